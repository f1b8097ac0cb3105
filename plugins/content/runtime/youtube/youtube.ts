import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'youtube',
  title: { th: 'YouTube', en: 'YouTube' },
  description: {
    th: 'วิดีโอจาก YouTube ซึ่งเชื่อมต่อเมื่อผู้ชมกดเล่นเท่านั้น',
    en: 'A film on YouTube, which is not contacted before someone plays it',
  },
  icon: 'circle-play',
  category: 'content',
  version: 1,
  aliases: ['Youtube', 'YouTube'],
  hydrate: 'touch',
  props: {
    type: 'object',
    properties: {
      url: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'ลิงก์ YouTube', en: 'YouTube link' },
        'x-help': {
          th: 'วางลิงก์ได้ทุกแบบ: watch, youtu.be, shorts, live หรือ embed',
          en: 'A link of any form: watch, youtu.be, shorts, live or embed',
        },
        'x-bind': true,
        'x-group': 'content',
      },
      title: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'ชื่อวิดีโอ', en: 'Title' },
        'x-bind': true,
        'x-group': 'content',
      },
      poster: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ภาพก่อนเล่น', en: 'Picture before playing' },
        'x-control': 'image',
        'x-bind': true,
        'x-group': 'look',
      },
      caption: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำบรรยายใต้วิดีโอ', en: 'Caption' },
        'x-bind': true,
        'x-group': 'content',
      },
      ratio: {
        type: 'string',
        enum: ['16/9', '4/3', '1/1', '9/16'],
        default: '16/9',
        'x-title': { th: 'สัดส่วน', en: 'Proportion' },
        'x-enum-titles': {
          '16/9': { th: '16:9', en: '16:9' },
          '4/3': { th: '4:3', en: '4:3' },
          '1/1': { th: 'จัตุรัส', en: 'Square' },
          '9/16': { th: '9:16 แนวตั้ง', en: '9:16 portrait' },
        },
        'x-group': 'look',
      },
    },
  },
});
