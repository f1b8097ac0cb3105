import type { JsonObject, Site } from '../../../schemas/index.ts';
import type { PublicRecords } from '../../plugins/door/publicRecords.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { PageParts } from '../pageParts.ts';
import { isOpen, isUnlisted } from './searchVisibility.ts';

const pageSize = 1000;

export interface OpenCollection extends PublicRecords {
  name: string;
}

/** Collections of enabled plugins whose records have public pages. */
export function openCollections(app: PageParts, site: Site): OpenCollection[] {
  const active = activePlugins(app.registry, site.plugins);
  return app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ server }) => Object.entries(server?.publicRecords ?? {}))
    .map(([name, records]) => ({ ...records, name }));
}

/** Records as a visitor who is not signed in sees them. */
export function openPublicRecords(app: PageParts, site: Site): Promise<Records> {
  return openRecords(app, { siteId: site.id, actor: { userId: null, role: 'public' } });
}

export async function countOpen(records: Records, collection: OpenCollection): Promise<number> {
  return records.count(collection.name, { filter: collection.filter });
}

/** A range of records, oldest first so that new ones are added at the end. */
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

/** Whether the page at this path is public: the site may have closed it. */
export function isOpenPath(app: PageParts, site: Site, path: string): boolean {
  const match = siteRoutes(app.registry, site).match(path);
  return match !== undefined && isOpen(match.route) && !isUnlisted(match.route);
}
