import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { isStaff } from '../../../engine/people/isStaff.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { corePaths } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { fillPath } from './fillPath.ts';

/**
 * Where a redirect leads this person: to its target; where there is no such page or it is closed to them, to the first page of the
 * plugin that they may open, and staff without any to their work. An address that is closed to them by its own roles is refused, as
 * the page behind it is.
 */
export function findRedirect(app: PageParts, visit: Visit, { route, params }: RouteMatch): string {
  const target = fillPath(route.redirect ?? '/', params) ?? '/';
  const table = siteRoutes(app.registry, visit.site);
  const visitor = visitorOf(visit.session);
  const found = table.match(target)?.route;
  if (found && decideRoute(found, visitor) !== 'forbidden') return target;
  const [open] = table.routes
    .filter(({ plugin, path, redirect }) => plugin === route.plugin && !redirect && !path.includes(':'))
    .filter((one) => one.auth !== false && one.inMenu && decideRoute(one, visitor) !== 'forbidden')
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
  if (open) return open.path;
  if (decideRoute(route, visitor) === 'forbidden') throw notAllowed();
  return visitor.signedIn && isStaff(visitor.role) ? corePaths.work : target;
}
