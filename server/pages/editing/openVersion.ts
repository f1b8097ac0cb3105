import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { type ShownLayout, showApart } from '../data/showApart.ts';
import { findOriginal } from '../layouts/findOriginal.ts';
import { versionUnknown } from '../layouts/layouts.errors.ts';
import { readVersion } from '../layouts/layoutVersions.ts';
import type { PageParts } from '../pageParts.ts';

/** The version number of what the plugin ships, or of the page that is written for a collection. */
const original = 0;

/** A version of a layout, migrated, and as it would be drawn for the person who asks. */
export async function openVersion(
  app: PageParts,
  visit: Visit,
  { key, version }: { key: string; version: number },
): Promise<{ layout: Layout; shown: ShownLayout }> {
  const stored =
    version === original ? await findOriginal(app, visit.site, key) : await readVersion(visit.db, { key, version });
  if (!stored) throw versionUnknown({ version });
  const layout = migrateLayout(stored, (type) => app.registry.widget(type)?.definition);
  return { layout, shown: await showApart(app, visit, { layout, key, prefix: `version.${version}.` }) };
}
