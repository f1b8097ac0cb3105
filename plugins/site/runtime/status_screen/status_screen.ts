import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'status_screen',
  title: { th: 'หน้าแจ้งสถานะ', en: 'Status screen' },
  description: { th: 'บอกว่าเกิดอะไรขึ้นและไปทางไหนต่อได้', en: 'Says what happened and where to go from here' },
  icon: 'signpost',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  props: defineProps({
    code: prop.text({ th: 'รหัส', en: 'Code' }, { max: 12 }),
    title: prop.text(words.title, { max: 200, bind: true }),
    text: prop.longText(words.explanation),
    link: prop.link(words.buttonLink, { default: '/' }),
    label: prop.text(words.buttonLabel, { default: { th: 'กลับหน้าแรก', en: 'To the home page' }, max: 120 }),
  }),
});
