import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { type MenuEntry, pluginGroups } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { buildOwnMenu } from './buildMenu.ts';
import { listOwnCollections } from './listOwnCollections.ts';

/**
 * The menu of the back office: where work begins, the site's own pages, then the screens of each plugin under its group, as far as they
 * are open to this person. A plugin with one screen is one entry.
 */
export async function buildBackendMenu(app: PageParts, visit: Visit): Promise<MenuEntry[]> {
  const { site, session } = visit;
  if (session?.locked) return [];
  const visitor = visitorOf(session);
  const open = siteRoutes(app.registry, site)
    .routes.filter((route) => route.inMenu && !route.path.includes(':') && decideRoute(route, visitor) === 'allow')
    .sort((one, other) => (one.order ?? 100) - (other.order ?? 100));
  const own = buildOwnMenu(app, visit);
  const pages =
    own.length > 0 ? [{ path: '', title: siteTitle, children: own.map((entry) => ({ ...entry, icon: 'file' })) }] : [];
  const isWork = ({ plugin }: TableRoute) => app.registry.plugin(plugin)?.manifest.group === 'work';
  return [
    ...listGroups(app, open.filter(isWork)),
    ...pages,
    ...listGroups(
      app,
      open.filter((one) => !isWork(one)),
    ),
    ...(session ? await groupOwnCollections(app, visit) : []),
  ];
}

async function groupOwnCollections(app: PageParts, visit: Visit): Promise<MenuEntry[]> {
  const children = (await listOwnCollections(app, visit)).map(({ collection: _, ...entry }) => entry);
  return children.length > 0 ? [{ path: '', title: ownTitle, children }] : [];
}

const ownTitle = { th: 'ข้อมูลของเว็บไซต์', en: "The site's own data" };

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
