import type { PageShell, RouteDefinition, Site } from '../../schemas/index.ts';
import { isStaff } from '../people/isStaff.ts';
import { isAdministrator } from '../people/rankRole.ts';

export interface ShellQuestion {
  route: Pick<RouteDefinition, 'auth' | 'shell' | 'fullscreen'>;
  signedIn: boolean;
  role: string;
  siteType: Site['type'];
}

/**
 * What is drawn around a page. A route that wants no chrome gets none. Those who run the site work in the back office wherever
 * they are, other staff on the screens that ask who they are. All others see the site's face, or the light one where the site
 * has none of its own.
 */
export function chooseShell({ route, signedIn, role, siteType }: ShellQuestion): PageShell {
  if (route.fullscreen || route.shell === 'fullscreen') return 'fullscreen';
  if (route.shell === 'blank') return 'blank';
  if (signedIn && (isAdministrator(role) || (isStaff(role) && route.auth !== false))) return 'backend';
  return siteType === 'unit' ? 'frontend' : 'public';
}
