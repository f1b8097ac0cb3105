import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { bindVariables, type VariableContext } from '../../../engine/condition/bindVariables.ts';
import type { WantedByTexts } from '../../../engine/layout/binding/listWanted.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { type DataRequest, isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { actorOf } from '../../records/context/actor.ts';
import { catalogFor, type RecordsContext } from '../../records/context/recordsContext.ts';
import { isReference, isReferencePath } from '../../records/find/expandRecords.ts';
import { hasTitles } from '../../records/find/titleRecords.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { listLayouts } from '../rights/listLayouts.ts';
import { openCaller } from './openCaller.ts';

/** Where a request stands: `$record.id` is the page's record, `$item.id` that of a repeated object. */
export interface RequestPlace {
  record?: JsonObject;
  item?: JsonObject;
  /** What the texts around the object need of the records. */
  wanted?: WantedByTexts | undefined;
}

/** Reads data for one visit of one page. */
export interface Reader {
  /** The answer to a request; equal requests are read once. */
  read: (request: DataRequest, place: RequestPlace) => Promise<Json>;
  /** Whether changes of this collection are announced on the site. */
  isLive: (collection: string) => boolean;
}

export async function openReader(
  app: PageParts,
  visit: Visit,
  page: { match: RouteMatch; query: URLSearchParams },
  publishers: readonly RoleHolder[],
): Promise<Reader> {
  const { site, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language, publishers });
  const running = new Map<string, Promise<Json>>();
  return {
    read: (request, { wanted, ...about }) => {
      const variables = { ...catalogFor(records.context).variables, route: page.match.params, ...about };
      const kept = keepReferences(bindRequest(request, variables), records.context);
      const bound = wanted ? addWanted(kept, wanted, records.context) : kept;
      const key = JSON.stringify(bound);
      const known = running.get(key);
      if (known) return known;
      const result = 'source' in bound ? askSource(app, visit, bound, { ...page, records }) : ask(records, bound);
      running.set(key, result);
      return result;
    },
    isLive: (name) => {
      const stored = records.context.collections.get(name);
      return stored !== undefined && stored.collection.schema['x-live'] !== false;
    },
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

/** Names of fields that refer to nothing are left out: the default of a widget may be a field that its collection lacks. */
function keepReferences(request: DataRequest, { collections }: RecordsContext): DataRequest {
  if ('source' in request || 'aggregate' in request || !request.expand) return request;
  const stored = collections.get(request.collection);
  return {
    ...request,
    expand: request.expand.filter((name) => name.includes('.') || (stored && isReference(stored, name))),
  };
}

/** Names that the collection does not have are left out: texts may mean the record of another repeated object. */
function addWanted(request: DataRequest, { titles, expand }: WantedByTexts, context: RecordsContext): DataRequest {
  if ('source' in request || 'aggregate' in request) return request;
  const stored = context.collections.get(request.collection);
  const known = {
    titles: stored ? titles.filter((name) => hasTitles(context, stored, name)) : [],
    expand: stored ? expand.filter((name) => isReferencePath(context, stored, name)) : [],
  };
  return {
    ...request,
    ...(known.titles.length > 0 && { titles: [...new Set([...(request.titles ?? []), ...known.titles])] }),
    ...(known.expand.length > 0 && { expand: [...new Set([...(request.expand ?? []), ...known.expand])] }),
  };
}

async function ask(records: Records, request: Exclude<DataRequest, { source: string }>): Promise<Json> {
  if ('aggregate' in request) return records.aggregate(request.collection, request.aggregate);
  if ('id' in request)
    return records.read(request.collection, request.id, { expand: request.expand, titles: request.titles });
  const { collection, find, ...input } = request;
  return { ...(await records.find(collection, { ...input, filter: find })) };
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
    ...openCaller(app, visit, records, pluginId),
    // Anybody can write the URL: its parameters never override those of the route or the widget.
    params: { ...Object.fromEntries(query), ...match.params, ...request.params },
    listLayouts: () => listLayouts(app, visit),
  });
  return (result ?? null) as Json; // a source answers JSON: it goes to the browser
}
