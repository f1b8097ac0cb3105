import { defineProps, defineWidget, prop } from 'sala/schemas';

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
  example: { object: { html: '<pre>&lt;h2&gt;…&lt;/h2&gt;\n&lt;p&gt;…&lt;/p&gt;</pre>' } },
  props: defineProps({
    html: prop.text(
      { th: 'โค้ด HTML', en: 'HTML code' },
      {
        control: 'html',
        max: 500_000,
        help: {
          th: 'อนุญาตข้อความ รูป ตาราง วิดีโอ และ YouTube แบบ youtube-nocookie.com ไม่อนุญาตสคริปต์',
          en: 'Text, images, tables, video and YouTube from youtube-nocookie.com are allowed, scripts are not',
        },
        bind: true,
      },
    ),
  }),
});
