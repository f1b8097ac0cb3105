import { localTime } from '../../../engine/content/timeZone.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { archiveTooLarge, excelTooOld } from '../../records/transfer/excel/excel.errors.ts';
import { exportRecords, type FileFormat } from '../../records/transfer/exportRecords.ts';
import { importFile } from '../../records/transfer/importFile.ts';
import { forgetProgress, keepProgress, readProgress } from '../../records/transfer/importProgress.ts';
import { headingUnclear } from '../../records/transfer/lines/lines.errors.ts';
import { fileBroken, importsBusy, importTooLarge, readingEnded } from '../../records/transfer/transfer.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, map, maybe, object, oneOf, stringOf, text, whole } from '../call/fields.ts';
import { callerSignal } from '../http/callerSignal.ts';
import type { Context } from '../http/context.ts';
import { finding, writing } from './recordRefusals.ts';
import { listQuery, readList } from './records.calls.ts';

const types: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const format = oneOf('csv', 'json', 'xlsx');
const report = object({
  rows: whole,
  created: whole,
  failed: whole,
  errors: list(map),
  moreErrors: flag,
  understood: list(map),
  moreUnderstood: flag,
  ignored: list(text),
  columns: list(map),
  fields: list(map),
  sample: list(map),
  dryRun: flag,
});

/** Export and import of whole collections. */
export const transferCalls: CallGroup = {
  name: 'Transfer',
  title: { th: 'นำเข้าและส่งออก', en: 'Import and export' },
  calls: [
    defineCall({
      id: 'exportRecords',
      method: 'get',
      path: '/api/:collection/export',
      summary: { th: 'ส่งออกเป็นไฟล์', en: 'Export records as a file' },
      who: 'anyone',
      keys: '{collection}',
      query: { ...listQuery, 'format?': format, 'words?': oneOf('codes', 'titles') },
      file: 'application/octet-stream',
      errors: finding,
      handle: async ({ app, visit, params: { collection }, query, http }) => {
        const { format: wanted = 'json', words = 'codes' } = query;
        const records = await openVisitRecords(app, visit);
        http.body = exportRecords(records.context, collection, readList(http.URL, records, collection), {
          format: wanted,
          words,
        });
        http.set('Content-Type', types[wanted]);
        const { day } = localTime(visit.now.getTime(), visit.site.timeZone);
        http.attachment(`${collection}-${day}.${wanted}`);
      },
    }),
    defineCall({
      id: 'importRecords',
      method: 'post',
      path: '/api/:collection/import',
      summary: { th: 'นำเข้าจากไฟล์', en: 'Import records from a file' },
      who: 'anyone',
      // The sum, once all is read; each row's history is written with its row.
      audit: {
        action: 'records.imported',
        on: 'collection',
        id: 'params.collection',
        keeps: ['data.created', 'data.dryRun'],
      },
      keys: '{collection}',
      query: {
        'format?': format,
        'dryRun?': flag,
        'job?': text,
        'columns?': stringOf(20_000, { example: '["name",null,""]' }),
      },
      takes: 'text/csv',
      answer: report,
      errors: [
        ...[...writing, fileBroken, importTooLarge, importsBusy, headingUnclear, archiveTooLarge, excelTooOld],
        readingEnded,
      ],
      handle: async ({ app, visit, params, query, http }) => {
        const { context } = await openVisitRecords(app, visit);
        const job = { siteId: visit.site.id, userId: context.actor.userId, job: query.job ?? '' };
        try {
          const data = await importFile(context, params.collection, {
            input: http.req,
            format: query.format ?? readContentType(http),
            dryRun: query.dryRun === true,
            columns: readColumns(query.columns),
            workDir: app.files.workDir,
            signal: callerSignal(http.res),
            onProgress: (partial) => keepProgress(job, partial),
          });
          return { data };
        } finally {
          forgetProgress(job);
        }
      },
    }),
    defineCall({
      id: 'readImport',
      method: 'get',
      path: '/api/import/:job',
      summary: { th: 'ความคืบหน้าของการนำเข้า', en: 'How far an import has come' },
      who: 'anyone',
      keys: 'import',
      answer: maybe(report),
      handle: async ({ app, visit, params }) => {
        const { context } = await openVisitRecords(app, visit);
        const found = readProgress({ siteId: visit.site.id, userId: context.actor.userId, job: params.job });
        return {
          data: found
            ? { ...found, errors: found.errors.slice(0, 20), understood: found.understood.slice(0, 20) }
            : null,
        };
      },
    }),
  ],
};

function readContentType(http: Context): FileFormat {
  if (http.is('csv', 'text/csv')) return 'csv';
  if (http.is('json')) return 'json';
  if (http.is(types.xlsx)) return 'xlsx';
  throw badRequest({ what: 'format' });
}

function readColumns(text: string | undefined): (string | null)[] | undefined {
  if (text === undefined) return undefined;
  const columns = parseJson(text);
  const isChoice = (one: unknown) => one === null || typeof one === 'string';
  if (!Array.isArray(columns) || !columns.every(isChoice)) throw badRequest({ what: 'columns' });
  return columns;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
