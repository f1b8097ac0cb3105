import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { findMovedKey } from '../layouts/redirects.ts';
import type { PageParts } from '../pageParts.ts';
import { fillPath } from './fillPath.ts';
import { layoutTemplate } from './layoutKey.ts';
import { matchShown } from './matchShown.ts';

/** The address that a page has now which stood at this one before. */
export async function findNewPath(
  app: PageParts,
  visit: Visit,
  { route, params }: RouteMatch,
): Promise<string | undefined> {
  const key = layoutTemplate(route)?.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const moved = key === undefined ? undefined : await findMovedKey(visit.db, key);
  return moved === undefined ? undefined : findPath(app, visit, moved);
}

/** Where a layout is shown; undefined when no page shows it. */
export function findPath(app: PageParts, visit: Visit, key: string): string | undefined {
  for (const route of siteRoutes(app.registry, visit.site).routes) {
    const params = route.redirect || route.entry === 'builder' ? undefined : matchShown(app, route, key);
    const path = params && fillPath(route.path, params);
    if (path) return path;
  }
  return undefined;
}
