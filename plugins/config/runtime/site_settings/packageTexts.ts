import type { Text } from 'sala/schemas';

export const packageTexts = {
  take: { th: 'นำเว็บไซต์นี้ไปด้วย', en: 'Take this site along' },
  takeText: {
    th: 'ไฟล์เดียวที่มีหน้าเว็บ แบบฟอร์ม เมนู โฟลว์ คอลเลกชันที่ทำเอง และการตั้งค่า ไม่มีข้อมูล ผู้ใช้ รหัสผ่าน หรือความลับ',
    en: 'One file with pages, forms, menus, flows, own collections and settings, without records, people, passwords or secrets.',
  },
  download: { th: 'ดาวน์โหลดแพ็กเกจ', en: 'Download the package' },
  bring: { th: 'เทียบกับแพ็กเกจแล้วนำมาใช้', en: 'Compare with a package, and apply it' },
  bringText: {
    th: 'เลือกไฟล์ ระบบจะแสดงความต่างก่อน ยังไม่เปลี่ยนอะไร สิ่งที่แพ็กเกจไม่มีจะไม่ถูกลบ',
    en: 'Choose a file. You see the differences first, and nothing changes yet. What the package lacks is not deleted.',
  },
  file: { th: 'เลือกไฟล์แพ็กเกจ', en: 'Choose the package file' },
  unreadable: { th: 'ไฟล์นี้อ่านไม่ได้', en: 'This file cannot be read' },
  same: { th: 'ไม่มีอะไรต่างจากเว็บไซต์นี้', en: 'Nothing differs from this site' },
  differs: { th: 'ต่างกัน {count} รายการ เลือกสิ่งที่จะนำมาใช้', en: '{count} differences. Choose what to apply.' },
  refusals: {
    th: 'นำมาใช้ไม่ได้ {count} รายการ เหตุผลอยู่ใต้รายการ',
    en: '{count} of them cannot be applied: the reason stands below each.',
  },
  refused: { th: 'นำมาใช้ไม่ได้', en: 'Cannot be applied' },
  settings: { th: 'การตั้งค่า', en: 'Setting' },
  collections: { th: 'คอลเลกชัน', en: 'Collection' },
  flows: { th: 'โฟลว์', en: 'Flow' },
  layouts: { th: 'หน้าเว็บ', en: 'Page' },
  popup: { th: 'ป๊อปอัป', en: 'Popup' },
  form: { th: 'แบบฟอร์ม', en: 'Form' },
  block: { th: 'บล็อก', en: 'Block' },
  add: { th: 'เพิ่ม', en: 'New' },
  change: { th: 'เปลี่ยน', en: 'Changed' },
  apply: { th: 'นำมาใช้ {count} รายการ', en: 'Apply {count} changes' },
  applied: { th: 'นำมาใช้แล้ว {count} รายการ', en: '{count} changes applied' },
  history: { th: 'แพ็กเกจที่นำมาใช้แล้ว', en: 'Packages that were applied' },
  line: { th: '{title} · {count} รายการ · {by} · {time}', en: '{title} · {count} changes · {by} · {time}' },
  undo: { th: 'ย้อนกลับ', en: 'Undo' },
  undoTitle: { th: 'ย้อนกลับ “{title}”', en: 'Undo “{title}”' },
  undoText: {
    th: 'หน้า โฟลว์ และการตั้งค่ากลับเป็นอย่างก่อนนำมาใช้ แม้แก้ไขภายหลังแล้ว คอลเลกชันที่เพิ่มยังอยู่ เพราะอาจมีข้อมูลแล้ว',
    en: 'Pages, flows and settings go back to what they were before, even where they were changed since. Collections that were added stay: they may hold records.',
  },
  undone: { th: 'ย้อนกลับแล้ว', en: 'Undone' },
} satisfies Record<string, Text>;
