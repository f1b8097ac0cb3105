import { isJsonObject, type PropertySchema, readText, type Text } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { getNode, type LayoutTree, rootId, type TreeNode } from '../../document/tree/tree.ts';
import { lookFields, maxWidthField, textSizeField } from './lookFields.ts';
import { listPageSections } from './pageSections.ts';
import type { Field, Section } from './sections.ts';

const text = (th: string, en: string): Text => ({ th, en });

const name: Field = {
  path: ['name'],
  schema: {
    type: 'string',
    maxLength: 64,
    'x-control': 'answer-name',
    'x-title': text('ชื่อ', 'Name'),
    'x-help': text(
      'ใช้เรียกในโครงสร้าง และเป็นชื่อข้อมูลเมื่ออยู่ในแบบฟอร์ม',
      'Shown in the outline; in a form, the name of its value',
    ),
  },
};

const hidden: Field = { path: ['hidden'], schema: { type: 'boolean', 'x-title': text('ซ่อนไว้ก่อน', 'Hidden at first') } };

const show: Field = {
  path: ['show'],
  schema: { 'x-control': 'show', 'x-title': text('แสดงเมื่อ', 'Shows') },
};

const logics: Field = {
  path: ['logics'],
  schema: { type: 'array', 'x-control': 'logics', 'x-title': text('เมื่อตอบช่องนี้', 'When this is answered') },
};

const size: Field = {
  path: ['size'],
  schema: { type: 'integer', minimum: 1, maximum: 12, 'x-title': text('ความกว้าง (จาก 12)', 'Width (of 12)') },
};

const visibleOn: Field = {
  path: ['style', 'visibleOn'],
  schema: { type: 'array', items: { type: 'string' }, 'x-control': 'devices', 'x-title': text('แสดงบน', 'Shown on') },
};

const rowLayout: Field[] = [
  {
    path: ['width'],
    schema: {
      type: 'string',
      enum: ['normal', 'narrow', 'wide', 'full'],
      default: 'normal',
      'x-title': text('ความกว้างแถว', 'Width'),
      'x-enum-titles': {
        normal: text('ปกติ', 'Normal'),
        narrow: text('แคบ', 'Narrow'),
        wide: text('กว้าง', 'Wide'),
        full: text('เต็มจอ', 'Full'),
      },
    },
  },
  {
    path: ['gapSize'],
    schema: { type: 'integer', minimum: 0, maximum: 40, 'x-title': text('ช่องว่างระหว่างคอลัมน์', 'Gap') },
  },
  {
    path: ['alignment'],
    schema: {
      type: 'string',
      enum: ['start', 'center', 'end', 'stretch'],
      'x-title': text('จัดแนวตั้ง', 'Vertical alignment'),
      'x-enum-titles': {
        start: text('บน', 'Top'),
        center: text('กลาง', 'Middle'),
        end: text('ล่าง', 'Bottom'),
        stretch: text('ยืดเท่ากัน', 'Stretch'),
      },
    },
  },
];

const rowData: Field[] = [
  {
    path: ['dataMode'],
    schema: {
      type: 'string',
      enum: ['standalone', 'set', 'copy'],
      'x-title': text('ข้อมูลในแถวนี้', 'Fields of this row'),
      'x-enum-titles': {
        standalone: text('แยกกัน', 'Stand alone'),
        set: text('เป็นชุดเดียว', 'One group'),
        copy: text('ชุดที่เพิ่มได้', 'Repeatable group'),
      },
    },
  },
  {
    path: ['dataSetName'],
    schema: {
      type: 'string',
      maxLength: 64,
      'x-title': text('ชื่อชุดข้อมูล', 'Name of the group'),
      'x-when': { dataMode: { $in: ['set', 'copy'] } },
    },
  },
  {
    path: ['copyTitle'],
    schema: {
      type: 'string',
      maxLength: 120,
      'x-title': text('ชื่อของแต่ละรายการ', 'What one entry is called'),
      'x-help': text('เช่น ผู้เข้าอบรม จะแสดงเป็น ผู้เข้าอบรม 1', 'Participant is shown as Participant 1'),
      'x-when': { dataMode: 'copy' },
    },
  },
  {
    path: ['minCopies'],
    schema: {
      type: 'integer',
      minimum: 0,
      maximum: 50,
      'x-title': text('จำนวนขั้นต่ำ', 'At least'),
      'x-when': { dataMode: 'copy' },
    },
  },
  {
    path: ['maxCopies'],
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      'x-title': text('จำนวนสูงสุด', 'At most'),
      'x-when': { dataMode: 'copy' },
    },
  },
];

const spacing: Section = { title: 'group_spacing', fields: lookFields, perDevice: true };
const columnSpacing: Section = { ...spacing, fields: [maxWidthField, ...lookFields] };
const objectSpacing: Section = { ...spacing, fields: [textSizeField, maxWidthField, ...lookFields] };

interface Surroundings {
  tree: LayoutTree;
  catalog: Catalog;
  /** That of the layout, where only the properties are wanted that what it names can have. */
  key?: string;
}

/** The properties of a node beside those of its widget. */
export function listCommonSections(node: TreeNode, { tree, catalog, key }: Surroundings): Section[] {
  switch (node.kind) {
    case 'layout':
      return listPageSections(node, { forms: catalog.forms, key });
    case 'row':
      return [
        { title: 'group_look', fields: [...rowLayout, ...listTabField(node, tree)] },
        { title: 'group_data', fields: rowData },
        { title: 'group_common', fields: [show, visibleOn] },
        spacing,
      ];
    case 'column':
      return [{ title: 'group_common', fields: [size, visibleOn] }, columnSpacing];
    default: {
      const common: Section = { title: 'group_common', fields: [name, show, hidden, visibleOn] };
      const isField = catalog.find(node.data.type)?.definition.field === true || node.data.logics !== undefined;
      return [...(isField ? [{ title: 'group_logics' as const, fields: [logics] }] : []), common, objectSpacing];
    }
  }
}

/** The tab of the page that contains a row, on a page with tabs. */
function listTabField(row: TreeNode, tree: LayoutTree): Field[] {
  const { tabs } = getNode(tree, rootId).data;
  if (row.parent !== rootId || !Array.isArray(tabs) || tabs.length === 0) return [];
  const known = tabs.filter(isJsonObject).filter(({ uid }) => typeof uid === 'string');
  const titles = known.map(({ uid, title }): [string, Text] => {
    const told = isJsonObject(title) ? (title as Text) : String(title ?? uid); // stored as Text or as one string
    return [String(uid), { th: readText(told, 'th'), en: readText(told, 'en') }];
  });
  const schema: PropertySchema = {
    type: 'string',
    enum: known.map(({ uid }) => String(uid)),
    'x-title': text('อยู่ในแท็บ', 'In the tab'),
    'x-enum-titles': Object.fromEntries(titles),
  };
  return [{ path: ['tab'], schema }];
}
