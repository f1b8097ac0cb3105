import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const menuTexts = {
  title: configWords.siteMenu,
  done: configWords.savedNow,
  help: {
    th: 'ลากที่จับเพื่อย้าย หรือกดลูกศรขึ้นลงบนที่จับเพื่อสลับลำดับ ลูกศรขวาเพื่อให้เป็นเมนูย่อย ลูกศรซ้ายเพื่อเลื่อนออกมา',
    en: 'Drag the handle, or press on it: up and down to reorder, right to put the line below the one before it, left to bring it out.',
  },
  target: { th: 'ลิงก์ (เลือกจากหน้าหรือพิมพ์)', en: 'Link (choose a page or type)' },
  handle: { th: 'ย้าย {title} ด้วยปุ่มลูกศร', en: 'Move {title} with the arrow keys' },
  up: words.moveUp,
  down: words.moveDown,
  in: { th: 'ให้ {title} เป็นเมนูย่อยของรายการก่อนหน้า', en: 'Put {title} below the line before it' },
  out: { th: 'เลื่อน {title} ออกจากเมนูย่อย', en: 'Bring {title} out of the submenu' },
  moved: { th: 'ย้าย {title} แล้ว', en: '{title} was moved' },
} satisfies Record<string, Text>;
