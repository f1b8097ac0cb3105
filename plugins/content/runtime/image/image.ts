import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';
import { pageLinkProp, targetProp } from '../../shared/linkProps.ts';
import { placeholderProp, ratioProp } from '../../shared/mediaProps.ts';

export const widget = defineWidget({
  type: 'image',
  title: words.image,
  description: { th: 'รูปภาพหนึ่งรูป ใส่ลิงก์และคำบรรยายได้', en: 'One picture, with a link and a caption if wanted' },
  icon: 'image',
  category: 'content',
  version: 1,
  common: true,
  aliases: ['Image'],
  hydrate: 'never',
  starts: { placeholder: 'landscape' },
  props: defineProps({
    url: prop.image(words.image),
    alt: prop.text(contentWords.pictureDescription, {
      help: {
        th: 'สำหรับผู้ที่มองไม่เห็นรูป เว้นว่างไว้ถ้ารูปเป็นเพียงเครื่องตกแต่ง',
        en: 'For people who cannot see the picture. Leave empty when it is only decoration',
      },
      bind: true,
    }),
    caption: prop.text({ th: 'คำบรรยายใต้รูป', en: 'Caption' }, { max: 500, bind: true }),
    canLink: prop.toggle({ th: 'กดที่รูปได้', en: 'The picture is a link' }),
    link: pageLinkProp({ when: { canLink: true } }),
    target: targetProp({ when: { canLink: true } }),
    alignment: prop.alignment({ default: 'center' }),
    width: prop.integer(
      { th: 'ความกว้าง (% ของคอลัมน์)', en: 'Width (% of the column)' },
      { default: 100, min: 5, max: 100, group: 'look' },
    ),
    ratio: ratioProp(['original', '21/9', '16/9', '4/3', '1/1', '3/4']),
    placeholder: placeholderProp,
    radii: prop.object(
      { th: 'มุมโค้ง (พิกเซล)', en: 'Corners (pixels)' },
      {
        topLeft: prop.integer({ th: 'บนซ้าย', en: 'Top left' }, { default: 0, min: 0, max: 400 }),
        topRight: prop.integer({ th: 'บนขวา', en: 'Top right' }, { default: 0, min: 0, max: 400 }),
        bottomRight: prop.integer({ th: 'ล่างขวา', en: 'Bottom right' }, { default: 0, min: 0, max: 400 }),
        bottomLeft: prop.integer({ th: 'ล่างซ้าย', en: 'Bottom left' }, { default: 0, min: 0, max: 400 }),
      },
      { group: 'look' },
    ),
    showHome: prop.toggle(
      { th: 'แสดงบนหน้าแรก', en: 'Show on the home page' },
      {
        default: true,
        help: {
          th: 'ปิดไว้เมื่อรูปนี้มีไว้สำหรับหน้าอื่นที่ใช้เนื้อหาเดียวกัน',
          en: 'Switch off when the picture is meant for other pages that use the same content',
        },
      },
    ),
    priority: prop.toggle(
      { th: 'โหลดก่อน', en: 'Load first' },
      {
        help: {
          th: 'ใช้กับรูปใหญ่ที่เห็นทันทีเมื่อเปิดหน้า รูปอื่นจะโหลดเมื่อเลื่อนถึง',
          en: 'For the large picture seen at once; the others load when scrolled to',
        },
      },
    ),
  }),
});
