import { type Text, words } from 'sala/schemas';

/** Texts that the parts of the editor have in common. */
export const definitionTexts = {
  titleTh: { th: 'ชื่อภาษาไทย', en: 'Thai title' },
  titleEn: { th: 'ชื่อภาษาอังกฤษ', en: 'English title' },
  name: { th: 'ชื่อในระบบ', en: 'Name' },
  choose: { th: 'เลือก', en: 'Choose' },
  field: { th: 'ฟิลด์', en: 'Field' },
  value: { th: 'ค่า', en: 'Value' },
  add: { th: 'เพิ่ม', en: 'Add' },
  remove: words.remove,
  up: { th: 'เลื่อนขึ้น', en: 'Move up' },
  down: { th: 'เลื่อนลง', en: 'Move down' },
} satisfies Record<string, Text>;
