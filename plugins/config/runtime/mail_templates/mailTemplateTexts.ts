import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const mailTemplateTexts = {
  title: configWords.mailTemplates,
  lead: {
    th: 'ข้อความของอีเมลที่ระบบส่งในนามของเว็บไซต์ แก้ไขได้ทั้งสองภาษา',
    en: 'The texts of the mails that go out in the name of the site, in both languages.',
  },
  own: { th: 'แก้ไขแล้ว', en: 'changed' },
  added: { th: 'เพิ่มเอง', en: 'added' },
  add: { th: 'เพิ่มแม่แบบ', en: 'Add a template' },
  newOne: { th: 'แม่แบบใหม่', en: 'New template' },
  key: { th: 'รหัสของแม่แบบ', en: 'Key of the template' },
  keyHelp: {
    th: 'ตัวอักษรอังกฤษพิมพ์เล็ก เช่น welcome ใช้เรียกจากโฟลว์',
    en: 'Small letters, such as welcome. Flows name it by this.',
  },
  name: words.name,
  subject: { th: 'เรื่อง', en: 'Subject' },
  body: { th: 'เนื้อความ', en: 'Body' },
  bodyHelp: {
    th: 'เว้นบรรทัดว่างเพื่อขึ้นย่อหน้าใหม่ ใช้ {{#if …}} {{#each …}} และ {{link this}} ได้',
    en: 'An empty line begins a paragraph. {{#if …}}, {{#each …}} and {{link this}} are understood.',
  },
  button: { th: 'ข้อความบนปุ่ม', en: 'Label of the button' },
  language: { th: 'ภาษาของข้อความ', en: 'Language of the texts' },
  thai: { th: 'ภาษาไทย', en: 'Thai' },
  english: { th: 'ภาษาอังกฤษ', en: 'English' },
  insert: { th: 'แทรกค่า', en: 'Fill in' },
  insertOne: { th: 'แทรก {title}', en: 'Fill in {title}' },
  save: words.save,
  cancel: words.cancel,
  saved: words.saved,
  reset: { th: 'กลับไปใช้ข้อความเดิมของระบบ', en: 'Back to the first texts' },
  resetText: {
    th: 'ข้อความที่แก้ไขไว้จะหายไป อีเมลต่อไปใช้ข้อความเดิมของระบบ',
    en: 'What you wrote is removed. The next mail uses the texts that the site began with.',
  },
  remove: words.remove,
  removeText: {
    th: 'โฟลว์ที่ใช้แม่แบบนี้จะส่งอีเมลไม่ได้',
    en: 'Flows that use this template can send no mail by it.',
  },
  removed: { th: 'เรียบร้อยแล้ว', en: 'Done.' },
  preview: { th: 'ตัวอย่างด้วยข้อมูลสมมติ', en: 'As it arrives, with sample values' },
  previewOf: { th: 'ตัวอย่างอีเมล: {subject}', en: 'Preview of the mail: {subject}' },
  plain: { th: 'แบบข้อความล้วน', en: 'As plain text' },
  missing: { th: 'ไม่มีแม่แบบนี้แล้ว', en: 'There is no such template any more.' },
} satisfies Record<string, Text>;
