import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { panelProps } from '../../shared/panelProps.ts';

export const widget = defineWidget({
  type: 'accordion',
  title: { th: 'หัวข้อพับได้', en: 'Accordion' },
  description: {
    th: 'หัวข้อที่กดเพื่อเปิดอ่าน เช่นคำถามที่พบบ่อย',
    en: 'Headings that open when pressed, such as questions and answers',
  },
  icon: 'list-collapse',
  category: 'structure',
  version: 1,
  aliases: ['faq'],
  hydrate: 'never',
  container: { panelsFrom: 'items' },
  props: defineProps({
    items: prop.list(
      { th: 'หัวข้อ', en: 'Headings' },
      {
        ...panelProps,
        text: prop.richText(words.text, { max: 20000 }),
        open: prop.toggle({ th: 'เปิดไว้ก่อน', en: 'Open at first' }),
      },
      {
        default: [
          { uid: 'first', title: { th: 'หัวข้อ 1', en: 'Heading 1' } },
          { uid: 'second', title: { th: 'หัวข้อ 2', en: 'Heading 2' } },
        ],
        max: 50,
      },
    ),
    single: prop.toggle({ th: 'เปิดทีละหัวข้อ', en: 'Only one open at a time' }),
  }),
});
