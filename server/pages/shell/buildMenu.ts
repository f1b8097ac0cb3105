import { decideRoute, type Visitor } from '../../../engine/access/route/decideRoute.ts';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { hasRole, rootRole } from '../../../engine/people/actor.ts';
import type { MenuEntry, MenuItem } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { listOwnCollections } from './listOwnCollections.ts';

/**
 * The site's own menu, then the routes that ask to be in the menu; without entries that the guard would refuse. Lists of records belong
 * to the back office, but for those that an own role opens to somebody who does not work there.
 */
export async function buildMenu(app: PageParts, visit: Visit): Promise<MenuEntry[]> {
  const { site, session } = visit;
  if (session?.locked) return [];
  const visitor = visitorOf(session);
  const fromRoutes = siteRoutes(app.registry, site)
    .routes.filter((route) => route.inMenu && !route.path.includes(':') && decideRoute(route, visitor) === 'allow')
    .filter((route) => !route.screen || isOpenedByOwnRole(route, visitor))
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
    .map((route): MenuEntry => ({ path: route.path, title: route.title ?? route.path, icon: route.icon }));
  return [...buildOwnMenu(app, visit), ...fromRoutes, ...(await listGranted(app, visit))];
}

function isOpenedByOwnRole(route: TableRoute, { own, ...base }: Visitor): boolean {
  return own !== undefined && decideRoute(route, base) !== 'allow';
}

/** Of the collections that the site made itself, those that an own role is granted. */
async function listGranted(app: PageParts, visit: Visit): Promise<MenuEntry[]> {
  const granted = new Set(visit.session?.own?.grants?.map(({ collection }) => collection));
  if (granted.size === 0) return [];
  const lists = await listOwnCollections(app, visit);
  return lists.flatMap(({ collection, ...entry }) => (granted.has(collection) ? [entry] : []));
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
