import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'news_ticker',
  title: { th: 'ข่าววิ่ง', en: 'News ticker' },
  description: { th: 'แถบข่าวที่เลื่อนไปเรื่อย ๆ หยุดได้', en: 'A band of news that moves along and can be stopped' },
  icon: 'newspaper',
  category: 'content',
  version: 1,
  aliases: ['news ticker'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        default: [],
        maxItems: 30,
        'x-title': { th: 'ข่าว', en: 'News' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            text: {
              type: 'string',
              default: '',
              maxLength: 300,
              'x-title': { th: 'ข้อความ', en: 'Text' },
              'x-bind': true,
            },
            link: {
              type: 'string',
              default: '',
              maxLength: 2000,
              'x-title': { th: 'ลิงก์', en: 'Link' },
              'x-control': 'link',
            },
          },
        },
      },
      label: {
        type: 'string',
        default: { th: 'ข่าว', en: 'News' },
        maxLength: 60,
        'x-title': { th: 'ป้ายหน้าแถบ', en: 'Label' },
        'x-group': 'content',
      },
      speed: {
        type: 'number',
        minimum: 0.5,
        maximum: 10,
        default: 2,
        'x-title': { th: 'ความเร็ว', en: 'Speed' },
        'x-help': { th: '1 ช้า, 2 ปกติ, 10 เร็วมาก', en: '1 is slow, 2 is usual, 10 is very fast' },
        'x-group': 'behaviour',
      },
      direction: {
        type: 'string',
        enum: ['left', 'right'],
        default: 'left',
        'x-title': { th: 'เลื่อนไปทาง', en: 'Moves to the' },
        'x-enum-titles': { left: { th: 'ซ้าย', en: 'Left' }, right: { th: 'ขวา', en: 'Right' } },
        'x-group': 'behaviour',
      },
      color: {
        type: 'string',
        default: 'white',
        maxLength: 64,
        'x-title': { th: 'สีตัวอักษร', en: 'Colour of the text' },
        'x-control': 'color',
        'x-group': 'look',
      },
      background: {
        type: 'string',
        default: '#0b6b57',
        maxLength: 64,
        'x-title': { th: 'สีพื้น', en: 'Colour of the band' },
        'x-control': 'color',
        'x-group': 'look',
      },
    },
  },
});
