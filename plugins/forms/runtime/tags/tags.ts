import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineTypedField({
  type: 'tags',
  title: { th: 'ป้ายกำกับ', en: 'Tags' },
  description: { th: 'คำสั้น ๆ หลายคำ', en: 'Several short words' },
  icon: 'tags',
  typeOf: () => 'tags',
  label: { th: 'ป้ายกำกับ', en: 'Tags' },
  props: { placeholder: placeholderProp },
});
