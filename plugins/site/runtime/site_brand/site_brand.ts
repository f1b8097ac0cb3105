import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_brand',
  title: { th: 'โลโก้และชื่อเว็บไซต์', en: 'Logo and name of the site' },
  description: {
    th: 'โลโก้และชื่อจากการตั้งค่าเว็บไซต์ กดแล้วไปหน้าแรก',
    en: 'As the settings of the site give them; it leads to the home page',
  },
  icon: 'badge',
  category: 'navigation',
  version: 1,
  hydrate: 'never',
  props: defineProps({ alignment: prop.alignment({ default: 'start' }), link: prop.link(words.link) }),
});
