import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'paragraph',
  title: words.text,
  description: { th: 'ข้อความจัดรูปแบบได้ มีลิงก์ รายการ และตาราง', en: 'Formatted text with links, lists and tables' },
  icon: 'pilcrow',
  category: 'content',
  version: 1,
  common: true,
  aliases: ['rich text', 'rich_text', 'richtext'],
  hydrate: 'never',
  starts: {
    content: {
      th: '<p>เขียนข้อความของคุณที่นี่ กดสองครั้งเพื่อแก้ไข</p>',
      en: '<p>Write your text here. Double-click to edit it.</p>',
    },
  },
  props: defineProps({
    content: prop.richText(words.text, { max: 200_000 }),
    size: prop.choice(
      { th: 'ขนาดตัวอักษร', en: 'Text size' },
      {
        small: words.small,
        normal: words.normal,
        large: words.large,
      },
      { default: 'normal' },
    ),
    alignment: prop.alignment(),
  }),
});
