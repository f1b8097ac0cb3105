import { bindVariables, type VariableContext } from '../../engine/condition/bindVariables.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import { type DataRequest, isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { askHouse } from '../asking/askHouse.ts';
import type { Context } from '../http/context.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords, type Records } from '../records/openRecords.ts';
import { catalogFor } from '../records/recordsContext.ts';

/** The records that a request may name: `$record.id` the page's, `$item.id` the one its object is repeated for. */
export interface RequestRecords {
  record?: JsonObject;
  item?: JsonObject;
}

/** Reads for one visit of one page. */
export interface Reader {
  /** The answer to a request; equal requests are one read. */
  read: (request: DataRequest, records: RequestRecords) => Promise<Json>;
  /** Whether the site is told of changes in this collection. */
  isLive: (collection: string) => boolean;
}

export async function openReader(
  app: App,
  context: Context,
  page: { match: RouteMatch; query: URLSearchParams },
): Promise<Reader> {
  const { site, language } = context.state;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  const running = new Map<string, Promise<Json>>();
  return {
    read: (request, about) => {
      const variables = { ...catalogFor(records.context).variables, route: page.match.params, ...about };
      const bound = bindRequest(request, variables);
      const key = JSON.stringify(bound);
      const known = running.get(key);
      if (known) return known;
      const result = 'source' in bound ? askSource(app, context, bound, { ...page, records }) : ask(records, bound);
      running.set(key, result);
      return result;
    },
    isLive: (name) => records.context.collections.get(name)?.collection.schema['x-live'] === true,
  };
}

function bindRequest(request: DataRequest, variables: VariableContext): DataRequest {
  if ('find' in request) return { ...request, find: bindVariables(request.find, variables) };
  if (!('aggregate' in request)) return request;
  const stages = request.aggregate.map((stage) =>
    isJsonObject(stage.$match) ? { ...stage, $match: bindVariables(stage.$match, variables) } : stage,
  );
  return { ...request, aggregate: stages };
}

async function ask(records: Records, request: Exclude<DataRequest, { source: string }>): Promise<Json> {
  if ('aggregate' in request) return records.aggregate(request.collection, request.aggregate);
  if ('id' in request) return records.read(request.collection, request.id, { expand: request.expand });
  const { find, sort, limit, page, fields, expand } = request;
  return { ...(await records.find(request.collection, { filter: find, sort, limit, page, fields, expand })) };
}

async function askSource(
  app: App,
  context: Context,
  request: Extract<DataRequest, { source: string }>,
  { match, query, records }: { match: RouteMatch; query: URLSearchParams; records: Records },
): Promise<Json> {
  const { site, session, language } = context.state;
  const [pluginId = '', name = ''] = request.source.split('.', 2);
  const source = activePlugins(app.registry, site.plugins).has(pluginId)
    ? app.registry.plugin(pluginId)?.server?.sources?.[name]
    : undefined;
  if (!source) throw new Error(`this site has no data source called "${request.source}"`);
  const result = await source({
    siteId: site.id,
    userId: session?.userId ?? null,
    role: session?.role ?? 'public',
    language,
    // The address can be written by anybody: it never stands over what the route or the widget says.
    params: { ...Object.fromEntries(query), ...match.params, ...request.params },
    records,
    ask: async (question, params = {}) => toJson(await askHouse(question, { app, context, params })),
    listLayouts: () => app.layouts.list(site.id),
  });
  return (result ?? null) as Json; // a source answers JSON: it goes to the browser
}

/** What the house tells is what its calls would send: only what JSON can say. */
function toJson(told: unknown): Json {
  return JSON.parse(JSON.stringify(told));
}
