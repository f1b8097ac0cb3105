import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { Layout } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { matchLayoutKey } from './layoutKey.ts';
import { siteRoutes } from './siteRoutes.ts';

/**
 * The published layout of a key, for a page that takes it in. A visitor gets it only if he could see it by itself: its plugin
 * is on, its own gate is open to him, and so is one of the routes that show it, where there are any.
 */
export async function findIncluded(app: App, context: Context, key: string): Promise<Layout | undefined> {
  if (!isReachable(app, context, key)) return undefined;
  const { site, session } = context.state;
  const layout = await app.layouts.published(site.id, key);
  if (layout?.settings?.locked || (layout?.settings?.authen && !session)) return undefined;
  return layout;
}

/** Whether the plugin of a layout is on, and one of the routes that show it is open to this visitor, where there are any. */
export function isReachable(app: App, context: Context, key: string): boolean {
  const { site, session } = context.state;
  const plugin = app.registry.plugin(key.split('/', 1)[0] ?? '');
  if (plugin && !activePlugins(app.registry, site.plugins).has(plugin.manifest.id)) return false;
  const visitor = { signedIn: session !== null, role: session?.role ?? 'public' };
  const routes = siteRoutes(app.registry, site).routes.filter((route) => matchLayoutKey(route, key));
  return routes.length === 0 || routes.some((route) => decideRoute(route, visitor) === 'allow');
}
