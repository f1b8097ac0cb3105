import { defineWidget } from 'sala/schemas';
import { checkAddress, settleAddress } from '../../shared/addressValue.ts';
import { fieldProps } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'address',
  title: { th: 'ที่อยู่', en: 'Thai address' },
  description: {
    th: 'ที่อยู่ในประเทศไทย เลือกจังหวัดถึงตำบล หรือค้นหาจากรหัสไปรษณีย์',
    en: 'An address in Thailand, by province, district and subdistrict or found by postal code',
  },
  icon: 'map-pin',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkAddress,
  settle: settleAddress,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'ที่อยู่', en: 'Address' }),
      search: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'มีช่องค้นหา', en: 'With a search' },
        'x-help': { th: 'ค้นหาจากรหัสไปรษณีย์หรือชื่อตำบล', en: 'By postal code or subdistrict' },
        'x-group': 'behaviour',
      },
      taxInvoice: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'ข้อมูลใบกำกับภาษี', en: 'For a tax invoice' },
        'x-help': {
          th: 'เพิ่มเลขประจำตัวผู้เสียภาษีและชื่อผู้เสียภาษี',
          en: 'Adds the tax number and the name of the tax payer',
        },
        'x-group': 'behaviour',
      },
    },
  },
});
