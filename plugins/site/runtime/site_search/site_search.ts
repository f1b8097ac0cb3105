import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_search',
  title: { th: 'ค้นหาในเว็บไซต์', en: 'Site search' },
  description: {
    th: 'ช่องค้นหาและผลลัพธ์จากหน้าเว็บ บทความ สินค้า และหลักสูตรที่ผู้อ่านเปิดได้',
    en: 'A search field and what is found in pages, posts, products and courses that the reader may open',
  },
  icon: 'search',
  category: 'navigation',
  version: 1,
  hydrate: 'never',
  props: defineProps({
    title: prop.text(words.title, { default: { th: 'ค้นหาในเว็บไซต์', en: 'Search' }, max: 200 }),
  }),
  data: () => ({ found: { source: 'site.search' } }),
});
