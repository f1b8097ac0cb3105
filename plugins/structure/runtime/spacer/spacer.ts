import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'spacer',
  title: { th: 'ช่องว่าง', en: 'Spacer' },
  description: { th: 'ที่ว่างระหว่างเนื้อหา', en: 'Room between contents' },
  icon: 'unfold-vertical',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      height: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 8,
        'x-title': { th: 'ความสูง (× 4 พิกเซล)', en: 'Height (× 4 pixels)' },
        'x-group': 'look',
      },
      phoneHeight: {
        type: 'integer',
        minimum: 0,
        maximum: 100,
        default: 4,
        'x-title': { th: 'ความสูงบนหน้าจอแคบ (× 4 พิกเซล)', en: 'Height where there is little room (× 4 pixels)' },
        'x-group': 'look',
      },
    },
  },
});
