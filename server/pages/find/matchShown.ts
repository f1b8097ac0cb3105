import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { coreNames } from '../../../engine/collection/terms/collectionNames.ts';
import type { PageParts } from '../pageParts.ts';
import { matchLayoutKey } from './layoutKey.ts';

/**
 * The parameters for which a route of the site shows the layout with this key; undefined when it never does. The routes for
 * whatever collection are those of the site's own: the pages of the others stand where a plugin put them.
 */
export function matchShown(
  { registry }: Pick<PageParts, 'registry'>,
  route: TableRoute,
  key: string,
): Record<string, string> | undefined {
  const params = matchLayoutKey(route, key);
  const collection = route.screen && !route.collection ? params?.collection : undefined;
  if (collection === undefined) return params;
  const isShipped = registry.collection(collection) !== undefined || coreNames.some((name) => name === collection);
  return isShipped ? undefined : params;
}
