import type { PropertySchema, WidgetDefinition } from '../../schemas/index.ts';
import { createCatalog } from '../document/catalog/catalog.ts';

const text = (th: string, en: string) => ({ th, en });

/** A few widgets of every sort, for tests and stories. */
const definitions: WidgetDefinition[] = [
  {
    ...define('header', text('หัวข้อ', 'Heading'), 'heading', {
      text: { type: 'string', default: 'หัวข้อใหม่', 'x-title': text('ข้อความ', 'Text') },
      level: {
        type: 'integer',
        minimum: 1,
        maximum: 4,
        default: 2,
        'x-title': text('ระดับ', 'Level'),
        'x-group': 'look',
      },
    }),
    heading: { text: 'text', level: 'level' },
  },
  define('paragraph', text('ย่อหน้า', 'Paragraph'), 'text', {
    text: { type: 'string', default: 'เขียนข้อความที่นี่', 'x-control': 'rich-text', 'x-title': text('ข้อความ', 'Text') },
  }),
  define('button', text('ปุ่ม', 'Button'), 'square-mouse-pointer', {
    text: { type: 'string', default: 'กดที่นี่', 'x-title': text('ข้อความ', 'Text') },
    kind: {
      type: 'string',
      enum: ['primary', 'outline'],
      default: 'primary',
      'x-group': 'look',
      'x-title': text('แบบ', 'Kind'),
      'x-enum-titles': { primary: text('เน้น', 'Primary'), outline: text('เส้นขอบ', 'Outline') },
    },
    wide: { type: 'boolean', 'x-group': 'look', 'x-title': text('เต็มความกว้าง', 'Full width') },
    action: {
      type: 'string',
      enum: ['none', 'link'],
      default: 'none',
      'x-group': 'behaviour',
      'x-title': text('เมื่อกด', 'When pressed'),
      'x-enum-titles': { none: text('ไม่ทำอะไร', 'Nothing'), link: text('เปิดลิงก์', 'Open a link') },
    },
    link: {
      type: 'string',
      'x-control': 'link',
      'x-group': 'behaviour',
      'x-title': text('ลิงก์', 'Link'),
      'x-when': { action: 'link' },
    },
  }),
  define('navigation', text('เมนู', 'Menu'), 'menu', {
    items: {
      type: 'array',
      'x-title': text('รายการเมนู', 'Entries'),
      items: {
        type: 'object',
        properties: {
          uid: { type: 'string' },
          title: { type: 'string', default: 'เมนูใหม่', 'x-title': text('ชื่อ', 'Title') },
          target: { type: 'string', 'x-control': 'link', 'x-title': text('ลิงก์', 'Link') },
        },
      },
    },
  }),
  {
    // With a text for its button it is a form.
    ...define('card', text('การ์ด', 'Card'), 'square', {
      send: { type: 'string', 'x-title': text('ปุ่มส่ง', 'Send button') },
    }),
    category: 'structure',
    container: {},
  },
];

export const fakeCatalog = createCatalog(
  definitions.map((definition) => ({
    definition,
    asset: { src: `/fake/${definition.type}.js`, view: 'View', css: [], imports: [], hydrate: 'never', version: 1 },
  })),
);

function define(
  type: string,
  title: WidgetDefinition['title'],
  icon: string,
  properties: Record<string, PropertySchema>,
): WidgetDefinition {
  return {
    type,
    title,
    icon,
    category: 'content',
    version: 1,
    hydrate: 'never',
    props: { type: 'object', properties },
  };
}
