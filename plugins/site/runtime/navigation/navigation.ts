import {
  type DataRequest,
  defineProps,
  defineWidget,
  type LayoutObject,
  type PropertySchema,
  prop,
  words,
} from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';

const item = (below?: PropertySchema): PropertySchema => ({
  type: 'object',
  properties: {
    uid: prop.uid,
    title: prop.text(words.entryTitle, { max: 120 }),
    target: prop.link(words.link),
    ...(below
      ? {
          subMenu: prop.values({ th: 'เมนูย่อย', en: 'Submenu' }, below, { max: 50 }),
        }
      : {}),
  },
});

export const widget = defineWidget({
  type: 'navigation',
  title: words.menu,
  description: { th: 'เมนูแนวนอนหรือแนวตั้ง มีเมนูย่อยได้', en: 'A horizontal or vertical menu with submenus' },
  icon: 'menu',
  category: 'navigation',
  version: 1,
  aliases: ['menu'],
  // Submenus open on hover with CSS; the code is fetched on interaction.
  hydrate: (object) => (hasSubmenus(object) ? 'touch' : 'never'),
  data: ({ source, menuId }): Record<string, DataRequest> => {
    const id = source === 'post' && typeof menuId === 'string' ? menuId : '';
    return id ? { menu: { collection: 'post', id } } : {};
  },
  props: defineProps({
    source: prop.choice(
      { th: 'รายการจาก', en: 'Entries from' },
      {
        site: siteWords.siteMenu,
        items: siteWords.typedHere,
        post: { th: 'โพสต์เมนู', en: 'A menu post' },
      },
      { group: 'content' },
    ),
    items: prop.values({ th: 'รายการ', en: 'Entries' }, item(item(item())), { max: 50, when: { source: 'items' } }),
    menuId: prop.text(
      { th: 'รหัสโพสต์เมนู', en: 'Id of the menu post' },
      { max: 64, when: { source: 'post' }, group: 'data' },
    ),
    label: prop.accessibleName({ th: 'ชื่อเมนู', en: 'Name of the menu' }, { default: words.menu }),
    direction: prop.choice(
      { th: 'แนว', en: 'Direction' },
      {
        horizontal: { th: 'แนวนอน', en: 'Horizontal' },
        vertical: { th: 'แนวตั้ง', en: 'Vertical' },
      },
    ),
    alignment: prop.alignment({ when: { direction: 'horizontal' } }),
  }),
});

/** The site's menu and a menu post are not known here, so they may have submenus. */
function hasSubmenus({ source, items }: LayoutObject): boolean {
  if (source !== 'items') return true;
  return Array.isArray(items) && items.some((entry) => Array.isArray(entry?.subMenu) && entry.subMenu.length > 0);
}
