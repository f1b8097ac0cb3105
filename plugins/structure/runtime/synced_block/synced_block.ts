import { defineProps, defineWidget, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'synced_block',
  title: { th: 'บล็อกใช้ร่วม', en: 'Synced block' },
  description: {
    th: 'เนื้อหาชุดเดียวที่ใช้หลายหน้า แก้ที่เดียวเปลี่ยนทุกหน้า',
    en: 'One content used on many pages; change it once, it changes everywhere',
  },
  icon: 'component',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  includes: ({ block }) => (typeof block === 'string' && block !== '' ? `block/${block}` : undefined),
  block: { name: 'block', changes: 'changes', copiedTo: 'section' },
  props: defineProps({
    block: prop.text(
      { th: 'ชื่อบล็อก', en: 'Name of the block' },
      {
        control: 'block',
        max: 120,
        help: { th: 'ทุกที่ที่ใช้ชื่อนี้แสดงเนื้อหาเดียวกัน', en: 'Everywhere this name is used the same content shows' },
      },
    ),
    changes: prop.object(
      { th: 'ข้อความ รูป และลิงก์เฉพาะหน้านี้', en: 'Texts, pictures and links of this page' },
      {},
      { control: 'block-changes' },
    ),
  }),
});
