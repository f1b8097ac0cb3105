import type { Definition, KnownCollection } from '../definition/definition.ts';
import type { GuessedSheet } from '../sheet/sheetDraft.ts';

/** A collection of a site with everything that the editor shows. */
export const boxDefinition: Definition = {
  name: 'box',
  title: { th: 'กล่องพัสดุที่รับเข้าจากสาขาต่างจังหวัด', en: 'Boxes received from branches in the provinces' },
  version: 3,
  counts: [
    { state: 'received', count: 12 },
    { state: 'sent', count: 128 },
  ],
  schema: {
    name: 'box',
    title: { th: 'กล่องพัสดุที่รับเข้าจากสาขาต่างจังหวัด', en: 'Boxes received from branches in the provinces' },
    type: 'object',
    required: ['label'],
    'x-display': ['label'],
    properties: {
      label: { type: 'string', maxLength: 200, 'x-unique': true, 'x-title': { th: 'ป้าย', en: 'Label' } },
      weight: { type: 'number', 'x-title': { th: 'น้ำหนัก (กก.)', en: 'Weight (kg)' } },
      size: {
        type: 'string',
        enum: ['s', 'l'],
        'x-enum-titles': { s: { th: 'เล็ก', en: 'Small' }, l: { th: 'ใหญ่', en: 'Large' } },
        'x-title': { th: 'ขนาด', en: 'Size' },
      },
      branch: { type: 'string', 'x-ref': 'branch', 'x-index': true, 'x-title': { th: 'สาขา', en: 'Branch' } },
      price: { type: 'number', 'x-formula': 'record.weight * 12', 'x-title': { th: 'ค่าส่ง', en: 'Price' } },
    },
    'x-access': {
      read: [{ roles: ['superadmin', 'admin', 'warehouse', 'delivery'] }],
      create: [{ roles: ['superadmin', 'admin', 'warehouse'] }],
      update: [
        { roles: ['superadmin', 'admin', 'warehouse'] },
        { roles: ['delivery'], owner: true, fields: ['weight'] },
      ],
      delete: [{ roles: ['superadmin'], when: { state: 'received' } }],
    },
  },
  machine: {
    id: 'box',
    initial: 'received',
    states: {
      received: {
        title: { th: 'รับเข้าแล้ว', en: 'Received' },
        tone: 'info',
        transitions: {
          weighed: { title: { th: 'ชั่งน้ำหนัก', en: 'Weigh' }, event: 'WEIGH' },
          lost: {
            title: { th: 'แจ้งหาย', en: 'Report lost' },
            event: 'LOSE',
            note: true,
            roles: ['superadmin', 'admin'],
          },
        },
      },
      weighed: {
        title: { th: 'ชั่งแล้ว', en: 'Weighed' },
        tone: 'warning',
        transitions: {
          sent: {
            title: { th: 'ส่งออก', en: 'Send' },
            event: 'SEND',
            guards: [
              {
                if: 'record.weight > 0 && has(record.branch)',
                message: { th: 'ใส่น้ำหนักและสาขาก่อน', en: 'Enter weight and branch first' },
              },
            ],
            actions: [
              { set: { note: 'now' } },
              { notify: { roles: ['delivery'], title: { th: 'มีกล่องพร้อมส่ง', en: 'A box is ready' } } },
            ],
          },
          received: { title: { th: 'ย้อนกลับ', en: 'Take back' }, event: 'BACK' },
        },
      },
      sent: { title: { th: 'ส่งออกแล้ว', en: 'Sent' }, tone: 'success', final: true },
      lost: { title: { th: 'สูญหาย', en: 'Lost' }, tone: 'danger', final: true },
    },
  },
};

export const knownCollections: KnownCollection[] = [
  {
    name: 'branch',
    title: 'สาขา',
    schema: { properties: { name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' } } } },
    machine: null,
  },
];

const text = { kind: 'text', title: { th: 'ข้อความ', en: 'Text' }, schema: { type: 'string' }, misfits: 0 } as const;

/** A spreadsheet of which one column has a date that is none. */
export const guessedSheet: GuessedSheet = {
  name: 'inspection',
  title: { th: 'ผลตรวจเครื่องจักร', en: 'Inspection' },
  rows: 240,
  more: false,
  columns: [
    {
      ...{ name: 'title', title: { th: 'เครื่องจักร', en: 'Machine' }, heading: 'เครื่องจักร', at: 0, filled: 240 },
      ...{ samples: ['ปั๊มน้ำ 2', 'เครื่องอัดลมโรงงานฝั่งตะวันออก'], kind: 'text', kinds: [text] },
      ...{ unique: false, display: true },
    },
    {
      ...{ name: 'checked_on', title: { th: 'วันที่ตรวจ', en: 'Checked on' }, heading: 'วันที่ตรวจ', at: 1, filled: 238 },
      ...{ samples: ['12/3/2569', '13/3/2569'], kind: 'date', unique: false, display: false },
      kinds: [
        text,
        {
          ...{ kind: 'date', title: { th: 'วันที่', en: 'Date' }, schema: { type: 'string', format: 'date' } },
          ...{ misfits: 1, misfit: { row: 17, text: '31/02/2569' } },
        },
      ],
    },
  ],
};
