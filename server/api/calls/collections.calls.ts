import type { Reshape } from '../../../engine/collection/reshape/reshapeDefinition.ts';
import { collectionInvalid, dataWouldBeLost } from '../../../engine/collection/terms/collection.errors.ts';
import {
  duplicateRecord,
  recordNotFound,
  schemaMissing,
  unknownCollection,
} from '../../../engine/record/recordErrors.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { findRecordPath } from '../../pages/find/findRecordPath.ts';
import { clearAll } from '../../records/clear/clearAll.ts';
import { clearRecords } from '../../records/clear/clearRecords.ts';
import {
  batchFailed,
  confirmNeeded,
  nameTaken,
  planOutdated,
  statesInUse,
  stillReferred,
  tooBusy,
  undoImpossible,
  undoOutdated,
  upsertUnclear,
} from '../../records/context/records.errors.ts';
import { countEach } from '../../records/countEach.ts';
import { changeCollection, defineCollection } from '../../records/define/defineCollection.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { listReadable } from '../../records/read/listReadable.ts';
import { planReshape, reshapeCollection } from '../../records/reshape/reshapeCollection.ts';
import { runBatch } from '../../records/runBatch.ts';
import { runEach } from '../../records/runEach.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  flag,
  list,
  map,
  mapOf,
  maybe,
  object,
  oneOf,
  position,
  recordInput,
  string,
  stringOf,
  text,
  whole,
  words,
} from '../call/fields.ts';
import { finding, transiting } from './recordRefusals.ts';

const operation = object({
  op: oneOf('create', 'upsert', 'update', 'delete', 'restore', 'undo', 'transition'),
  collection: string,
  'id?': string,
  'data?': recordInput,
  'by?': list(string, { maxItems: 10 }),
  'version?': position,
  'event?': string,
  'note?': string,
});

const fieldName = stringOf(60);
const reshape = object({
  'rename?': mapOf(fieldName),
  'remove?': list(fieldName, { maxItems: 300 }),
  'convert?': mapOf(map),
  'name?': stringOf(50),
  'drop?': flag,
});

/** Calls about collections themselves, and calls across several of them. */
export const collectionCalls: CallGroup = {
  name: 'Collection',
  title: { th: 'คอลเลกชัน', en: 'Collections' },
  calls: [
    defineCall({
      id: 'listCollections',
      method: 'get',
      path: '/api/collection',
      summary: { th: 'คอลเลกชันที่อ่านได้', en: 'The collections you may read' },
      who: 'anyone',
      asked: true,
      keys: 'collection',
      answer: list(
        object({ name: string, title: string, plugin: maybe(string), own: flag, schema: map, machine: maybe(map) }),
      ),
      handle: async ({ app, visit }) => ({ data: listReadable((await openVisitRecords(app, visit)).context) }),
    }),
    defineCall({
      id: 'defineCollection',
      method: 'post',
      path: '/api/collection',
      summary: { th: 'เพิ่มคอลเลกชัน', en: 'Define a collection' },
      who: 'designer',
      audit: { action: 'collection.defined', on: 'collection', id: 'data.name', keeps: ['body.data'] },
      keys: 'collection',
      body: { data: object({ name: string, 'title?': words, schema: map, 'machine?': map }) },
      answer: map,
      status: 201,
      errors: [collectionInvalid, nameTaken],
      handle: async ({ app, visit, body, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await defineCollection(app, context, { input: body.data as JsonObject, logChange }) };
      },
    }),
    defineCall({
      id: 'changeCollection',
      method: 'put',
      path: '/api/collection/:name',
      summary: { th: 'แก้ไขคอลเลกชันที่เพิ่มเอง', en: 'Change a collection that was defined so' },
      who: 'designer',
      audit: {
        action: 'collection.changed',
        on: 'collection',
        id: 'params.name',
        keeps: ['data.version', 'body.data'],
      },
      keys: 'collection',
      body: { data: map },
      answer: map,
      errors: [collectionInvalid, schemaMissing, dataWouldBeLost, statesInUse, tooBusy],
      handle: async ({ app, visit, params, body, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await changeCollection(app, context, { name: params.name, input: body.data, logChange }) };
      },
    }),
    defineCall({
      id: 'planReshape',
      method: 'post',
      path: '/api/collection/:name/reshape/plan',
      summary: {
        th: 'ดูก่อนว่าการเปลี่ยนชื่อ ลบ หรือเปลี่ยนชนิดของฟิลด์จะทำอะไร',
        en: 'What renaming, removing or converting fields would do',
      },
      who: 'designer',
      audit: { none: 'changes nothing' },
      keys: 'collection',
      body: { reshape },
      answer: map,
      errors: [collectionInvalid, schemaMissing, nameTaken, duplicateRecord, tooBusy],
      handle: async ({ app, visit, params: { name }, body }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await planReshape(app, context, { name, reshape: body.reshape as Reshape }) };
      },
    }),
    defineCall({
      id: 'reshapeCollection',
      method: 'post',
      path: '/api/collection/:name/reshape',
      summary: { th: 'ทำตามแผนที่ดูแล้ว', en: 'Carry out the plan that was seen' },
      who: 'designer',
      audit: {
        action: 'collection.reshaped',
        on: 'collection',
        id: 'params.name',
        keeps: ['body.reshape', 'body.lose', 'data.records', 'data.follows'],
      },
      keys: 'collection',
      body: { reshape, mark: text, 'lose?': list(string, { maxItems: 300 }) },
      answer: map,
      errors: [collectionInvalid, schemaMissing, nameTaken, duplicateRecord, dataWouldBeLost, planOutdated, tooBusy],
      handle: async ({ app, visit, params: { name }, body: { mark, lose = [], ...body }, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        const carry = { name, reshape: body.reshape as Reshape, mark, lose, logChange };
        return { data: await reshapeCollection(app, context, carry) };
      },
    }),
    defineCall({
      id: 'clearCollection',
      method: 'delete',
      path: '/api/:collection/clear',
      summary: {
        th: 'ลบทุกรายการ: ครั้งแรกบอกจำนวน แล้วยืนยันด้วยชื่อและรหัส',
        en: 'Delete all records: first a dry run, then confirmed by name and token',
      },
      who: 'anyone',
      audit: {
        action: 'collection.cleared',
        on: 'collection',
        id: 'params.collection',
        keeps: ['query.forever', 'data.count'],
      },
      keys: '{collection}',
      query: { 'confirm?': text, 'token?': text, 'forever?': oneOf('true', 'false') },
      answer: object({ cleared: whole, left: whole }),
      errors: [unknownCollection, confirmNeeded, stillReferred, tooBusy],
      handle: async ({ app, visit, params, query, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        const request = { ...query, forever: query.forever === 'true', logChange };
        return { data: await clearRecords(context, params.collection, request) };
      },
    }),
    defineCall({
      id: 'clearAll',
      method: 'delete',
      path: '/api/clear-all',
      summary: {
        th: 'ย้ายทุกรายการของทุกประเภทที่ล้างได้ลงถังขยะ: ครั้งแรกบอกจำนวน แล้วยืนยันด้วย confirm=all และรหัส',
        en: 'Move all records of every collection that you may clear to the trash: first a dry run, then confirm=all and the token',
      },
      who: 'anyone',
      audit: { action: 'site.cleared', on: 'site', id: 'query.confirm', keeps: ['data.count'] },
      query: { 'confirm?': text, 'token?': text },
      answer: object({ cleared: whole, left: whole, collections: map }),
      errors: [confirmNeeded, tooBusy],
      handle: async ({ app, visit, query, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await clearAll(context, { ...query, logChange }) };
      },
    }),
    defineCall({
      id: 'runBatch',
      method: 'post',
      path: '/api/batch',
      summary: {
        th: 'หลายคำสั่งในครั้งเดียว สำเร็จทั้งหมดหรือไม่เลย หรือทีละคำสั่งด้วย each',
        en: 'Several operations, all or none, or with `each` one by one',
      },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: 'batch',
      body: { operations: list(operation), 'each?': flag },
      limits: { body: '8mb' },
      answer: list(object({ index: whole, 'data?': map, 'undo?': flag, 'warnings?': list(map), 'error?': map })),
      errors: [...transiting, batchFailed, upsertUnclear, undoOutdated, undoImpossible],
      handle: async ({ app, visit, body }) => ({
        data: await (body.each ? runEach : runBatch)(await openVisitRecords(app, visit), body.operations),
      }),
    }),
    defineCall({
      id: 'search',
      method: 'get',
      path: '/api/search',
      summary: { th: 'ค้นหาในทุกประเภทที่อ่านได้', en: 'Search across all you may read' },
      parameters: { query: { th: 'คำที่ค้นหา', en: 'Words to search for' } },
      who: 'anyone',
      keys: 'search',
      query: {
        query: stringOf(200, { example: 'กาแฟ' }),
        'collections?': stringOf(2000, { example: 'product,customer' }),
      },
      answer: list(map),
      errors: finding,
      handle: async ({ app, visit, query }) => {
        const records = await openVisitRecords(app, visit);
        const hits = await records.search(query.query, query.collections?.split(','));
        const data = hits.map((hit) => {
          const path = findRecordPath(app, visit, { collection: String(hit.collection), id: String(hit.id) });
          return path === undefined ? hit : { ...hit, path };
        });
        return { data };
      },
    }),
    defineCall({
      id: 'countCollections',
      method: 'post',
      path: '/api/multi-count',
      summary: { th: 'นับหลายประเภท', en: 'Counts of several collections' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: 'multi-count',
      body: { collections: list(string, { maxItems: 50 }) },
      beside: { counts: map },
      errors: [...finding, recordNotFound],
      handle: async ({ app, visit, body }) => ({
        counts: await countEach(await openVisitRecords(app, visit), body.collections, visit.now),
      }),
    }),
  ],
};
