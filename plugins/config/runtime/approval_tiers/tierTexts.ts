import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const tierTexts = {
  title: configWords.approvalTiers,
  lead: {
    th: 'กำหนดว่าใครอนุมัติได้ถึงเท่าใด เรียงจากระดับล่างขึ้นไป ช่องว่างคือไม่จำกัด เอกสารที่เกินระดับของผู้ส่งต้องขออนุมัติจากระดับที่สูงกว่า',
    en: 'Who may decide up to how much, from the lowest level up; an empty field has no limit. What is above the level of its sender needs a higher one.',
  },
  add: { th: 'เพิ่มระดับ', en: 'Add a level' },
  newLevel: { th: 'ระดับใหม่', en: 'New level' },
  nameTh: { th: 'ชื่อระดับ', en: 'Name (Thai)' },
  nameEn: { th: 'ชื่อภาษาอังกฤษ (ถ้ามี)', en: 'Name (English)' },
  moveUp: { th: 'ลดระดับ {level} ลงหนึ่งขั้น', en: 'Put {level} one lower' },
  moveDown: { th: 'เลื่อนระดับ {level} สูงขึ้นหนึ่งขั้น', en: 'Put {level} one higher' },
  remove: { th: 'ลบระดับ {level}', en: 'Remove the level {level}' },
  amountFormat: { th: 'ตัวเลขเท่านั้น เช่น 1,000,000', en: 'Digits only, such as 1,000,000' },
  none: { th: 'ไม่มีเอกสารที่ต้องอนุมัติในโมดูลที่เปิดอยู่', en: 'Nothing in the plugins that are on needs an approval' },
  level: { th: 'ระดับ', en: 'Level' },
  who: { th: 'ผู้อนุมัติ', en: 'Who approves' },
  upTo: { th: '{measure}ไม่เกิน', en: '{measure} up to' },
  useOf: { th: 'ใช้ระดับ {level}', en: 'Use the level {level}' },
  limitOf: { th: '{measure}ไม่เกิน ของระดับ {level}', en: '{measure} up to, level {level}' },
  whoOf: { th: 'ผู้อนุมัติของระดับ {level}', en: 'Who approves at the level {level}' },
  unlimited: { th: 'ไม่จำกัด', en: 'No limit' },
  changed: { th: 'เว็บไซต์กำหนดเอง', en: 'Decided by this site' },
  notYours: {
    th: 'เปลี่ยนได้เฉพาะผู้ที่อยู่ในระดับสูงสุด หรือมีตำแหน่งเหนือทุกบทบาทในนี้',
    en: 'Changed only by those of the highest level, or above every role in it.',
  },
  save: words.save,
  saved: configWords.savedNow,
  reset: { th: 'กลับเป็นค่าเริ่มต้น', en: 'Return to the default' },
  resetTitle: { th: 'ใช้ระดับอนุมัติเริ่มต้นของ {title}', en: 'Return {title} to its default levels' },
  resetText: { th: 'ระดับที่เว็บไซต์กำหนดเองจะถูกลบ', en: 'The levels that this site decided are removed.' },
} satisfies Record<string, Text>;
