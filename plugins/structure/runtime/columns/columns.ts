import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'columns',
  title: { th: 'คอลัมน์', en: 'Columns' },
  description: { th: 'คอลัมน์ซ้อนในคอลัมน์ แต่ละช่องมีแถวของตัวเอง', en: 'Columns inside a column, each with rows of its own' },
  icon: 'columns-3',
  category: 'structure',
  version: 1,
  aliases: ['column'],
  hydrate: 'never',
  container: { panelsFrom: 'columns' },
  props: {
    type: 'object',
    properties: {
      columns: {
        type: 'array',
        maxItems: 6,
        default: [
          { uid: 'first', title: '1', width: 1 },
          { uid: 'second', title: '2', width: 1 },
        ],
        'x-title': { th: 'คอลัมน์', en: 'Columns' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            uid: { type: 'string', default: '' },
            title: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'ชื่อ (เห็นในตัวสร้างเท่านั้น)', en: 'Name (seen only in the builder)' },
            },
            width: {
              type: 'number',
              minimum: 1,
              maximum: 12,
              default: 1,
              'x-title': { th: 'สัดส่วนความกว้าง', en: 'Share of the width' },
            },
          },
        },
      },
      gap: {
        type: 'integer',
        minimum: 0,
        maximum: 24,
        default: 6,
        'x-title': { th: 'ช่องไฟ (× 4 พิกเซล)', en: 'Gap (× 4 pixels)' },
        'x-group': 'look',
      },
      alignment: {
        type: 'string',
        enum: ['start', 'center', 'end', 'stretch'],
        default: 'start',
        'x-title': { th: 'แนวตั้ง', en: 'Vertical place' },
        'x-enum-titles': {
          start: { th: 'บน', en: 'Top' },
          center: { th: 'กลาง', en: 'Middle' },
          end: { th: 'ล่าง', en: 'Bottom' },
          stretch: { th: 'สูงเท่ากัน', en: 'Same height' },
        },
        'x-group': 'look',
      },
      narrow: {
        type: 'string',
        enum: ['stack', 'reverse', 'keep'],
        default: 'stack',
        'x-title': { th: 'บนหน้าจอแคบ', en: 'Where there is little room' },
        'x-enum-titles': {
          stack: { th: 'เรียงลงมา', en: 'One below the other' },
          reverse: { th: 'เรียงลงมา กลับลำดับ', en: 'One below the other, last first' },
          keep: { th: 'คงไว้ข้างกัน', en: 'Stay side by side' },
        },
        'x-group': 'look',
      },
    },
  },
});
