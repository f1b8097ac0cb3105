import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'divider',
  title: { th: 'เส้นคั่น', en: 'Divider' },
  description: { th: 'เส้นบาง ๆ ระหว่างเนื้อหา ใส่คำตรงกลางได้', en: 'A thin line between contents, with a word if wanted' },
  icon: 'minus',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      label: {
        type: 'string',
        default: '',
        maxLength: 120,
        'x-title': { th: 'คำบนเส้น', en: 'Word on the line' },
        'x-bind': true,
        'x-group': 'content',
      },
      line: {
        type: 'string',
        enum: ['solid', 'dashed', 'dotted'],
        default: 'solid',
        'x-title': { th: 'เส้น', en: 'Line' },
        'x-enum-titles': {
          solid: { th: 'ทึบ', en: 'Solid' },
          dashed: { th: 'ประ', en: 'Dashed' },
          dotted: { th: 'จุด', en: 'Dotted' },
        },
        'x-group': 'look',
      },
      thickness: {
        type: 'integer',
        minimum: 1,
        maximum: 12,
        default: 1,
        'x-title': { th: 'ความหนา (พิกเซล)', en: 'Thickness (pixels)' },
        'x-group': 'look',
      },
      color: {
        type: 'string',
        default: 'line',
        maxLength: 64,
        'x-title': { th: 'สี', en: 'Colour' },
        'x-control': 'color',
        'x-group': 'look',
      },
      space: {
        type: 'integer',
        minimum: 0,
        maximum: 40,
        default: 4,
        'x-title': { th: 'ระยะบนล่าง (× 4 พิกเซล)', en: 'Room above and below (× 4 pixels)' },
        'x-group': 'look',
      },
    },
  },
});
