import type { ListedLayout } from '../../plugins/door/pluginContext.ts';
import type { Visit } from '../../sites/visit.ts';
import type { StoredLayout } from '../layouts/layoutStore.ts';
import type { PageParts } from '../pageParts.ts';
import { maySeeDraft } from './editingRights.ts';

/** The layouts that the site stored: of one that somebody may not edit, what is published and nothing else. */
export async function listLayouts(app: PageParts, visit: Visit): Promise<ListedLayout[]> {
  const stored = await app.layouts.list(visit.site.id);
  return stored.flatMap((layout) => (maySeeDraft(visit, layout.key) ? presentWhole(layout) : presentPublished(layout)));
}

function presentWhole({ key, title, version, publishedVersion, updated_at }: StoredLayout): ListedLayout {
  return { key, title, version, publishedVersion, updated_at };
}

function presentPublished({ key, publishedTitle, publishedVersion, publishedAt }: StoredLayout): ListedLayout[] {
  if (publishedVersion === null) return [];
  return [{ key, title: publishedTitle, version: publishedVersion, publishedVersion, updated_at: publishedAt }];
}
