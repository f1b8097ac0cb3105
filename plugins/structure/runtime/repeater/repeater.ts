import { type DataRequest, defineProps, defineWidget, isJsonObject, prop, words } from 'sala/schemas';

/** Limit of records shown at once. */
const maxShown = 200;
const maxPage = 10_000;
const defaultLimit = 12;

export const widget = defineWidget({
  type: 'repeater',
  title: { th: 'รายการจากข้อมูล', en: 'Repeater' },
  description: {
    th: 'แสดงเนื้อหาข้างในซ้ำสำหรับทุกรายการในข้อมูล เช่น การ์ดสินค้า',
    en: 'Draws what is inside once for each record, such as cards of products',
  },
  icon: 'copy-plus',
  category: 'data',
  version: 1,
  common: true,
  hydrate: ({ paging, live }) => (paging !== 'none' ? 'touch' : live ? 'idle' : 'never'),
  container: {},
  repeats: 'items',
  live: ({ live }) => live === true,
  data: ({ query, paging }, address): Record<string, DataRequest> => {
    const { collection, find, sort, limit } = isJsonObject(query) ? query : {};
    if (typeof collection !== 'string' || collection === '') return {};
    const size = clamp(limit, { from: 1, to: 100, otherwise: defaultLimit });
    const page = paging === 'none' ? 1 : clamp(Number(address.page), { from: 1, to: maxPage, otherwise: 1 });
    return {
      items: {
        collection,
        find: isJsonObject(find) ? find : {},
        ...(isJsonObject(sort) && Object.keys(sort).length > 0 && { sort }),
        ...(paging === 'more' ? { limit: Math.min(size * page, maxShown), page: 1 } : { limit: size, page }),
      },
    };
  },
  props: defineProps({
    query: prop.query(words.data, { limit: defaultLimit }),
    paging: prop.choice(
      { th: 'เมื่อมีมากกว่าหนึ่งหน้า', en: 'When there are more' },
      {
        none: { th: 'แสดงเท่านี้', en: 'Show only these' },
        pages: { th: 'แบ่งหน้า', en: 'Pages' },
        more: { th: 'ปุ่มดูเพิ่ม', en: 'Show more' },
      },
      { group: 'data' },
    ),
    live: prop.toggle(
      { th: 'เปลี่ยนตามข้อมูลทันที', en: 'Follow changes at once' },
      {
        help: {
          th: 'เมื่อข้อมูลถูกแก้ไข ผู้ที่เปิดหน้าอยู่จะเห็นโดยไม่ต้องโหลดใหม่',
          en: 'People who have the page open see changes without loading it again',
        },
        group: 'data',
      },
    ),
    empty: prop.text(
      { th: 'ข้อความเมื่อไม่มีรายการ', en: 'Text when there is nothing' },
      { default: { th: 'ยังไม่มีรายการ', en: 'There is nothing here yet.' }, bind: true, search: false },
    ),
    layout: prop.choice(
      { th: 'การจัดวาง', en: 'Arrangement' },
      {
        grid: { th: 'ตาราง', en: 'Grid' },
        list: { th: 'เรียงลง', en: 'List' },
        line: { th: 'เรียงต่อกัน', en: 'Line' },
      },
    ),
    columns: prop.object(
      words.columnCount,
      {
        mobile: prop.integer({ th: 'มือถือ', en: 'Phone' }, { default: 1, min: 1, max: 4 }),
        tablet: prop.integer({ th: 'แท็บเล็ต', en: 'Tablet' }, { default: 2, min: 1, max: 6 }),
        desktop: prop.integer({ th: 'คอมพิวเตอร์', en: 'Desktop' }, { default: 3, min: 1, max: 6 }),
      },
      { default: {}, when: { layout: 'grid' }, group: 'look' },
    ),
    gap: prop.choice(
      { th: 'ระยะห่าง', en: 'Gap' },
      {
        none: words.none,
        small: { th: 'น้อย', en: 'Small' },
        normal: words.normal,
        large: { th: 'มาก', en: 'Large' },
      },
      { default: 'normal' },
    ),
  }),
});

function clamp(value: unknown, { from, to, otherwise }: { from: number; to: number; otherwise: number }): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
  return Math.min(Math.max(Math.trunc(value), from), to);
}
