import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { isJsonObject, type JsonObject, readText } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { badRequest, signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { findRecordPath } from '../pages/findRecordPath.ts';
import { actorOf } from './actor.ts';
import { clearRecords } from './clearRecords.ts';
import { changeCollection, defineCollection } from './defineCollection.ts';
import { openRecords } from './openRecords.ts';
import { decide } from './recordsContext.ts';
import { runBatch } from './runBatch.ts';

const builders = ['root', 'superadmin'];

/** Calls about collections as such, and those that span several of them. */
export function addCollectionRoutes(router: Router, app: App): void {
  const open = (context: Context) =>
    openRecords(app, { siteId: context.state.site.id, actor: actorOf(context), language: context.state.language });

  router.get('/api/collection', async (context) => {
    const { context: records } = await open(context);
    const readable = records.collections.all().filter((stored) => decide(records, stored, 'read').allowed);
    context.body = {
      status: 200,
      data: readable.map(({ collection, machine, plugin }) => ({
        name: collection.name,
        title: readText(collection.title, records.language),
        plugin: plugin ?? null,
        schema: collection.schema,
        machine: machine ? { initial: machine.config.initial, states: Object.keys(machine.states) } : null,
      })),
    };
  });

  router.post('/api/collection', async (context) => {
    requireBuilder(context);
    const { data } = await readBody(context);
    const { context: records } = await open(context);
    context.status = 201;
    context.body = { status: 201, data: await defineCollection(app, records, readObject(data, 'data')) };
  });

  router.put('/api/collection/:name', async (context) => {
    requireBuilder(context);
    const { data } = await readBody(context);
    const { context: records } = await open(context);
    const { name = '' } = context.params;
    context.body = { status: 200, data: await changeCollection(app, records, name, readObject(data, 'data')) };
  });

  router.post('/api/batch', async (context) => {
    const { operations } = await readBody(context, '8mb');
    context.body = { status: 200, data: await runBatch(await open(context), operations) };
  });

  router.get('/api/search', async (context) => {
    const { query, collections } = context.query;
    if (typeof query !== 'string') throw badRequest({ what: 'query' });
    const only = typeof collections === 'string' ? collections.split(',') : undefined;
    const hits = await (await open(context)).search(query, only);
    const data = hits.map((hit) => {
      const path = findRecordPath(app, context, { collection: String(hit.collection), id: String(hit.id) });
      return path === undefined ? hit : { ...hit, path };
    });
    context.body = { status: 200, data };
  });

  router.post('/api/multi-count', async (context) => {
    const { collections } = await readBody(context);
    if (!Array.isArray(collections) || collections.length > 50) throw badRequest({ what: 'collections' });
    const records = await open(context);
    const monthStart = startOfMonth(new Date());
    const counts: JsonObject = {};
    for (const name of collections.filter((one) => typeof one === 'string'))
      counts[name] = {
        allTime: await records.count(name, {}),
        currentMonth: await records.count(name, { filter: { created_at: { $gte: monthStart } } }),
      };
    context.body = { status: 200, counts };
  });

  router.delete('/api/:collection/clear', async (context) => {
    const { context: records } = await open(context);
    const { collection = '' } = context.params;
    const { token } = context.query;
    const cleared = await clearRecords(records, collection, typeof token === 'string' ? token : undefined);
    context.body = { status: 200, data: { cleared } };
  });
}

function requireBuilder(context: Context): void {
  const { session } = context.state;
  if (!session) throw signInNeeded();
  if (!builders.includes(session.role)) throw notAllowed();
}

function readObject(value: unknown, what: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw badRequest({ what });
}

/** The month as people in Thailand count it. */
function startOfMonth(now: Date): string {
  const local = new Date(now.getTime() + 7 * 3_600_000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - 7 * 3_600_000).toISOString();
}
