import { type DataRequest, defineWidget, isJsonObject } from 'sala/schemas';

/** So many records at most are shown at once. */
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
  props: {
    type: 'object',
    properties: {
      query: {
        type: 'object',
        'x-title': { th: 'ข้อมูล', en: 'Data' },
        'x-control': 'query',
        'x-group': 'data',
      },
      paging: {
        type: 'string',
        enum: ['none', 'pages', 'more'],
        default: 'none',
        'x-title': { th: 'เมื่อมีมากกว่าหนึ่งหน้า', en: 'When there are more' },
        'x-enum-titles': {
          none: { th: 'แสดงเท่านี้', en: 'Show only these' },
          pages: { th: 'แบ่งหน้า', en: 'Pages' },
          more: { th: 'ปุ่มดูเพิ่ม', en: 'Show more' },
        },
        'x-group': 'data',
      },
      live: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'เปลี่ยนตามข้อมูลทันที', en: 'Follow changes at once' },
        'x-help': {
          th: 'เมื่อข้อมูลถูกแก้ไข ผู้ที่เปิดหน้าอยู่จะเห็นโดยไม่ต้องโหลดใหม่',
          en: 'People who have the page open see changes without loading it again',
        },
        'x-group': 'data',
      },
      empty: {
        type: 'string',
        default: { th: 'ยังไม่มีรายการ', en: 'There is nothing here yet.' },
        maxLength: 300,
        'x-title': { th: 'ข้อความเมื่อไม่มีรายการ', en: 'Text when there is nothing' },
        'x-bind': true,
        'x-group': 'content',
      },
      layout: {
        type: 'string',
        enum: ['grid', 'list', 'line'],
        default: 'grid',
        'x-title': { th: 'การจัดวาง', en: 'Arrangement' },
        'x-enum-titles': {
          grid: { th: 'ตาราง', en: 'Grid' },
          list: { th: 'เรียงลง', en: 'List' },
          line: { th: 'เรียงต่อกัน', en: 'Line' },
        },
        'x-group': 'look',
      },
      columns: {
        type: 'object',
        'x-title': { th: 'จำนวนคอลัมน์', en: 'Columns' },
        'x-when': { layout: 'grid' },
        'x-group': 'look',
        default: {},
        properties: {
          mobile: {
            type: 'integer',
            minimum: 1,
            maximum: 4,
            default: 1,
            'x-title': { th: 'มือถือ', en: 'Phone' },
          },
          tablet: {
            type: 'integer',
            minimum: 1,
            maximum: 6,
            default: 2,
            'x-title': { th: 'แท็บเล็ต', en: 'Tablet' },
          },
          desktop: {
            type: 'integer',
            minimum: 1,
            maximum: 6,
            default: 3,
            'x-title': { th: 'คอมพิวเตอร์', en: 'Desktop' },
          },
        },
      },
      gap: {
        type: 'string',
        enum: ['none', 'small', 'normal', 'large'],
        default: 'normal',
        'x-title': { th: 'ระยะห่าง', en: 'Gap' },
        'x-enum-titles': {
          none: { th: 'ไม่มี', en: 'None' },
          small: { th: 'น้อย', en: 'Small' },
          normal: { th: 'ปกติ', en: 'Normal' },
          large: { th: 'มาก', en: 'Large' },
        },
        'x-group': 'look',
      },
    },
  },
});

function clamp(value: unknown, { from, to, otherwise }: { from: number; to: number; otherwise: number }): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
  return Math.min(Math.max(Math.trunc(value), from), to);
}
