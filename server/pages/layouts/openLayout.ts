import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { type Layout, layoutVersion, popupPrefix, type Site } from '../../../schemas/index.ts';
import { generateLayout } from './findLayout.ts';
import type { LayoutParts } from './layoutParts.ts';
import type { LayoutRecord } from './layoutStore.ts';
import { layoutUnknown } from './layouts.errors.ts';

/** A layout as the builder opens it: migrated to current versions, since the builder has no migrations. */
export async function openLayout(app: LayoutParts, site: Site, key: string): Promise<LayoutRecord> {
  const stored = (await app.layouts.read(site.id, key)) ?? (await openGenerated(app, site, key));
  if (!stored && !key.startsWith('page/') && !key.startsWith(popupPrefix)) throw layoutUnknown({ key });
  const layout = stored ?? blankPage(key);
  const migrate = (one: Layout | null) => one && migrateLayout(one, (type) => app.registry.widget(type)?.definition);
  return { ...layout, draft: migrate(layout.draft), published: migrate(layout.published) };
}

/** The page of a collection as it is written for it: the first save stores a copy. */
async function openGenerated(app: LayoutParts, site: Site, key: string): Promise<LayoutRecord | undefined> {
  const published = await generateLayout(app, site, key);
  return published && { ...blankPage(key), draft: null, published };
}

/** A page that does not exist yet: the first save creates it. */
function blankPage(key: string): LayoutRecord {
  const kind = key.startsWith(popupPrefix) ? 'popup' : 'page';
  const draft: Layout = { version: layoutVersion, kind, settings: {}, rows: [] };
  return { key, draft, published: null, version: 0, publishedVersion: null, updated_at: null };
}
