import { defineTypedField } from '../../shared/defineTypedField.ts';

export const widget = defineTypedField({
  type: 'signature',
  title: { th: 'ลายเซ็น', en: 'Signature' },
  description: { th: 'ลงลายมือชื่อด้วยนิ้วหรือเมาส์ พร้อมผู้ลงนามและเวลา', en: 'Signed by finger or mouse, with who and when' },
  icon: 'signature',
  typeOf: () => 'signature',
  label: { th: 'ลายเซ็น', en: 'Signature' },
  props: {},
});
