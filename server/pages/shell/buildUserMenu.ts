import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import { corePaths, type MenuEntry } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** The user menu: own account and, where permitted, settings and console; without entries that the guard would refuse. */
export function buildUserMenu(app: PageParts, visit: Visit): MenuEntry[] {
  const { site, session } = visit;
  if (!session || session.locked) return [];
  const profiles = session.via === 'bypass' ? [corePaths.employee] : [corePaths.profile, corePaths.memberProfile];
  const table = siteRoutes(app.registry, site);
  const open = (path: string) => {
    const route = table.match(path)?.route;
    const allowed = route && !route.redirect && decideRoute(route, visitorOf(session)) === 'allow';
    return allowed ? [{ path, title: route.title ?? path, icon: route.icon }] : [];
  };
  return [...profiles.flatMap(open).slice(0, 1), ...open(corePaths.dashboard), ...open(corePaths.console)];
}
