import type { Text } from 'sala/schemas';

export const secretTexts = {
  title: { th: 'ความลับที่โฟลว์ใช้', en: 'Secrets that flows use' },
  lead: {
    th: 'กุญแจหรือรหัสของระบบอื่น ขั้นตอน “เรียกระบบอื่น” อ้างด้วย $secret.ชื่อ ค่าถูกเข้ารหัสและไม่มีใครอ่านกลับได้',
    en: 'Keys of other systems. The step “HTTP request” names one as $secret.name; its value is sealed, and nobody can read it again.',
  },
  none: { th: 'ยังไม่มีความลับ', en: 'No secrets yet' },
  failed: { th: 'อ่านรายการความลับไม่ได้', en: 'The secrets could not be read' },
  add: { th: 'เพิ่มความลับ', en: 'Add a secret' },
  addText: { th: 'ตั้งชื่อแล้ววางกุญแจที่ได้จากระบบอื่น', en: 'Name it, and paste the key that the other system gave you.' },
  renew: { th: 'เปลี่ยนค่า', en: 'Replace' },
  renewOf: { th: 'เปลี่ยนค่า {name}', en: 'Replace {name}' },
  renewText: { th: 'โฟลว์ที่ใช้ชื่อนี้ใช้ค่าใหม่ทันที', en: 'Flows that name it use the new value at once.' },
  remove: { th: 'ลบ', en: 'Remove' },
  removeOf: { th: 'ลบ {name}', en: 'Remove {name}' },
  removeText: {
    th: 'โฟลว์ที่ยังอ้างชื่อนี้จะล้มเหลวที่ขั้นตอนนั้น จนกว่าจะเพิ่มใหม่',
    en: 'Flows that still name it fail at that step until it is added again.',
  },
  name: { th: 'ชื่อ', en: 'Name' },
  nameHelp: {
    th: 'อักษรอังกฤษตัวเล็ก ตัวเลข และ _ เช่น courier_key',
    en: 'Lower-case letters, digits and _, such as courier_key',
  },
  nameWrong: {
    th: 'ต้องขึ้นต้นด้วยอักษรอังกฤษตัวเล็ก ตามด้วยอักษรตัวเล็ก ตัวเลข หรือ _ ไม่เกิน 40 ตัว',
    en: 'It is a lower-case letter followed by lower-case letters, digits or _, at most 40 in all',
  },
  nameTaken: { th: 'มีชื่อนี้แล้ว ใช้ “เปลี่ยนค่า” ในรายการ', en: 'There is one of this name: use “Replace” in the list' },
  value: { th: 'ค่า', en: 'Value' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกความลับแล้ว', en: 'The secret is stored' },
  removed: { th: 'ลบความลับแล้ว', en: 'The secret is removed' },
  changed: { th: 'ตั้งค่าเมื่อ {time}', en: 'Set {time}' },
} satisfies Record<string, Text>;
