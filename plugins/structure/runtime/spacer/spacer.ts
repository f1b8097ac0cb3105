import { defineProps, defineWidget, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'spacer',
  title: { th: 'ช่องว่าง', en: 'Spacer' },
  description: { th: 'ที่ว่างระหว่างเนื้อหา', en: 'Room between contents' },
  icon: 'unfold-vertical',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<p>เนื้อหาด้านบน</p><p>↕</p><p>เนื้อหาด้านล่าง</p>',
        en: '<p>What is above</p><p>↕</p><p>What is below</p>',
      },
      alignment: 'center',
    },
  },
  props: defineProps({
    height: prop.integer(
      { th: 'ความสูง (× 4 พิกเซล)', en: 'Height (× 4 pixels)' },
      { default: 8, min: 1, max: 100, group: 'look' },
    ),
    phoneHeight: prop.integer(
      { th: 'ความสูงบนหน้าจอแคบ (× 4 พิกเซล)', en: 'Height where there is little room (× 4 pixels)' },
      { default: 4, min: 0, max: 100, group: 'look' },
    ),
  }),
});
