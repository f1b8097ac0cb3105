import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'html',
  title: { th: 'HTML', en: 'HTML' },
  description: {
    th: 'โค้ด HTML ที่เขียนเอง สคริปต์และส่วนที่ไม่ปลอดภัยจะถูกตัดออก',
    en: 'Your own HTML. Scripts and anything unsafe are removed',
  },
  icon: 'code',
  category: 'content',
  version: 1,
  aliases: ['HTML'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      html: {
        type: 'string',
        default: '',
        maxLength: 500_000,
        'x-title': { th: 'โค้ด HTML', en: 'HTML code' },
        'x-help': {
          th: 'อนุญาตข้อความ รูป ตาราง วิดีโอ และ YouTube แบบ youtube-nocookie.com ไม่อนุญาตสคริปต์',
          en: 'Text, images, tables, video and YouTube from youtube-nocookie.com are allowed, scripts are not',
        },
        'x-control': 'html',
        'x-group': 'content',
        'x-bind': true,
      },
    },
  },
});
