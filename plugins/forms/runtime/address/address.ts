import { prop, words } from 'sala/schemas';
import { checkAddress, settleAddress } from '../../shared/addressValue.ts';
import { defineField } from '../../shared/defineField.ts';
import { sayAddress } from '../../shared/sayAddress.ts';

export const widget = defineField({
  type: 'address',
  title: { th: 'ที่อยู่', en: 'Thai address' },
  description: {
    th: 'ที่อยู่ในประเทศไทย เลือกจังหวัดถึงตำบล หรือค้นหาจากรหัสไปรษณีย์ ใช้เป็นที่อยู่ของผู้เสียภาษีในใบกำกับภาษีได้',
    en: 'An address in Thailand, by province, district and subdistrict or found by postal code; also for tax invoices (VAT)',
  },
  icon: 'map-pin',
  check: checkAddress,
  settle: settleAddress,
  say: sayAddress,
  label: words.address,
  props: {
    search: prop.toggle(
      { th: 'มีช่องค้นหา', en: 'With a search' },
      { default: true, help: { th: 'ค้นหาจากรหัสไปรษณีย์หรือชื่อตำบล', en: 'By postal code or subdistrict' } },
    ),
    short: prop.toggle(
      { th: 'แบบย่อ', en: 'Short form' },
      {
        group: 'content',
        help: {
          th: 'บ้านเลขที่ อาคาร ซอย และถนนรวมในช่องเดียว',
          en: 'One line for house, building, soi and road',
        },
      },
    ),
    taxInvoice: prop.toggle(
      { th: 'ข้อมูลใบกำกับภาษี', en: 'For a tax invoice' },
      {
        help: {
          th: 'เพิ่มเลขประจำตัวผู้เสียภาษีและชื่อผู้เสียภาษี',
          en: 'Adds the tax number and the name of the tax payer',
        },
      },
    ),
  },
});
