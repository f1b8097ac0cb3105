import { prop } from 'sala/schemas';
import { checkTextarea } from '../../shared/checkTextarea.ts';
import { defineField } from '../../shared/defineField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';
import * as formsWords from '../../shared/formsWords.ts';

export const widget = defineField({
  type: 'textarea',
  common: true,
  title: { th: 'ช่องข้อความยาว', en: 'Long text' },
  description: { th: 'ช่องกรอกหลายบรรทัด', en: 'A field of several lines' },
  icon: 'text',
  check: checkTextarea,
  label: { th: 'รายละเอียด', en: 'Details' },
  props: {
    placeholder: placeholderProp,
    value: prop.longText(formsWords.initialValue, { max: 10_000 }),
    lines: prop.integer({ th: 'จำนวนบรรทัด', en: 'Lines' }, { default: 4, min: 2, max: 20, group: 'look' }),
    minLength: prop.integer(formsWords.minLength, { min: 0, max: 10_000 }),
    maxLength: prop.integer(formsWords.maxLength, { min: 1, max: 10_000 }),
  },
});
