import { groupLayouts } from '../../../engine/layout/blocks/groupLayouts.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { listPublished } from '../layouts/listPublished.ts';
import type { PageParts } from '../pageParts.ts';

/** Maximum number of children on a page. */
const mostChildren = 50;

/**
 * A page whose `display` is `group` shows the published pages that name it as their parent, sorted by `order` and key.
 * Children that this visitor could not open by themselves are left out; so are forms, which are sent as a whole.
 */
export async function addChildren(
  app: PageParts,
  visit: Visit,
  { key, layout }: { key?: string; layout: Layout },
  findLayout: (key: string) => Promise<Layout | undefined>,
): Promise<Layout> {
  if (!key || layout.kind === 'form' || layout.settings?.display !== 'group') return layout;
  const published = await listPublished(app.db.site(visit.site.id));
  const slug = key.slice(key.indexOf('/') + 1);
  const children = published
    .filter((each) => each.key !== key && (each.settings?.parent === key || each.settings?.parent === slug))
    .map((each) => ({ key: each.key, order: readOrder(each.settings?.order) }))
    .sort((one, other) => one.order - other.order || one.key.localeCompare(other.key))
    .slice(0, mostChildren);
  const found = await Promise.all(children.map((child) => findLayout(child.key)));
  const shown = found.filter((child): child is Layout => child !== undefined && child.kind !== 'form');
  return groupLayouts(layout, shown);
}

function readOrder(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}
