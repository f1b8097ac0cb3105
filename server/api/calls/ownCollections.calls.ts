import { patternMissing } from '../../../engine/record/numbering/numbering.errors.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import { packPlugin, zipFolder } from '../../pages/package/packPlugin.ts';
import { readDefinition } from '../../records/define/readDefinition.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { archiveTooLarge, excelTooOld } from '../../records/transfer/excel/excel.errors.ts';
import { guessCollection } from '../../records/transfer/guess/guessCollection.ts';
import {
  fileBroken,
  importsBusy,
  importTooLarge,
  readingEnded,
  sheetEmpty,
} from '../../records/transfer/transfer.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, map, maybe, object, oneOf, stringOf, text, textOf, whole, words } from '../call/fields.ts';
import { callerSignal } from '../http/callerSignal.ts';

/** What a site brings into collections of its own, and takes out of them. */
export const ownCollectionCalls: CallGroup = {
  name: 'OwnCollection',
  title: { th: 'คอลเลกชันที่สร้างเอง', en: 'Collections without code' },
  calls: [
    defineCall({
      id: 'guessCollection',
      method: 'post',
      path: '/api/collection/guess',
      summary: {
        th: 'อ่านสเปรดชีตแล้วบอกว่าแต่ละคอลัมน์ควรเป็นฟิลด์แบบใด โดยยังไม่สร้างอะไร',
        en: 'What fields the columns of a spreadsheet would be, creating nothing',
      },
      parameters: {
        file: { th: 'ชื่อไฟล์ ใช้ตั้งชื่อคอลเลกชัน', en: 'Name of the file, from which the collection gets its name' },
      },
      who: 'designer',
      audit: { none: 'changes nothing' },
      keys: 'collection',
      query: { format: oneOf('csv', 'xlsx'), 'file?': textOf(200) },
      takes: 'text/csv',
      example: { body: 'name,price\nPen,15\n' },
      answer: object({ name: text, title: words, rows: whole, more: flag, columns: list(map) }),
      errors: [fileBroken, readingEnded, importTooLarge, importsBusy, sheetEmpty, archiveTooLarge, excelTooOld],
      handle: async ({ app, visit, query, http }) => {
        const { context } = await openVisitRecords(app, visit);
        return {
          data: await guessCollection({
            input: http.req,
            fileName: query.file ?? '',
            format: query.format,
            workDir: app.files.workDir,
            signal: callerSignal(http.res),
            siteId: visit.site.id,
            isTaken: (name) => context.collections.get(name) !== undefined,
          }),
        };
      },
    }),
    defineCall({
      id: 'readDefinition',
      method: 'get',
      path: '/api/collection/:name/definition',
      summary: {
        th: 'คอลเลกชันที่สร้างเองตามที่กำหนดไว้ พร้อมจำนวนรายการในแต่ละสถานะ',
        en: 'An own collection as it was defined, with the number of records in each state',
      },
      who: 'designer',
      keys: 'collection',
      answer: object({
        name: text,
        title: words,
        schema: map,
        machine: maybe(map),
        version: whole,
        counts: list(object({ state: maybe(text), count: whole })),
      }),
      errors: [schemaMissing],
      handle: async ({ app, visit, params: { name } }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await readDefinition(context, name) };
      },
    }),
    defineCall({
      id: 'packPlugin',
      method: 'get',
      path: '/api/collection/plugin',
      summary: {
        th: 'คอลเลกชันที่สร้างเองเป็นโฟลเดอร์ของปลั๊กอิน (zip) ให้นักพัฒนาทำต่อ',
        en: 'Own collections as the folder of a plugin (zip), for a developer to continue',
      },
      parameters: {
        names: { th: 'ชื่อคอลเลกชัน คั่นด้วยจุลภาค', en: 'Names of collections with commas between' },
        id: { th: 'รหัสของปลั๊กอินที่จะได้', en: 'Id of the plugin that is made' },
        records: { th: 'จำนวนรายการตัวอย่างของแต่ละคอลเลกชัน', en: 'How many sample records of each collection' },
      },
      who: 'designer',
      keys: 'collection',
      query: {
        names: stringOf(3000, { example: 'contract,visit' }),
        id: stringOf(40, { pattern: '^[a-z][a-z0-9-]{0,39}$', example: 'contracts' }),
        'records?': whole,
      },
      file: 'application/zip',
      errors: [schemaMissing, patternMissing],
      cache: 'no-store',
      handle: async ({ app, visit, query: { names, id, records = 0 }, http }) => {
        const wanted = { names: names.split(',').filter(Boolean), id, records: Math.min(records, mostSamples) };
        const files = await packPlugin(app, visit, wanted);
        http.body = zipFolder(id, files);
        http.set('Content-Type', 'application/zip');
        http.attachment(`${id}.zip`);
      },
    }),
  ],
};

/** Records of each collection that go along as samples. */
const mostSamples = 200;
