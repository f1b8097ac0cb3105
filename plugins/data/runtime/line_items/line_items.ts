import { defineProps, defineWidget, frameProps } from 'sala/schemas';

export const widget = defineWidget({
  type: 'line_items',
  title: { th: 'ตารางบรรทัด', en: 'Lines of a document' },
  description: {
    th: 'บรรทัดของเอกสารในตารางที่กรอกด้วยแป้นพิมพ์ได้ทั้งหมด วางจากสเปรดชีต และคำนวณทันที',
    en: 'Lines of a document in a grid: all by keyboard, pasted from spreadsheets, computed at once',
  },
  icon: 'table-properties',
  category: 'form',
  version: 1,
  hydrate: 'load',
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<table><tbody><tr><th>รายการ</th><th>จำนวน</th></tr><tr><td>กระดาษ A4</td><td>10</td></tr><tr><td>ปากกา</td><td>24</td></tr></tbody></table>',
        en: '<table><tbody><tr><th>Item</th><th>Quantity</th></tr><tr><td>Paper</td><td>10</td></tr><tr><td>Pens</td><td>24</td></tr></tbody></table>',
      },
    },
  },
  field: true,
  props: defineProps(frameProps),
});
