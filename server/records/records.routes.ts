import { translateDetails } from '../../engine/errors/recordErrors.ts';
import { isJsonObject, type JsonObject } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { actorOf } from './actor.ts';
import { addNumberRoutes } from './numbers.routes.ts';
import { type ListResult, openRecords, type Records, type Written } from './openRecords.ts';
import { type ListInput, readListQuery } from './readListQuery.ts';

type ApiRouter = Router;

/** The same calls for every collection, shipped or defined at run time. */
export function addRecordRoutes(router: ApiRouter, app: App): void {
  const open = (context: Context) =>
    openRecords(app, { siteId: context.state.site.id, actor: actorOf(context), language: context.state.language });
  addNumberRoutes(router, app);
  addReadRoutes(router, open);
  addWriteRoutes(router, open);
}

type Open = (context: Context) => Promise<Records>;

function addReadRoutes(router: ApiRouter, open: Open): void {
  router.get('/api/:collection', async (context) => {
    const records = await open(context);
    const { collection = '' } = context.params;
    sendList(context, await records.find(collection, readList(context, records, collection)));
  });

  router.get('/api/:collection/count', async (context) => {
    const records = await open(context);
    const { collection = '' } = context.params;
    context.body = { status: 200, count: await records.count(collection, readList(context, records, collection)) };
  });

  router.get('/api/:collection/stats', async (context) => {
    const { collection = '' } = context.params;
    context.body = { status: 200, data: await (await open(context)).stats(collection) };
  });

  router.get('/api/:collection/:id', async (context) => {
    const { collection = '', id = '' } = context.params;
    const expand = typeof context.query.expand === 'string' ? context.query.expand.split(',') : undefined;
    context.body = { status: 200, data: await (await open(context)).read(collection, id, { expand }) };
  });

  router.get('/api/:collection/:id/history', async (context) => {
    const { collection = '', id = '' } = context.params;
    context.body = { status: 200, data: await (await open(context)).history(collection, id) };
  });

  router.get('/api/:collection/:id/effects', async (context) => {
    const { collection = '', id = '' } = context.params;
    context.body = { status: 200, data: await (await open(context)).effects(collection, id) };
  });

  router.post('/api/:collection/query', async (context) => {
    const { collection = '' } = context.params;
    sendList(context, await (await open(context)).find(collection, readFind(await readBody(context))));
  });

  router.post('/api/:collection/aggregate', async (context) => {
    const { collection = '' } = context.params;
    const { pipeline } = await readBody(context);
    context.body = { status: 200, data: await (await open(context)).aggregate(collection, pipeline) };
  });
}

function addWriteRoutes(router: ApiRouter, open: Open): void {
  router.post('/api/:collection', async (context) => {
    const { collection = '' } = context.params;
    const { data } = await readBody(context, '4mb');
    context.status = 201;
    sendWritten(context, await (await open(context)).create(collection, readData(data)));
  });

  router.put('/api/:collection/:id', async (context) => {
    const { collection = '', id = '' } = context.params;
    const { data, version } = await readBody(context, '4mb');
    sendWritten(
      context,
      await (await open(context)).update(collection, id, readData(data), { version: readVersion(version) }),
    );
  });

  router.post('/api/:collection/:id/transition', async (context) => {
    const { collection = '', id = '' } = context.params;
    const { event, note, version, data } = await readBody(context);
    if (typeof event !== 'string') throw badRequest({ what: 'event' });
    const options = {
      note: typeof note === 'string' ? note : undefined,
      version: readVersion(version),
      data: data === undefined ? undefined : readData(data),
    };
    sendWritten(context, await (await open(context)).transition(collection, id, event, options));
  });

  router.post('/api/:collection/:id/restore', async (context) => {
    const { collection = '', id = '' } = context.params;
    sendWritten(context, await (await open(context)).restore(collection, id));
  });

  router.post('/api/:collection/:id/effects', async (context) => {
    const { collection = '', id = '' } = context.params;
    const { effect } = await readBody(context);
    if (typeof effect !== 'string') throw badRequest({ what: 'effect' });
    context.status = 202;
    context.body = { status: 202, data: await (await open(context)).requestEffect(collection, id, effect) };
  });

  router.post('/api/:collection/:id/effects/:effect/run', async (context) => {
    const { collection = '', id = '', effect = '' } = context.params;
    context.body = { status: 200, data: await (await open(context)).runEffectAgain(collection, id, Number(effect)) };
  });

  router.delete('/api/:collection/:id', async (context) => {
    const { collection = '', id = '' } = context.params;
    const version = context.query.version === undefined ? undefined : readVersion(Number(context.query.version));
    sendWritten(context, await (await open(context)).remove(collection, id, { version }));
  });
}

function readList(context: Context, records: Records, collection: string): ListInput & { trash?: boolean } {
  const input = readListQuery(context.URL.searchParams, (field) => records.fieldType(collection, field));
  return { ...input, trash: context.query.trash === 'true' };
}

/** `{method: "find", args: [filter], paging: {page, limit}, sort?, projection?}`. */
function readFind(body: JsonObject): ListInput {
  const { method = 'find', args = [], paging, sort, fields, expand, search } = body;
  if (method !== 'find') throw badRequest({ what: 'method' });
  const [filter] = Array.isArray(args) ? args : [];
  if (filter !== undefined && !isJsonObject(filter)) throw badRequest({ what: 'args' });
  const page = isJsonObject(paging) ? paging : {};
  return {
    filter,
    sort: isJsonObject(sort) ? sort : undefined,
    page: readCount(page.page, 'paging.page'),
    limit: readCount(page.limit, 'paging.limit'),
    fields: readNames(fields, 'fields'),
    expand: readNames(expand, 'expand'),
    search: typeof search === 'string' ? search : undefined,
  };
}

function readCount(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw badRequest({ what });
}

function readNames(value: unknown, what: string): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  throw badRequest({ what });
}

function readData(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw badRequest({ what: 'data' });
}

function readVersion(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw badRequest({ what: 'version' });
}

function sendList(context: Context, { data, total, page, limit }: ListResult): void {
  context.body = { status: 200, data, total, paging: { page, limit, totalPages: Math.ceil(total / limit) } };
}

function sendWritten(context: Context, { record, warnings }: Written): void {
  context.body = {
    status: context.status === 201 ? 201 : 200,
    data: record,
    ...(warnings.length > 0 ? { warnings: translateDetails(warnings, context.state.language) } : {}),
  };
}
