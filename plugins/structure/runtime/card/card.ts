import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'card',
  title: words.card,
  description: {
    th: 'กล่องที่มีรูป ป้าย หัวข้อ และแถวข้างใน',
    en: 'A box with a picture, a badge, a heading and rows inside',
  },
  icon: 'panel-top',
  category: 'structure',
  version: 1,
  common: true,
  hydrate: 'never',
  container: {},
  heading: { text: 'title', level: 'level' },
  starts: { title: { th: 'ชื่อการ์ด', en: 'Title of the card' } },
  props: defineProps({
    image: prop.image(words.image),
    alt: prop.text(words.imageDescription, { bind: true }),
    badge: prop.text(
      { th: 'ป้าย', en: 'Badge' },
      { max: 40, help: { th: 'คำสั้น ๆ บนขอบการ์ด เช่น แนะนำ', en: 'A short mark on the edge, such as New' }, bind: true },
    ),
    title: prop.text(words.title, { bind: true }),
    level: prop.choice({ th: 'ระดับหัวข้อ', en: 'Level of the heading' }, [2, 3, 4], { default: 3, group: 'content' }),
    text: prop.longText(words.text, { max: 2000 }),
    link: prop.link({ th: 'ลิงก์ของหัวข้อ', en: 'Link of the heading' }, { bind: true }),
    look: prop.choice(words.look, {
      outline: words.outline,
      raised: { th: 'ยกขึ้น', en: 'Raised' },
      sunken: { th: 'พื้นเทา', en: 'Sunken' },
    }),
  }),
});
