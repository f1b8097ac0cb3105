import { words } from 'sala/schemas';
import * as dataWords from '../../shared/dataWords.ts';

export const gridTexts = {
  total: dataWords.total,
  choose: words.chooseName,
  chooseAll: { th: 'เลือกทั้งหน้า', en: 'Choose the whole page' },
  count: { th: '{n} รายการ', en: '{n}' },
  open: { th: 'เปิดรายการ', en: 'Open' },
  look: { th: 'ดูเร็ว {name} (Space)', en: 'Quick look at {name} (Space)' },
  moreColumns: { th: 'ดูคอลัมน์ที่เหลือ', en: 'More columns' },
  sortBy: { th: 'เรียงตาม{title}', en: 'Sort by {title}' },
};
