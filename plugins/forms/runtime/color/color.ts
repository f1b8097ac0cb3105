import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineTypedField({
  type: 'color',
  title: { th: 'สี', en: 'Colour' },
  description: { th: 'เลือกสี หรือกรอกรหัสสี', en: 'A colour, chosen or typed' },
  icon: 'palette',
  typeOf: () => 'color',
  label: { th: 'สี', en: 'Colour' },
  props: { placeholder: { ...placeholderProp, default: '#0f766e' } },
});
