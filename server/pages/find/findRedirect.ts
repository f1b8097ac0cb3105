import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RouteMatch, TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { isStaff } from '../../../engine/people/isStaff.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { corePaths } from '../../../schemas/index.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { fillPath } from './fillPath.ts';

/**
 * Where a redirect leads this person: to its target; where there is no such page or it is closed to them, staff to the first page of
 * the plugin that they may open or to their work, and others to a page of the site beneath the address, or home. Whoever must sign in
 * for a target that is not for everybody signs in first. An address that is closed to them by its own roles is refused, as the page behind it is.
 */
export function findRedirect(app: PageParts, visit: Visit, { route, params }: RouteMatch): string {
  const target = fillPath(route.redirect ?? '/', params) ?? '/';
  const table = siteRoutes(app.registry, visit.site);
  const visitor = visitorOf(visit.session);
  const found = table.match(target)?.route;
  const decision = found && decideRoute(found, visitor);
  // At this address where not everybody may open the target, so that whoever signs in is led on as who they are.
  if (found && decision === 'sign-in' && decideRoute(found, member) !== 'allow') throw signInNeeded();
  if (decision === 'sign-in' || decision === 'allow') return target;
  const closed = decision === 'forbidden';
  const staff = visitor.signedIn && isStaff(visitor.role);
  const open = table.routes.filter(
    (one) => !one.redirect && !one.path.includes(':') && decideRoute(one, visitor) === 'allow',
  );
  const place = staff || !closed ? findMenuPage(open, route) : findVisitorPage(open, route);
  if (place) return place.path;
  if (decideRoute(route, visitor) === 'forbidden') throw notAllowed();
  if (staff) return corePaths.work;
  return closed ? '/' : target;
}

const member = { signedIn: true, role: 'user' } as const;

function findMenuPage(open: TableRoute[], { plugin }: TableRoute): TableRoute | undefined {
  const [first] = open
    .filter((one) => one.plugin === plugin && one.auth !== false && one.inMenu)
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
  return first;
}

/** Pages that show what is the reader's own come first; lists of records are for those who work with them. */
function findVisitorPage(open: TableRoute[], { path }: TableRoute): TableRoute | undefined {
  const [first] = open
    .filter((one) => one.path.startsWith(`${path}/`) && !one.screen && !one.shell && !one.fullscreen)
    .sort((one, other) => Number(one.auth === false) - Number(other.auth === false));
  return first;
}
