import type { ListedLayout } from '../../plugins/door/pluginContext.ts';
import type { Visit } from '../../sites/visit.ts';
import type { StoredLayout } from '../layouts/layoutStore.ts';
import type { PageParts } from '../pageParts.ts';
import { maySeeDraft, readEditingLevel } from './editingRights.ts';
import { mayOpenBuilder } from './mayOpenBuilder.ts';

/** The layouts that the site stored: of one that somebody may not edit, what is published and nothing else. */
export async function listLayouts(app: PageParts, visit: Visit): Promise<ListedLayout[]> {
  const stored = await app.layouts.list(visit.site.id);
  const opens = mayOpenBuilder(app, visit);
  return stored.flatMap((layout) => {
    const may = opens ? readEditingLevel(visit, layout.key) : 'none';
    return (maySeeDraft(visit, layout.key) ? presentWhole(layout) : presentPublished(layout)).map((own) => ({
      ...own,
      may,
    }));
  });
}

type Presented = Omit<ListedLayout, 'may'>[];

function presentWhole({ key, title, version, publishedVersion, updated_at }: StoredLayout): Presented {
  return [{ key, title, version, publishedVersion, updated_at }];
}

function presentPublished({ key, publishedTitle, publishedVersion, publishedAt }: StoredLayout): Presented {
  if (publishedVersion === null) return [];
  return [{ key, title: publishedTitle, version: publishedVersion, publishedVersion, updated_at: publishedAt }];
}
