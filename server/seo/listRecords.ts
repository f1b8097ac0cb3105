import type { JsonObject, Site } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { openRecords, type Records } from '../records/openRecords.ts';
import { isOpen, isUnlisted } from './hidden.ts';
import type { PublicRecords } from './publicRecords.ts';

const pageSize = 1000;

export interface OpenCollection extends PublicRecords {
  name: string;
}

/** Collections of the plugins that are on whose records have pages. */
export function openCollections(app: App, site: Site): OpenCollection[] {
  const active = activePlugins(app.registry, site.plugins);
  return app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ server }) => Object.entries(server?.publicRecords ?? {}))
    .map(([name, records]) => ({ ...records, name }));
}

/** Records as somebody sees them who is not signed in. */
export function openPublicRecords(app: App, site: Site): Promise<Records> {
  return openRecords(app, { siteId: site.id, actor: { userId: null, role: 'public' } });
}

export async function countOpen(records: Records, collection: OpenCollection): Promise<number> {
  return records.count(collection.name, { filter: collection.filter });
}

/** Records from one place of the list to another, oldest first so that new ones come at its end. */
export async function readOpen(
  records: Records,
  collection: OpenCollection,
  range: { from: number; to: number },
): Promise<JsonObject[]> {
  const found: JsonObject[] = [];
  const first = Math.floor(range.from / pageSize);
  for (let page = first; page * pageSize < range.to; page += 1) {
    const { data } = await records.find(collection.name, {
      filter: collection.filter,
      sort: { created_at: 1 },
      fields: ['updated_at', ...collection.fields],
      page: page + 1,
      limit: pageSize,
    });
    const skipped = page * pageSize;
    found.push(...data.slice(Math.max(0, range.from - skipped), range.to - skipped));
    if (data.length < pageSize) break;
  }
  return found;
}

/** Whether the page at this address is open to anybody: the site may have closed it. */
export function isOpenPath(app: App, site: Site, path: string): boolean {
  const match = siteRoutes(app.registry, site).match(path);
  return match !== undefined && isOpen(match.route) && !isUnlisted(match.route);
}
