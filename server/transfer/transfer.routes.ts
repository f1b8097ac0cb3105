import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import type { Router } from '../http/router.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import { readListQuery } from '../records/readListQuery.ts';
import { exportRecords, type FileFormat } from './exportRecords.ts';
import { type ImportReport, importRecords } from './importRecords.ts';

const types: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Whole collections out as files, and in. */
export function addTransferRoutes(router: Router, app: App): void {
  const open = (context: Context) =>
    openRecords(app, { siteId: context.state.site.id, actor: actorOf(context), language: context.state.language });

  router.get('/api/:collection/export', async (context) => {
    const { collection = '' } = context.params;
    const format = readFormat(context.query.format ?? 'json');
    const records = await open(context);
    const input = readListQuery(context.URL.searchParams, (field) => records.fieldType(collection, field));
    context.body = exportRecords(records.context, collection, input, format);
    context.set('Content-Type', types[format]);
    context.attachment(`${collection}-${new Date().toISOString().slice(0, 10)}.${format}`);
  });

  router.post('/api/:collection/import', async (context) => {
    const { collection = '' } = context.params;
    const { context: records } = await open(context);
    const progress = `import.${records.site.id}.${records.actor.userId}.${String(context.query.job ?? '')}`;
    const report = await importRecords(records, collection, {
      input: context.req,
      format: formatOf(context),
      dryRun: context.query.dryRun === 'true',
      onProgress: (partial) => rememberProgress(progress, partial),
    });
    running.delete(progress);
    context.body = { status: 200, data: report };
  });

  router.get('/api/import/:job', async (context) => {
    const { job = '' } = context.params;
    const { context: records } = await open(context);
    const report = running.get(`import.${records.site.id}.${records.actor.userId}.${job}`);
    context.body = { status: 200, data: report ? { ...report, errors: report.errors.slice(0, 20) } : null };
  });
}

/** Imports under way in this process, for the progress bar of the page that sends the file. */
const running = new Map<string, ImportReport>();

async function rememberProgress(key: string, report: ImportReport): Promise<void> {
  if (running.size > 1000) running.clear();
  running.set(key, report);
}

function formatOf(context: Context): FileFormat {
  if (context.query.format !== undefined) return readFormat(context.query.format);
  if (context.is('csv', 'text/csv')) return 'csv';
  if (context.is('json')) return 'json';
  if (context.is('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')) return 'xlsx';
  throw badRequest({ what: 'format' });
}

function readFormat(value: unknown): FileFormat {
  if (value === 'csv' || value === 'json' || value === 'xlsx') return value;
  throw badRequest({ what: 'format' });
}
