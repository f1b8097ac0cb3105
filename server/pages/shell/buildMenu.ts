import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import { hasRole, rootRole } from '../../../engine/people/actor.ts';
import type { MenuEntry, MenuItem } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** The site's own menu, then the routes that ask to be in the menu; without entries that the guard would refuse. */
export function buildMenu(app: PageParts, visit: Visit): MenuEntry[] {
  const { site, session } = visit;
  if (session?.locked) return [];
  const visitor = visitorOf(session);
  const fromRoutes = siteRoutes(app.registry, site)
    .routes.filter(
      (route) => route.inMenu && !route.screen && !route.path.includes(':') && decideRoute(route, visitor) === 'allow',
    )
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
    .map((route): MenuEntry => ({ path: route.path, title: route.title ?? route.path, icon: route.icon }));
  return [...buildOwnMenu(app, visit), ...fromRoutes];
}

/** The site's own menu, without entries that the guard would refuse. */
export function buildOwnMenu(app: PageParts, visit: Visit): MenuEntry[] {
  const { site, session } = visit;
  const table = siteRoutes(app.registry, site);
  const visitor = visitorOf(session);
  const isOpen = (path: string) => {
    const match = table.match(path.split(/[?#]/, 1)[0] ?? path);
    return match !== undefined && decideRoute(match.route, visitor) === 'allow';
  };
  const toEntries = (items: MenuItem[]): MenuEntry[] =>
    items
      .filter(({ roles = [] }) => roles.length === 0 || hasRole(visitor, roles) || visitor.role === rootRole)
      .map((item) => ({ path: item.target ?? '', title: item.title, children: toEntries(item.subMenu ?? []) }))
      .filter((entry) =>
        isInternal(entry.path) ? isOpen(entry.path) : entry.path !== '' || entry.children.length > 0,
      );
  return toEntries(site.menu);
}

function isInternal(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//');
}
