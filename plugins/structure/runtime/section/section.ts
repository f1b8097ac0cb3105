import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'section',
  title: { th: 'ส่วน', en: 'Section' },
  description: { th: 'ส่วนหนึ่งของหน้า มีหัวข้อและแถวข้างใน', en: 'A part of the page with a heading and rows inside' },
  icon: 'square-dashed',
  category: 'structure',
  version: 1,
  common: true,
  hydrate: 'never',
  container: {},
  heading: { text: 'title', level: 2 },
  props: defineProps({
    title: prop.text(words.title, { bind: true }),
    subtitle: prop.longText(words.subtitle, { max: 500 }),
    anchor: prop.anchor(undefined, { group: 'behaviour' }),
    alignment: prop.choice(
      { th: 'การจัดวางหัวข้อ', en: 'Place of the heading' },
      { start: words.start, center: words.centre },
    ),
    tone: prop.choice(
      { th: 'พื้น', en: 'Ground' },
      {
        plain: words.none,
        sunken: { th: 'เทาอ่อน', en: 'Quiet grey' },
        soft: { th: 'สีหลักอ่อน', en: 'Soft primary' },
        primary: { th: 'สีหลัก', en: 'Primary' },
      },
    ),
  }),
});
