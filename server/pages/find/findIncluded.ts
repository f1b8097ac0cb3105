import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { Layout } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { matchLayoutKey } from './layoutKey.ts';

/**
 * The published layout with a key, to be included in a page. A visitor gets it only if they could open it by itself: its
 * plugin is enabled, its gate is open to them, and so is one of the routes that show it, if there are any.
 */
export async function findIncluded(app: PageParts, visit: Visit, key: string): Promise<Layout | undefined> {
  if (!isReachable(app, visit, key)) return undefined;
  const { site, session } = visit;
  const layout = await app.layouts.published(site.id, key);
  if (layout?.settings?.locked || (layout?.settings?.authen && !session)) return undefined;
  return layout;
}

/** Whether the plugin of a layout is enabled and one of its routes, if any, is open to this visitor. */
export function isReachable(app: PageParts, visit: Visit, key: string): boolean {
  const open = listOpenings(app, visit, key);
  return open !== undefined && (open.length === 0 || open.includes(true));
}

/** Whether a page shows this layout that this visitor may open. A layout that no page shows is not shown to anybody. */
export function isShown(app: PageParts, visit: Visit, key: string): boolean {
  return listOpenings(app, visit, key)?.includes(true) === true;
}

/** Of each route that shows a layout, whether it is open to this visitor; undefined where the plugin of the layout is off. */
function listOpenings(app: PageParts, visit: Visit, key: string): boolean[] | undefined {
  const { site, session } = visit;
  const plugin = app.registry.plugin(key.split('/', 1)[0] ?? '');
  if (plugin && !activePlugins(app.registry, site.plugins).has(plugin.manifest.id)) return undefined;
  const visitor = visitorOf(session);
  const routes = siteRoutes(app.registry, site).routes.filter((route) => matchLayoutKey(route, key));
  return routes.map((route) => decideRoute(route, visitor) === 'allow');
}
