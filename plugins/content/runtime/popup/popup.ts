import { defineProps, defineWidget, popupPrefix, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

export const widget = defineWidget({
  type: 'popup',
  title: { th: 'ป๊อปอัป', en: 'Popup' },
  description: { th: 'หน้าต่างประกาศที่ขึ้นมาเองเมื่อเปิดหน้า', en: 'An announcement that opens by itself' },
  icon: 'megaphone',
  category: 'content',
  version: 1,
  example: { as: 'card', object: { title: { th: 'ลดพิเศษถึงสิ้นเดือน', en: 'A special offer this month' } } },
  hydrate: 'idle',
  includes: ({ contentType, popup }) =>
    contentType === 'layout' && typeof popup === 'string' && popup !== '' ? `${popupPrefix}${popup}` : undefined,
  props: defineProps({
    title: prop.text(words.title, { bind: true }),
    contentType: prop.choice(
      contentWords.content,
      {
        image: words.image,
        video: contentWords.video,
        text: words.text,
        layout: { th: 'ป๊อปอัปที่ทำไว้', en: 'A popup of this site' },
      },
      { default: 'text', group: 'content' },
    ),
    imageUrl: prop.image(words.image, { when: { contentType: 'image' } }),
    alt: prop.text(words.imageDescription, { bind: true, when: { contentType: 'image' } }),
    videoUrl: prop.link(contentWords.videoAddress, {
      help: { th: 'YouTube หรือไฟล์วิดีโอ', en: 'YouTube, or a video file' },
      bind: true,
      when: { contentType: 'video' },
      group: 'content',
    }),
    textContent: prop.richText(words.text, { when: { contentType: 'text' } }),
    popup: prop.text(
      { th: 'ชื่อป๊อปอัป', en: 'Name of the popup' },
      {
        control: 'popup',
        max: 120,
        help: { th: 'สร้างและแก้ไขที่ จัดการเนื้อหา › ป๊อปอัป', en: 'Made and edited under Content › Popups' },
        when: { contentType: 'layout' },
        group: 'content',
      },
    ),
    displayType: prop.choice(
      { th: 'แสดงเมื่อ', en: 'Show' },
      {
        firstVisit: { th: 'เข้าชมครั้งแรก', en: 'On the first visit' },
        everyReload: { th: 'ทุกครั้งที่เปิดหน้า', en: 'On every visit' },
      },
      { group: 'behaviour' },
    ),
    delay: prop.number(
      { th: 'รอก่อนแสดง (วินาที)', en: 'Wait before showing (seconds)' },
      { default: 1, min: 0, max: 600 },
    ),
    autoclose: prop.toggle({ th: 'ปิดเอง', en: 'Close by itself' }),
    autocloseDelay: prop.number(
      { th: 'ปิดหลังจาก (วินาที)', en: 'Close after (seconds)' },
      {
        default: 10,
        min: 1,
        max: 600,
        help: {
          th: 'หยุดนับเมื่อผู้ชมชี้หรือกดในหน้าต่าง',
          en: 'Counting stops when the visitor points at it or uses it',
        },
        when: { autoclose: true },
      },
    ),
  }),
});
