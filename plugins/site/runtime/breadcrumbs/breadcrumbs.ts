import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';

export const widget = defineWidget({
  type: 'breadcrumbs',
  title: siteWords.breadcrumbs,
  description: { th: 'บอกว่าหน้านี้อยู่ที่ใดในเว็บไซต์', en: 'Tells where in the site this page stands' },
  icon: 'chevrons-right',
  category: 'navigation',
  version: 1,
  aliases: ['breadcrumb'],
  hydrate: 'never',
  props: defineProps({
    source: prop.choice(
      { th: 'เส้นทางจาก', en: 'Steps from' },
      {
        menu: siteWords.siteMenu,
        items: siteWords.typedHere,
      },
      { group: 'content' },
    ),
    items: prop.list(
      { th: 'หน้าเหนือหน้านี้', en: 'Pages above this one' },
      {
        title: prop.text(words.entryTitle, { max: 120, bind: true }),
        link: prop.link(words.link),
      },
      { max: 10, when: { source: 'items' } },
    ),
    showHome: prop.toggle({ th: 'เริ่มที่หน้าแรก', en: 'Begin with the home page' }, { default: true, group: 'content' }),
    current: prop.text(
      { th: 'ชื่อหน้านี้', en: 'Name of this page' },
      { max: 200, help: { th: 'เว้นว่างไว้เพื่อใช้ชื่อหน้า', en: 'Leave empty for the title of the page' }, bind: true },
    ),
  }),
});
