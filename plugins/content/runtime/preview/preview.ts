import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

export const widget = defineWidget({
  type: 'preview',
  title: { th: 'ตัวอย่างไฟล์หรือหน้า', en: 'Preview' },
  description: {
    th: 'แสดงรูป วิดีโอ เสียง หรือ PDF ในหน้านี้ ลิงก์อื่นแสดงเป็นการ์ด',
    en: 'Shows a picture, film, sound or PDF in place, and any other link as a card',
  },
  icon: 'eye',
  category: 'content',
  version: 1,
  hydrate: 'never',
  example: {
    object: {
      url: '/',
      kind: 'link',
      title: { th: 'ชื่อของหน้า', en: 'Name of the page' },
      description: { th: 'หน้าที่ลิงก์นี้เปิด', en: 'What the link opens' },
    },
  },
  props: defineProps({
    url: prop.file({ th: 'ไฟล์หรือลิงก์', en: 'File or link' }),
    kind: prop.choice(
      words.kind,
      {
        auto: contentWords.automatic,
        image: words.image,
        video: contentWords.video,
        audio: { th: 'เสียง', en: 'Sound' },
        pdf: { th: 'PDF', en: 'PDF' },
        link: { th: 'การ์ดลิงก์', en: 'Link card' },
      },
      { help: { th: 'อัตโนมัติดูจากนามสกุลไฟล์', en: 'Automatic goes by the ending of the name' }, group: 'content' },
    ),
    title: prop.text(words.entryTitle, { bind: true }),
    description: prop.longText(words.description),
    image: prop.image({ th: 'รูปของการ์ด', en: 'Image of the card' }, { group: 'look' }),
  }),
});
