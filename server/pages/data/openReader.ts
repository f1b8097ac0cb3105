import { bindVariables, type VariableContext } from '../../../engine/condition/bindVariables.ts';
import type { RouteMatch } from '../../../engine/route/matchRoute.ts';
import { type DataRequest, isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { actorOf } from '../../records/actor.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { catalogFor } from '../../records/recordsContext.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { openCaller } from './openCaller.ts';

/** The records that a request may refer to: `$record.id` the page's, `$item.id` that of a repeated object. */
export interface RequestRecords {
  record?: JsonObject;
  item?: JsonObject;
}

/** Reads data for one visit of one page. */
export interface Reader {
  /** The answer to a request; equal requests are read once. */
  read: (request: DataRequest, records: RequestRecords) => Promise<Json>;
  /** Whether changes of this collection are announced on the site. */
  isLive: (collection: string) => boolean;
}

export async function openReader(
  app: PageParts,
  visit: Visit,
  page: { match: RouteMatch; query: URLSearchParams },
  publishers: readonly string[],
): Promise<Reader> {
  const { site, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language, publishers });
  const running = new Map<string, Promise<Json>>();
  return {
    read: (request, about) => {
      const variables = { ...catalogFor(records.context).variables, route: page.match.params, ...about };
      const bound = bindRequest(request, variables);
      const key = JSON.stringify(bound);
      const known = running.get(key);
      if (known) return known;
      const result = 'source' in bound ? askSource(app, visit, bound, { ...page, records }) : ask(records, bound);
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
  app: PageParts,
  visit: Visit,
  request: Extract<DataRequest, { source: string }>,
  { match, query, records }: { match: RouteMatch; query: URLSearchParams; records: Records },
): Promise<Json> {
  const { site } = visit;
  const [pluginId = '', name = ''] = request.source.split('.', 2);
  const source = activePlugins(app.registry, site.plugins).has(pluginId)
    ? app.registry.plugin(pluginId)?.server?.sources?.[name]
    : undefined;
  if (!source) throw new Error(`this site has no data source called "${request.source}"`);
  const result = await source({
    ...openCaller(app, visit, records),
    // Anybody can write the URL: its parameters never override those of the route or the widget.
    params: { ...Object.fromEntries(query), ...match.params, ...request.params },
    listLayouts: () => app.layouts.list(site.id),
  });
  return (result ?? null) as Json; // a source answers JSON: it goes to the browser
}
