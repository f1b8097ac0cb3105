import { changedElsewhere, translateDetails } from '../../../engine/record/recordErrors.ts';
import type { Language } from '../../../schemas/index.ts';
import { operationUnknown, undoImpossible, undoOutdated, upsertUnclear } from '../../records/context/records.errors.ts';
import { readListQuery } from '../../records/find/readListQuery.ts';
import type { ListResult, Records, Written } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  anything,
  flag,
  list,
  map,
  maybe,
  object,
  oneOf,
  paged,
  position,
  record,
  recordInput,
  string,
  stringOf,
  text,
  time,
  whole,
} from '../call/fields.ts';
import { changing, finding, reading, transiting, writing } from './recordRefusals.ts';

/** Any other field may be a filter in the URL: `?status=paid&total[gte]=1000`. */
export const listQuery = {
  'filter?': stringOf(20_000, { example: '{"status":"paid"}' }),
  'sort?': stringOf(500, { example: '-created_at' }),
  'page?': string,
  'limit?': string,
  'fields?': stringOf(2000, { example: 'id,created_at' }),
  'expand?': stringOf(500, { example: '' }),
  'titles?': stringOf(500, { example: '' }),
  'search?': stringOf(200, { example: 'กาแฟ' }),
  'trash?': oneOf('true', 'false'),
};
const names = list(string, { maxItems: 200 });
const beside = { 'undo?': flag, 'warnings?': list(map) };
const effect = object({
  id: whole,
  effect: string,
  status: string,
  attempts: whole,
  next_at: maybe(time),
  last_error: maybe(string),
  result: anything,
  created_at: time,
  finished_at: maybe(time),
});
const change = object({
  version: whole,
  action: string,
  from_state: maybe(string),
  to_state: maybe(string),
  changes: anything,
  note: maybe(string),
  at: time,
  by: maybe(string),
  by_name: maybe(string),
  on_behalf_of: maybe(string),
  on_behalf_of_name: maybe(string),
  'undo?': flag,
});

/** The calls of every collection, shipped or defined at run time. Access is decided by its rules. */
export const recordCalls: CallGroup = {
  name: 'Record',
  title: { th: 'ข้อมูลของคอลเลกชัน', en: 'Records of a collection' },
  calls: [
    defineCall({
      id: 'listRecords',
      method: 'get',
      path: '/api/:collection',
      summary: { th: 'รายการ', en: 'List records' },
      who: 'anyone',
      keys: '{collection}',
      query: listQuery,
      answer: list(record),
      beside: paged,
      errors: finding,
      handle: async ({ app, visit, params: { collection }, http }) => {
        const records = await openVisitRecords(app, visit);
        return presentList(await records.find(collection, readList(http.URL, records, collection)));
      },
    }),
    defineCall({
      id: 'countRecords',
      method: 'get',
      path: '/api/:collection/count',
      summary: { th: 'นับรายการ', en: 'Count records' },
      who: 'anyone',
      keys: '{collection}',
      query: listQuery,
      beside: { count: whole },
      errors: finding,
      handle: async ({ app, visit, params: { collection }, http }) => {
        const records = await openVisitRecords(app, visit);
        return { count: await records.count(collection, readList(http.URL, records, collection)) };
      },
    }),
    defineCall({
      id: 'readStats',
      method: 'get',
      path: '/api/:collection/stats',
      summary: { th: 'ตัวเลขสรุป', en: 'Counts by state' },
      who: 'anyone',
      keys: '{collection}',
      answer: map,
      errors: finding,
      handle: async ({ app, visit, params }) => ({
        data: await (await openVisitRecords(app, visit)).stats(params.collection),
      }),
    }),
    defineCall({
      id: 'readRecord',
      method: 'get',
      path: '/api/:collection/:id',
      summary: { th: 'รายการเดียว', en: 'Read a record' },
      who: 'anyone',
      keys: '{collection}',
      query: { 'expand?': listQuery['expand?'], 'titles?': listQuery['titles?'] },
      answer: record,
      errors: reading,
      handle: async ({ app, visit, params, query }) => {
        const records = await openVisitRecords(app, visit);
        const wanted = { expand: query.expand?.split(','), titles: query.titles?.split(',') };
        return { data: await records.read(params.collection, params.id, wanted) };
      },
    }),
    defineCall({
      id: 'readHistory',
      method: 'get',
      path: '/api/:collection/:id/history',
      summary: { th: 'ประวัติการเปลี่ยนแปลง', en: 'Changes of a record' },
      who: 'anyone',
      keys: '{collection}',
      answer: list(change),
      errors: reading,
      handle: async ({ app, visit, params }) => ({
        data: await (await openVisitRecords(app, visit)).history(params.collection, params.id),
      }),
    }),
    defineCall({
      id: 'listEffects',
      method: 'get',
      path: '/api/:collection/:id/effects',
      summary: { th: 'งานที่ตามมา', en: 'Effects of a record' },
      who: 'anyone',
      keys: '{collection}',
      answer: list(effect),
      errors: reading,
      handle: async ({ app, visit, params }) => ({
        data: await (await openVisitRecords(app, visit)).effects(params.collection, params.id),
      }),
    }),
    defineCall({
      id: 'queryRecords',
      method: 'post',
      path: '/api/:collection/query',
      summary: { th: 'ค้นหาด้วยเงื่อนไข', en: 'Find records by a condition' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: '{collection}',
      body: {
        'method?': oneOf('find'),
        'args?': list(map, { maxItems: 2, description: 'a condition and a projection, as in MongoDB' }),
        'projection?': map,
        'paging?': object({ 'page?': position, 'limit?': position }),
        'sort?': map,
        'fields?': names,
        'expand?': names,
        'titles?': names,
        'search?': string,
        'trash?': flag,
      },
      answer: list(record),
      beside: paged,
      errors: finding,
      example: { body: { method: 'find', args: [{ status: 'paid' }], paging: { page: 1, limit: 50 } } },
      handle: async ({ app, visit, params, body }) => {
        const { args = [], paging = {}, sort, fields, expand, titles, search, trash } = body;
        const records = await openVisitRecords(app, visit);
        const [filter, projection = body.projection] = args;
        const input = { filter, projection, sort, fields, expand, titles, search, trash, ...paging };
        return presentList(await records.find(params.collection, input));
      },
    }),
    defineCall({
      id: 'aggregateRecords',
      method: 'post',
      path: '/api/:collection/aggregate',
      summary: { th: 'คำนวณสรุป', en: 'Aggregate records' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: '{collection}',
      body: { pipeline: list(map) },
      answer: list(map),
      errors: finding,
      example: { body: { pipeline: [{ $group: { _id: '$state', count: { $sum: 1 } } }] } },
      handle: async ({ app, visit, params, body }) => ({
        data: await (await openVisitRecords(app, visit)).aggregate(params.collection, body.pipeline),
      }),
    }),
    defineCall({
      id: 'createRecord',
      method: 'post',
      path: '/api/:collection',
      summary: { th: 'เพิ่มรายการ', en: 'Create a record' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      body: {
        data: recordInput,
        'files?': list(stringOf(100), {
          maxItems: 100,
          description: 'files that were sent for it before it was saved, to be attached to it',
        }),
      },
      limits: { body: '4mb' },
      answer: record,
      beside,
      status: 201,
      errors: writing,
      handle: async ({ app, visit, params, body: { data, files } }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.create(params.collection, data, { files }), visit.language);
      },
    }),
    defineCall({
      id: 'upsertRecord',
      method: 'post',
      path: '/api/:collection/upsert',
      summary: {
        th: 'แก้ไขรายการที่มีค่าเดียวกัน หรือเพิ่มใหม่',
        en: 'Update the record with the same unique value, or create it',
      },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      body: { data: recordInput, 'by?': list(string, { maxItems: 10 }), 'version?': position },
      limits: { body: '4mb' },
      answer: record,
      beside: { created: flag, ...beside },
      errors: [...changing, upsertUnclear],
      handle: async ({ app, visit, params, body: { data, ...options } }) => {
        const records = await openVisitRecords(app, visit);
        const { created, ...written } = await records.upsert(params.collection, data, options);
        return { ...presentWritten(written, visit.language), created, status: created ? 201 : 200 };
      },
    }),
    defineCall({
      id: 'updateRecord',
      method: 'put',
      path: '/api/:collection/:id',
      summary: { th: 'แก้ไขรายการ', en: 'Update a record' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      body: { data: recordInput, 'version?': position },
      limits: { body: '4mb' },
      answer: record,
      beside,
      errors: changing,
      handle: async ({ app, visit, params: { collection, id }, body: { data, version } }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.update(collection, id, data, { version }), visit.language);
      },
    }),
    defineCall({
      id: 'sendEvent',
      method: 'post',
      path: '/api/:collection/:id/transition',
      summary: { th: 'ส่งเหตุการณ์ให้รายการเปลี่ยนสถานะ', en: 'Send an event that changes the state' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      body: { event: text, 'note?': stringOf(5000), 'version?': position, 'data?': recordInput },
      answer: record,
      beside,
      errors: transiting,
      handle: async ({ app, visit, params: { collection, id }, body: { event, ...options } }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.transition(collection, id, event, options), visit.language);
      },
    }),
    defineCall({
      id: 'restoreRecord',
      method: 'post',
      path: '/api/:collection/:id/restore',
      summary: { th: 'นำกลับจากถังขยะ', en: 'Restore a deleted record' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      answer: record,
      beside,
      errors: changing,
      handle: async ({ app, visit, params }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.restore(params.collection, params.id), visit.language);
      },
    }),
    defineCall({
      id: 'undoChange',
      method: 'post',
      path: '/api/:collection/:id/undo',
      summary: { th: 'เลิกทำการเปลี่ยนแปลงของตัวเอง', en: 'Take back an own change' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      body: { version: position },
      answer: record,
      beside,
      errors: [...transiting, undoOutdated, undoImpossible],
      handle: async ({ app, visit, params: { collection, id }, body: { version } }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.undo(collection, id, version), visit.language);
      },
    }),
    defineCall({
      id: 'requestEffect',
      method: 'post',
      path: '/api/:collection/:id/effects',
      summary: { th: 'ขอให้ทำงานหนึ่ง', en: 'Ask for an effect' },
      who: 'anyone',
      audit: { action: 'effect.requested', on: 'record', id: 'params.id', keeps: ['params.collection', 'body.effect'] },
      keys: '{collection}',
      body: { effect: text },
      answer: effect,
      status: 202,
      errors: [...reading, changedElsewhere, operationUnknown],
      handle: async ({ app, visit, params: { collection, id }, body: { effect: name }, logChange }) => ({
        data: await (await openVisitRecords(app, visit)).requestEffect(collection, id, { name, logChange }),
      }),
    }),
    defineCall({
      id: 'runEffectAgain',
      method: 'post',
      path: '/api/:collection/:id/effects/:effect/run',
      summary: { th: 'ทำงานที่ล้มเหลวอีกครั้งทันที', en: 'Run a failed effect again at once' },
      who: 'anyone',
      audit: {
        action: 'effect.run_again',
        on: 'record',
        id: 'params.id',
        keeps: ['params.collection', 'params.effect'],
      },
      keys: '{collection}',
      answer: effect,
      errors: [...reading, changedElsewhere],
      handle: async ({ app, visit, params, logChange }) => {
        const records = await openVisitRecords(app, visit);
        const again = { effect: Number(params.effect), logChange };
        return { data: await records.runEffectAgain(params.collection, params.id, again) };
      },
    }),
    defineCall({
      id: 'deleteRecord',
      method: 'delete',
      path: '/api/:collection/:id',
      summary: { th: 'ลบรายการ (กู้คืนได้)', en: 'Delete a record (it can be restored)' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: '{collection}',
      query: { 'version?': position },
      answer: record,
      beside,
      errors: changing,
      handle: async ({ app, visit, params, query }) => {
        const records = await openVisitRecords(app, visit);
        return presentWritten(await records.remove(params.collection, params.id, query), visit.language);
      },
    }),
  ],
};

export function readList({ searchParams }: URL, records: Records, collection: string) {
  const input = readListQuery(searchParams, (field) => records.fieldType(collection, field));
  return { ...input, trash: searchParams.get('trash') === 'true' };
}

function presentList({ data, total, page, limit }: ListResult) {
  return { data, total, paging: { page, limit, totalPages: Math.ceil(total / limit) } };
}

/** With `undo`, the change may be taken back by its version. */
function presentWritten({ record: data, warnings, undo }: Written, language: Language) {
  return {
    data,
    ...(undo && { undo }),
    ...(warnings.length > 0 && { warnings: translateDetails(warnings, language) }),
  };
}
