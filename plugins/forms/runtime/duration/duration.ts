import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineTypedField({
  type: 'duration',
  title: { th: 'ระยะเวลา', en: 'Duration' },
  description: {
    th: 'ความยาวของเวลา เช่น 1:30 หรือ 1 ชม. 30 นาที',
    en: 'A length of time such as 1:30 or 1 h 30 min',
  },
  icon: 'timer',
  typeOf: () => 'duration',
  label: { th: 'ระยะเวลา', en: 'Duration' },
  props: { placeholder: { ...placeholderProp, default: '1:30' } },
});
