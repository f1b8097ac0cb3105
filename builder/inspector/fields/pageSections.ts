import {
  type FormAdditions,
  formSettings,
  type PropertySchema,
  type Text,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { isBlockKey } from '../../document/catalog/blockWidget.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import type { TreeNode } from '../../document/tree/tree.ts';
import { type Field, listFields, type Section } from './sections.ts';

const text = (th: string, en: string): Text => ({ th, en });
const setting = (name: string | string[], schema: PropertySchema): Field => ({
  path: ['settings', ...(Array.isArray(name) ? name : [name])],
  schema,
});

const titles: Partial<Record<string, Text>> = {
  header: text('ชื่อส่วนหัว', 'Title'),
  footer: text('ชื่อส่วนท้าย', 'Title'),
  popup: text('ชื่อป๊อปอัป', 'Title'),
  form: text('ชื่อฟอร์ม', 'Title'),
  post: text('ชื่อบทความ', 'Title'),
};

const blockTitle = text('ชื่อบล็อก', 'Title');

const titleOf = (kind: unknown, isBlock: boolean): Field =>
  setting('title', {
    type: 'string',
    maxLength: 200,
    'x-translate': true,
    'x-title': isBlock ? blockTitle : (titles[String(kind)] ?? text('ชื่อหน้า', 'Title')),
  });

const content: Field[] = [
  setting('description', {
    type: 'string',
    'x-translate': true,
    'x-control': 'textarea',
    'x-title': text('คำอธิบาย', 'Description'),
  }),
  setting('keywords', { type: 'string', 'x-title': text('คำค้น', 'Keywords') }),
  setting('image', { type: 'string', 'x-control': 'image', 'x-title': text('รูปเมื่อแชร์', 'Image when shared') }),
  setting('onlyIn', {
    type: 'string',
    enum: ['', 'th', 'en'],
    default: '',
    'x-title': text('เผยแพร่ภาษา', 'Published in'),
    'x-help': text(
      'เลือกภาษาเดียวเมื่ออีกภาษายังไม่พร้อม ผู้อ่านภาษานั้นจะเห็นหน้านี้ในภาษาที่เผยแพร่พร้อมข้อความแจ้ง',
      'Choose one while the other is not ready: its readers get this one, with a note that says so.',
    ),
    'x-enum-titles': {
      '': text('ทั้งสองภาษา', 'Both languages'),
      th: text('ไทยเท่านั้น', 'Thai only'),
      en: text('อังกฤษเท่านั้น', 'English only'),
    },
  }),
  {
    path: ['kind'],
    schema: {
      type: 'string',
      enum: ['page', 'form', 'post'],
      'x-title': text('ชนิดของหน้า', 'Kind of page'),
      'x-enum-titles': {
        page: text('หน้า', 'Page'),
        form: text('ฟอร์ม', 'Form'),
        post: text('บทความ', 'Post'),
      },
    },
  },
];

const access: Field[] = [
  setting('authen', { type: 'boolean', 'x-title': text('ต้องเข้าสู่ระบบก่อน', 'Sign-in needed') }),
  setting('locked', { type: 'boolean', 'x-control': 'lock', 'x-title': text('ต้องใช้รหัสผ่าน', 'Password needed') }),
  setting('noindex', {
    type: 'boolean',
    'x-title': text('ไม่ให้เครื่องมือค้นหาเก็บ', 'Kept out of search engines'),
  }),
];

const structure: Field[] = [
  {
    path: ['tabs'],
    schema: {
      type: 'array',
      maxItems: 50,
      'x-title': text('แท็บ', 'Tabs'),
      'x-help': text(
        'แถวเลือกแท็บของตนได้เมื่อเลือกแถว ในฟอร์มแท็บคือขั้นตอน',
        'A row is put into a tab by its own properties. In a form the tabs are its steps.',
      ),
      items: {
        type: 'object',
        properties: {
          uid: { type: 'string' },
          title: { type: 'string', maxLength: 120, default: text('แท็บใหม่', 'New tab'), 'x-title': text('ชื่อ', 'Title') },
        },
      },
    },
  },
  setting('display', {
    type: 'string',
    enum: ['single', 'group'],
    default: 'single',
    'x-title': text('หน้าย่อย', 'Pages below'),
    'x-enum-titles': { single: text('ไม่แสดง', 'Not shown'), group: text('แสดงในหน้านี้', 'Shown here') },
  }),
  setting('parent', { type: 'string', 'x-control': 'layout', 'x-title': text('อยู่ใต้หน้า', 'Below the page') }),
];

/** Its position among the pages with the same parent; a form is not listed among them. */
const place: Field = setting('order', { type: 'number', 'x-title': text('ลำดับ', 'Place') });

/** A popup is opened by a link to it, or by the widget of that name when a page opens. */
const popupSize: Field = setting('size', {
  type: 'string',
  enum: ['', 'wide'],
  default: '',
  'x-title': text('ความกว้าง', 'Width'),
  'x-enum-titles': { '': text('ปกติ', 'Normal'), wide: text('กว้าง', 'Wide') },
});

const about: Field[] = [
  setting(['metaFrom', 'uid'], {
    type: 'string',
    maxLength: 64,
    'x-title': text('รหัสวัตถุที่อ่านข้อมูล', 'Uid of the object that reads it'),
    'x-help': text(
      'ชื่อ คำอธิบาย และรูปของหน้ามาจากข้อมูลนี้ ไม่มีข้อมูลถือว่าไม่มีหน้า',
      'Title, description and picture come from that record; without it the page does not exist.',
    ),
  }),
  setting(['metaFrom', 'request'], {
    type: 'string',
    maxLength: 64,
    'x-title': text('ชื่อคำขอ', 'Name of the request'),
  }),
  setting(['metaFrom', 'collection'], {
    type: 'string',
    maxLength: 64,
    'x-title': text('ชุดข้อมูล', 'Collection'),
  }),
];

const form: Field[] = listSettings(formSettings);

/** What the plugins of this site add to forms. */
function listAddedFields(additions: readonly FormAdditions[]): Field[] {
  const steps = additions.flatMap((each) => Object.entries(each.steps ?? {}));
  const next = setting('next', {
    type: 'string',
    enum: steps.map(([step]) => step),
    'x-title': text('หลังส่งแล้ว', 'After sending'),
    'x-enum-titles': Object.fromEntries(steps.map(([step, { title }]) => [step, title])),
  });
  return [
    ...additions.flatMap(({ settings }) => listSettings(settings)),
    ...(steps.length > 0 ? [next] : []),
    ...steps.flatMap(([step, { settings }]) => listSettings(settings, { 'x-when': { next: step } })),
  ];
}

function listSettings(settings: FormAdditions['settings'] = {}, more?: Pick<PropertySchema, 'x-when'>): Field[] {
  return Object.entries(settings).map(([name, schema]) => setting(name, { ...schema, ...more }));
}

/** The settings of a form that is a block of a page: those of its widget, and what plugins add to every form. */
export function listFormSections(
  { form: kind, props }: WidgetDefinition,
  { forms }: Pick<Catalog, 'forms'>,
): Section[] {
  if (kind !== 'sent') return [];
  const own = listFields(props.properties.settings ?? {}, ['settings']);
  return [{ title: 'group_form', fields: [...own, ...listAddedFields(forms)] }];
}

interface Edited extends Pick<Catalog, 'forms'> {
  key?: string | undefined;
}

/** The settings of the whole page; a form has more. */
export function listPageSections({ data }: TreeNode, { forms, key = '' }: Edited): Section[] {
  const isForm = data.kind === 'form';
  const isBlock = isBlockKey(key);
  const title = titleOf(data.kind, isBlock);
  // It stands on pages, or around them, and has no address of its own.
  if (isBlock || data.kind === 'header' || data.kind === 'footer') return [{ title: 'group_content', fields: [title] }];
  if (data.kind === 'popup')
    return [
      { title: 'group_content', fields: [title, popupSize] },
      { title: 'group_access', fields: access.slice(0, 1) },
    ];
  return [
    { title: 'group_content', fields: [title, ...content] },
    ...(isForm ? [{ title: 'group_form' as const, fields: [...form, ...listAddedFields(forms)] }] : []),
    { title: 'group_access', fields: access },
    { title: 'group_structure', fields: isForm ? structure.slice(0, 1) : [...structure, place] },
    { title: 'group_subject', fields: about },
  ];
}
