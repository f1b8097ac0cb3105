import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'note',
  title: { th: 'บันทึก', en: 'Note' },
  description: { th: 'กล่องข้อความที่ควรสังเกต', en: 'A card that should be noticed' },
  icon: 'sticky-note',
  category: 'content',
  version: 1,
  hydrate: 'never',
  starts: {
    title: { th: 'โปรดทราบ', en: 'Please note' },
    content: { th: '<p>เขียนสิ่งที่ผู้อ่านควรรู้ที่นี่</p>', en: '<p>Write here what readers should know.</p>' },
  },
  props: defineProps({
    title: prop.text(words.title, { bind: true }),
    content: prop.richText(words.text),
    tone: prop.choice(
      { th: 'แบบ', en: 'Kind' },
      {
        plain: { th: 'ทั่วไป', en: 'Plain' },
        info: { th: 'ข้อมูล', en: 'Information' },
        tip: { th: 'เคล็ดลับ', en: 'Tip' },
        warning: { th: 'คำเตือน', en: 'Warning' },
      },
    ),
    icon: prop.icon(words.icon, {
      help: { th: 'เว้นว่างไว้เพื่อใช้ไอคอนของแบบ', en: 'Leave empty for the icon of the kind' },
    }),
  }),
});
