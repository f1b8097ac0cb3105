import { decideRoute } from '../../../engine/route/decideRoute.ts';
import type { TableRoute } from '../../../engine/route/matchRoute.ts';
import { type MenuEntry, pluginGroups } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { buildOwnMenu } from './buildMenu.ts';

/**
 * The menu of the back office: the site's own pages, then the screens of each plugin under its group, as far as they
 * are open to this person. A plugin with one screen is one entry.
 */
export function buildBackendMenu(app: PageParts, visit: Visit): MenuEntry[] {
  const { site, session } = visit;
  if (session?.locked) return [];
  const visitor = visitorOf(session);
  const open = siteRoutes(app.registry, site)
    .routes.filter((route) => route.inMenu && !route.path.includes(':') && decideRoute(route, visitor) === 'allow')
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
  const own = buildOwnMenu(app, visit);
  const pages =
    own.length > 0 ? [{ path: '', title: siteTitle, children: own.map((entry) => ({ ...entry, icon: 'file' })) }] : [];
  return [...pages, ...listGroups(app, open)];
}

const siteTitle = { th: 'หน้าเว็บไซต์', en: 'Site' };

function listGroups(app: PageParts, routes: TableRoute[]): MenuEntry[] {
  const groups = new Map<string, MenuEntry[]>(Object.keys(pluginGroups).map((name) => [name, []]));
  for (const [id, own] of Map.groupBy(routes, ({ plugin }) => plugin)) {
    const manifest = app.registry.plugin(id)?.manifest;
    const name = manifest?.group ?? 'system';
    const entries = own.map(({ path, title, icon }): MenuEntry => ({ path, title: title ?? path, icon }));
    const [only] = entries;
    const line =
      entries.length === 1 && only
        ? { ...only, icon: only.icon ?? manifest?.icon }
        : { path: '', title: manifest?.title ?? id, icon: manifest?.icon, children: entries };
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups]
    .filter(([, lines]) => lines.length > 0)
    .map(([name, children]) => ({ path: '', title: pluginGroups[name] ?? name, children }));
}
