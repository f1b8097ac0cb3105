import { prop, words } from 'sala/schemas';
import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';
import { moneyType } from '../../shared/fieldTypes.ts';

export const widget = defineTypedField({
  type: 'money',
  title: words.money,
  description: { th: 'จำนวนเงินพร้อมสกุลเงิน', en: 'An amount with its currency' },
  icon: 'banknote',
  typeOf: moneyType,
  label: words.money,
  props: {
    placeholder: placeholderProp,
    currencies: prop.text(
      { th: 'สกุลเงิน', en: 'Currencies' },
      {
        default: 'THB',
        max: 200,
        help: { th: 'รหัสสามตัวอักษร คั่นด้วยจุลภาค สกุลแรกเป็นค่าเริ่มต้น', en: 'Codes of three letters, the usual one first' },
      },
    ),
  },
});
