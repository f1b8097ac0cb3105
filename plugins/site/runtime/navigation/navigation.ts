import { type DataRequest, defineWidget, type LayoutObject, type PropertySchema } from 'sala/schemas';

const item = (below?: PropertySchema): PropertySchema => ({
  type: 'object',
  properties: {
    uid: { type: 'string', default: '' },
    title: { type: 'string', default: '', maxLength: 120, 'x-title': { th: 'ชื่อ', en: 'Title' } },
    target: {
      type: 'string',
      default: '',
      maxLength: 2000,
      'x-title': { th: 'ลิงก์', en: 'Link' },
      'x-control': 'link',
    },
    ...(below
      ? {
          subMenu: {
            type: 'array',
            default: [],
            maxItems: 50,
            'x-title': { th: 'เมนูย่อย', en: 'Submenu' },
            items: below,
          },
        }
      : {}),
  },
});

export const widget = defineWidget({
  type: 'navigation',
  title: { th: 'เมนู', en: 'Menu' },
  description: { th: 'เมนูแนวนอนหรือแนวตั้ง มีเมนูย่อยได้', en: 'A horizontal or vertical menu with submenus' },
  icon: 'menu',
  category: 'navigation',
  version: 1,
  aliases: ['menu'],
  // The submenus of a menu open by themselves under the pointer; code is fetched when someone reaches for it.
  hydrate: (object) => (hasSubmenus(object) ? 'touch' : 'never'),
  data: ({ source, menuId }): Record<string, DataRequest> => {
    const id = source === 'post' && typeof menuId === 'string' ? menuId : '';
    return id ? { menu: { collection: 'post', id } } : {};
  },
  props: {
    type: 'object',
    properties: {
      source: {
        type: 'string',
        enum: ['site', 'items', 'post'],
        default: 'site',
        'x-title': { th: 'รายการจาก', en: 'Entries from' },
        'x-enum-titles': {
          site: { th: 'เมนูของเว็บไซต์', en: 'The menu of the site' },
          items: { th: 'กำหนดเอง', en: 'Typed here' },
          post: { th: 'โพสต์เมนู', en: 'A menu post' },
        },
        'x-group': 'content',
      },
      items: {
        type: 'array',
        default: [],
        maxItems: 50,
        items: item(item(item())),
        'x-title': { th: 'รายการ', en: 'Entries' },
        'x-when': { source: 'items' },
        'x-group': 'content',
      },
      menuId: {
        type: 'string',
        default: '',
        maxLength: 64,
        'x-title': { th: 'รหัสโพสต์เมนู', en: 'Id of the menu post' },
        'x-when': { source: 'post' },
        'x-group': 'data',
      },
      label: {
        type: 'string',
        default: { th: 'เมนู', en: 'Menu' },
        maxLength: 120,
        'x-title': { th: 'ชื่อเมนู', en: 'Name of the menu' },
        'x-help': { th: 'สำหรับผู้ใช้โปรแกรมอ่านจอ', en: 'For people who use a screen reader' },
        'x-group': 'content',
      },
      direction: {
        type: 'string',
        enum: ['horizontal', 'vertical'],
        default: 'horizontal',
        'x-title': { th: 'แนว', en: 'Direction' },
        'x-enum-titles': {
          horizontal: { th: 'แนวนอน', en: 'Horizontal' },
          vertical: { th: 'แนวตั้ง', en: 'Vertical' },
        },
        'x-group': 'look',
      },
      alignment: {
        type: 'string',
        enum: ['start', 'center', 'end'],
        default: 'start',
        'x-title': { th: 'การจัดวาง', en: 'Alignment' },
        'x-enum-titles': {
          start: { th: 'ชิดต้นบรรทัด', en: 'Start' },
          center: { th: 'กึ่งกลาง', en: 'Centre' },
          end: { th: 'ชิดท้ายบรรทัด', en: 'End' },
        },
        'x-when': { direction: 'horizontal' },
        'x-group': 'look',
      },
    },
  },
});

/** The site's menu and a menu post are not known here, so they may have submenus. */
function hasSubmenus({ source, items }: LayoutObject): boolean {
  if (source !== 'items') return true;
  return Array.isArray(items) && items.some((entry) => Array.isArray(entry?.subMenu) && entry.subMenu.length > 0);
}
