import { prop } from 'sala/schemas';
import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';
import { percentType } from '../../shared/fieldTypes.ts';

export const widget = defineTypedField({
  type: 'percent',
  title: { th: 'ร้อยละ', en: 'Percentage' },
  description: { th: 'ตัวเลขร้อยละ เช่น 7 หรือ 7.5%', en: 'A percentage such as 7 or 7.5%' },
  icon: 'percent',
  typeOf: percentType,
  label: { th: 'ร้อยละ', en: 'Percentage' },
  props: {
    placeholder: placeholderProp,
    decimals: prop.integer({ th: 'ทศนิยมไม่เกิน', en: 'Decimals at most' }, { default: 2, min: 0, max: 6 }),
  },
});
