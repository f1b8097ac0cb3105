import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const menuTexts = {
  title: configWords.siteMenu,
  done: configWords.savedNow,
  menu: words.menu,
  noMenu: { th: 'ยังไม่มีเมนูของเว็บไซต์', en: 'The site has no menu of its own yet.' },
  newLine: { th: 'เมนูใหม่', en: 'New line' },
  seenByAll: { th: 'ทุกคนเห็น', en: 'Everybody sees it' },
  seenBy: { th: 'เห็นเฉพาะ: {roles}', en: 'Only for: {roles}' },
  menuTitleThai: { th: 'ชื่อเมนู (ไทย)', en: 'Title (Thai)' },
  menuTitleEnglish: { th: 'ชื่อเมนู (อังกฤษ)', en: 'Title (English)' },
  menuTarget: words.link,
  add: { th: 'เพิ่มเมนู', en: 'Add a line' },
  addSub: { th: 'เพิ่มเมนูย่อยใต้ {title}', en: 'Add below {title}' },
  remove: { th: 'ลบ {title}', en: 'Remove {title}' },
  save: words.save,
  unsaved: configWords.notSaved,
  help: {
    th: 'ย้ายแต่ละบรรทัดด้วยปุ่มลูกศรของบรรทัด หรือลากที่จุดด้านหน้า: ขึ้นลงเพื่อสลับลำดับ ขวาเพื่อให้เป็นเมนูย่อย ซ้ายเพื่อเลื่อนออกมา',
    en: 'Move a line by its arrows, or drag it by the dots in front: up and down change the order, right puts it below the line before it, left brings it out.',
  },
  missing: { th: 'ไม่มีเมนูบรรทัดนี้แล้ว', en: 'The menu has no such line any more.' },
  whole: { th: 'ดูเมนูทั้งหมด', en: 'See the whole menu' },
  target: { th: 'เลือกจากหน้าหรือพิมพ์', en: 'Choose a page or type' },
  handle: { th: 'ย้าย {title}', en: 'Move {title}' },
  up: words.moveUp,
  down: words.moveDown,
  in: { th: 'ให้ {title} เป็นเมนูย่อยของรายการก่อนหน้า', en: 'Put {title} below the line before it' },
  out: { th: 'เลื่อน {title} ออกจากเมนูย่อย', en: 'Bring {title} out of the submenu' },
  moved: { th: 'ย้าย {title} แล้ว', en: '{title} was moved' },
} satisfies Record<string, Text>;
