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
  field: true,
  props: defineProps(frameProps),
});
