import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'record_value',
  title: { th: 'ค่าที่แสดงอย่างเดียว', en: 'Value to read' },
  description: { th: 'ค่าในแบบฟอร์มที่ระบบคำนวณหรือกำหนดให้', en: 'A value in a form that the system computes or sets' },
  icon: 'text',
  category: 'data',
  version: 1,
  hydrate: 'load',
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<p>ยอดรวม<br><strong>12,500.00 บาท</strong></p>',
        en: '<p>Total<br><strong>THB 12,500.00</strong></p>',
      },
    },
  },
  props: defineProps({ label: prop.text(words.title, { bind: true }) }),
});
