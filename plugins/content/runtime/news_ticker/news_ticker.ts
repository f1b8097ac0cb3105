import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

export const widget = defineWidget({
  type: 'news_ticker',
  title: { th: 'ข่าววิ่ง', en: 'News ticker' },
  description: { th: 'แถบข่าวที่เลื่อนไปเรื่อย ๆ หยุดได้', en: 'A band of news that moves along and can be stopped' },
  icon: 'newspaper',
  category: 'content',
  version: 1,
  aliases: ['news ticker'],
  hydrate: 'never',
  example: { object: { items: [{ text: { th: 'เปิดรับสมัครรุ่นใหม่แล้ววันนี้', en: 'Registration is open' } }] } },
  props: defineProps({
    items: prop.list(
      contentWords.news,
      {
        text: prop.text(words.text, { bind: true }),
        link: prop.link(words.link, { bind: true }),
      },
      { max: 30 },
    ),
    label: prop.text({ th: 'ป้ายหน้าแถบ', en: 'Label' }, { default: contentWords.news, max: 60, bind: true }),
    speed: prop.number(
      { th: 'ความเร็ว', en: 'Speed' },
      {
        default: 2,
        min: 0.5,
        max: 10,
        help: { th: '1 ช้า, 2 ปกติ, 10 เร็วมาก', en: '1 is slow, 2 is usual, 10 is very fast' },
      },
    ),
    direction: prop.choice(
      { th: 'เลื่อนไปทาง', en: 'Moves to the' },
      { left: { th: 'ซ้าย', en: 'Left' }, right: { th: 'ขวา', en: 'Right' } },
      { group: 'behaviour' },
    ),
    color: prop.color({ th: 'สีตัวอักษร', en: 'Colour of the text' }, { default: 'white' }),
    background: prop.color({ th: 'สีพื้น', en: 'Colour of the band' }, { default: '#0b6b57' }),
  }),
});
