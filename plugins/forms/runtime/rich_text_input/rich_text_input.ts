import { defineTypedField } from '../../shared/defineTypedField.ts';

export const widget = defineTypedField({
  type: 'rich_text_input',
  title: { th: 'ข้อความจัดรูปแบบ', en: 'Rich text' },
  description: { th: 'ข้อความที่มีตัวหนา หัวข้อ และรายการ', en: 'Text with emphasis, headings and lists' },
  icon: 'letter-text',
  typeOf: () => 'rich_text',
  label: { th: 'รายละเอียด', en: 'Details' },
  props: {},
});
