import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { MenuEntry } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { siteRoutes } from './siteRoutes.ts';

/** Where someone signed in finds his own account and, if he may, the settings and the console; nothing that the guard would refuse. */
export function buildUserMenu(app: App, context: Context): MenuEntry[] {
  const { site, session } = context.state;
  if (!session || session.locked) return [];
  const profiles = session.via === 'bypass' ? ['/user/employee'] : ['/user/profile', '/member/profile'];
  const table = siteRoutes(app.registry, site);
  const open = (path: string) => {
    const route = table.match(path)?.route;
    const allowed = route && !route.redirect && decideRoute(route, { signedIn: true, role: session.role }) === 'allow';
    return allowed ? [{ path, title: route.title ?? path, icon: route.icon }] : [];
  };
  return [...profiles.flatMap(open).slice(0, 1), ...open('/config/dashboard'), ...open('/setup/dashboard')];
}
