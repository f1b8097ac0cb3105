import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'gallery',
  title: { th: 'แกลเลอรี', en: 'Gallery' },
  description: { th: 'ภาพหลายภาพ กดเพื่อดูขนาดใหญ่', en: 'Many pictures; press one to see it large' },
  icon: 'images',
  category: 'content',
  version: 1,
  aliases: ['Gallery'],
  hydrate: ({ lightbox }) => (lightbox === false ? 'never' : 'touch'),
  props: {
    type: 'object',
    properties: {
      images: {
        type: 'array',
        default: [],
        maxItems: 200,
        'x-title': { th: 'รูปภาพ', en: 'Images' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            url: {
              type: 'string',
              default: '',
              maxLength: 2000,
              'x-title': { th: 'รูปภาพ', en: 'Image' },
              'x-control': 'image',
              'x-bind': true,
            },
            alt: {
              type: 'string',
              default: '',
              maxLength: 300,
              'x-title': { th: 'คำอธิบายรูป', en: 'Description' },
              'x-bind': true,
            },
            caption: {
              type: 'string',
              default: '',
              maxLength: 500,
              'x-title': { th: 'คำบรรยาย', en: 'Caption' },
              'x-bind': true,
            },
          },
        },
      },
      columns: {
        type: 'integer',
        minimum: 1,
        maximum: 6,
        default: 3,
        'x-title': { th: 'จำนวนคอลัมน์', en: 'Columns' },
        'x-help': { th: 'บนหน้าจอแคบจะลดลงเอง', en: 'Fewer where there is little room' },
        'x-group': 'look',
      },
      ratio: {
        type: 'string',
        enum: ['original', '1/1', '4/3', '16/9', '3/4'],
        default: '4/3',
        'x-title': { th: 'สัดส่วน', en: 'Proportion' },
        'x-enum-titles': {
          original: { th: 'ตามรูปเดิม', en: 'As it is' },
          '1/1': { th: 'จัตุรัส', en: 'Square' },
          '4/3': { th: '4:3', en: '4:3' },
          '16/9': { th: '16:9', en: '16:9' },
          '3/4': { th: '3:4 แนวตั้ง', en: '3:4 portrait' },
        },
        'x-group': 'look',
      },
      captions: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'แสดงคำบรรยายใต้รูป', en: 'Captions under the pictures' },
        'x-group': 'look',
      },
      lightbox: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'กดเพื่อดูขนาดใหญ่', en: 'Open large when pressed' },
        'x-group': 'behaviour',
      },
    },
  },
});
