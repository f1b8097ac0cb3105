import { bindVariables } from '../../engine/condition/bindVariables.ts';
import { readAddresses } from '../../engine/layout/address.ts';
import { collectRequests } from '../../engine/layout/collectRequests.ts';
import type { FindDefinition } from '../../engine/layout/migrateLayout.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import type { DataRequest, Json, Layout, PagePayload } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords, type Records } from '../records/openRecords.ts';
import { catalogFor } from '../records/recordsContext.ts';

export interface PageData {
  data: PagePayload['data'];
  /** Objects of which a request failed. */
  failed: string[];
}

export interface DataPage {
  match: RouteMatch;
  layout: Pick<Layout, 'rows'>;
  query: URLSearchParams;
}

/**
 * Everything the widgets of a page ask for (or those named), read in one go. Two widgets that ask the same get it from one
 * read. A request that fails leaves its widget without data and the page standing.
 */
export async function loadPageData(
  app: App,
  context: Context,
  page: DataPage,
  objects?: ReadonlySet<string>,
): Promise<PageData> {
  const running = new Map<string, Promise<Json>>();
  const data: PageData['data'] = {};
  const failed = new Set<string>();
  const pending: Promise<void>[] = [];
  const find: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const asked = Object.entries(collectRequests(page.layout, find, readAddresses(page.query)));
  for (const [uid, requests] of objects ? asked.filter(([uid]) => objects.has(uid)) : asked) {
    for (const [name, request] of Object.entries(requests)) {
      const key = JSON.stringify(request);
      const result = running.get(key) ?? runRequest(app, context, request, page);
      running.set(key, result);
      pending.push(
        result.then(
          (value) => {
            data[uid] = { ...data[uid], [name]: value };
          },
          (error: unknown) => {
            failed.add(uid);
            context.state.log.warn({ err: error, object: uid }, 'data of a widget failed');
          },
        ),
      );
    }
  }
  await Promise.all(pending);
  return { data, failed: [...failed] };
}

async function runRequest(
  app: App,
  context: Context,
  request: DataRequest,
  page: Pick<DataPage, 'match' | 'query'>,
): Promise<Json> {
  const { site, session, language } = context.state;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  if (!('source' in request)) return readRecords(records, request, page.match.params);
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
    params: { ...Object.fromEntries(page.query), ...page.match.params, ...request.params },
    records,
    listLayouts: () => app.layouts.list(site.id),
  });
  return (result ?? null) as Json; // a source answers JSON: it goes to the browser
}

async function readRecords(
  records: Records,
  request: Exclude<DataRequest, { source: string }>,
  route: Record<string, string>,
): Promise<Json> {
  if ('aggregate' in request) return records.aggregate(request.collection, request.aggregate);
  if ('id' in request) return records.read(request.collection, request.id, { expand: request.expand });
  const { find, sort, limit, page, fields, expand } = request;
  const filter = bindVariables(find, { ...catalogFor(records.context).variables, route });
  return { ...(await records.find(request.collection, { filter, sort, limit, page, fields, expand })) };
}
