import { writeScreenKey } from '../../../engine/layout/screen/screenKey.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import { isJsonObject, type LayoutObject, type WidgetAddress } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { findLayout } from '../layouts/findLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { findScreenPath } from './findRecordPath.ts';
import { layoutTemplate } from './layoutKey.ts';

/**
 * The path of a collection's list with parameters for it: its filter, its order. Undefined where this person may not open it, and where
 * the list stands for some of the records only, so that it would show other ones than its parameters say.
 */
export async function findListPath(
  app: PageParts,
  visit: Visit,
  collection: string,
  parameters: WidgetAddress,
): Promise<string | undefined> {
  const path = findScreenPath(app, visit, { collection, screen: 'list' });
  if (path === undefined) return undefined;
  const route = siteRoutes(app.registry, visit.site).routes.find((one) => one.path === path);
  const key = (route && layoutTemplate(route)) ?? writeScreenKey('list', collection);
  const layout = await findLayout(app, visit.site, key);
  const list = layout && listObjects(layout).find((object) => isWhole(object, collection));
  if (!list) return undefined;
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [`${list.uid}.${name}`, value]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A list of all records of the collection. */
function isWhole({ type, collection, query }: LayoutObject, wanted: string): boolean {
  if (type !== 'record_list' || collection !== wanted) return false;
  const find = isJsonObject(query) ? query.find : undefined;
  return !isJsonObject(find) || Object.keys(find).length === 0;
}
