import { groupLayouts } from '../../engine/layout/groupLayouts.ts';
import type { Layout } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { listPublished } from '../layouts/listPublished.ts';
import { findIncluded } from './findIncluded.ts';

/** So many children a page shows. */
const mostChildren = 50;

/**
 * A page whose `display` is `group` shows the published pages that name it as their parent, in the order of their `order` and
 * their keys. A child that this visitor could not open by itself is not there; neither is a form, which is sent as a whole.
 */
export async function addChildren(
  app: App,
  context: Context,
  { key, layout }: { key?: string; layout: Layout },
): Promise<Layout> {
  if (!key || layout.kind === 'form' || layout.settings?.display !== 'group') return layout;
  const published = await listPublished(app.db.site(context.state.site.id));
  const slug = key.slice(key.indexOf('/') + 1);
  const children = published
    .filter((each) => each.key !== key && (each.settings?.parent === key || each.settings?.parent === slug))
    .map((each) => ({ key: each.key, order: readOrder(each.settings?.order) }))
    .sort((one, other) => one.order - other.order || one.key.localeCompare(other.key))
    .slice(0, mostChildren);
  const found = await Promise.all(children.map((child) => findIncluded(app, context, child.key)));
  const shown = found.filter((child): child is Layout => child !== undefined && child.kind !== 'form');
  return groupLayouts(layout, shown);
}

function readOrder(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}
