import { defineProps, defineScreenWidget, prop, words } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'page_lock',
  title: { th: 'หน้าล็อก', en: 'Page lock' },
  description: { th: 'ถามรหัสผ่านของหน้า', en: 'Asks for the password of a page' },
  icon: 'lock',
  props: defineProps({
    title: prop.text(words.title, { default: { th: 'เนื้อหานี้ถูกเข้ารหัสไว้', en: 'This content is locked' }, max: 200 }),
  }),
});
