import type { JsonObject, Text } from 'sala/schemas';

const field = (name: string, title: Text, part: JsonObject = {}): JsonObject => ({
  ...{ field: name, title: { ...title }, kind: 'text', schema: {}, required: false },
  ...part,
});
const state = (value: string, title: Text, next: string[], tone?: string): JsonObject => ({
  ...{ value, title: { ...title }, final: next.length === 0, next, events: [] },
  ...(tone && { tone }),
});

const record: JsonObject = {
  collection: 'record',
  title: { th: 'รายการ', en: 'Record' },
  name: 'A-001',
  documents: [],
  mayMail: false,
  record: { id: 'a', state: 'open', version: 1, number: 'A-001', date: '2026-11-01', total: 1250, _actions: [] },
  fields: [
    field('number', { th: 'เลขที่', en: 'Number' }),
    field('date', { th: 'วันที่', en: 'Date' }, { kind: 'date' }),
    field('total', { th: 'ยอดรวม', en: 'Total' }, { kind: 'money' }),
  ],
  writable: ['number', 'date', 'total'],
  states: [
    state('draft', { th: 'ร่าง', en: 'Draft' }, ['open']),
    state('open', { th: 'กำลังทำ', en: 'In progress' }, ['done'], 'info'),
    state('done', { th: 'เสร็จ', en: 'Done' }, [], 'success'),
  ],
  initial: 'draft',
  names: {},
  mayDelete: false,
  notices: { due: [] },
  paths: {},
  given: {},
};

/** A record with which the builder draws pictures of the widgets of its page. */
export const exampleRecord = { object: { collection: 'record' }, data: { record, states: ['draft', 'open'] } };
