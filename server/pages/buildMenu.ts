import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { MenuEntry, MenuItem } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { siteRoutes } from './siteRoutes.ts';

/** The site's own menu, then the routes that ask to be in the menu; nothing that the guard would refuse. */
export function buildMenu(app: App, context: Context): MenuEntry[] {
  const { site, session } = context.state;
  if (session?.locked) return [];
  const visitor = { signedIn: session !== null, role: session?.role ?? 'public' };
  const fromRoutes = siteRoutes(app.registry, site)
    .routes.filter((route) => route.inMenu && !route.path.includes(':') && decideRoute(route, visitor) === 'allow')
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
    .map((route): MenuEntry => ({ path: route.path, title: route.title ?? route.path, icon: route.icon }));
  return [...buildOwnMenu(app, context), ...fromRoutes];
}

/** The menu that the site wrote, without what the guard would refuse. */
export function buildOwnMenu(app: App, context: Context): MenuEntry[] {
  const { site, session } = context.state;
  const table = siteRoutes(app.registry, site);
  const visitor = { signedIn: session !== null, role: session?.role ?? 'public' };
  const isOpen = (path: string) => {
    const match = table.match(path.split(/[?#]/, 1)[0] ?? path);
    return match !== undefined && decideRoute(match.route, visitor) === 'allow';
  };
  const toEntries = (items: MenuItem[]): MenuEntry[] =>
    items
      .filter(({ roles = [] }) => roles.length === 0 || roles.includes(visitor.role) || visitor.role === 'root')
      .map((item) => ({ path: item.target ?? '', title: item.title, children: toEntries(item.subMenu ?? []) }))
      .filter((entry) =>
        isInternal(entry.path) ? isOpen(entry.path) : entry.path !== '' || entry.children.length > 0,
      );
  return toEntries(site.menu);
}

function isInternal(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//');
}
