import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'record_section',
  title: { th: 'กลุ่มช่องของรายการ', en: 'Group of fields' },
  description: { th: 'ช่องกรอกที่อยู่ด้วยกัน พับเก็บได้', en: 'Fields of a record that belong together; it can be folded' },
  icon: 'square-dashed',
  category: 'data',
  version: 1,
  hydrate: 'load',
  container: {},
  props: defineProps({
    title: prop.text(words.title, { bind: true }),
    folded: prop.toggle({ th: 'พับไว้ก่อน', en: 'Closed at first' }),
  }),
});
