import type { PageShell, RouteDefinition, Site } from '../../../schemas/index.ts';
import { isStaff } from '../../people/isStaff.ts';
import { isAdministrator } from '../../people/rankRole.ts';

export interface ShellQuestion {
  route: Pick<RouteDefinition, 'auth' | 'shell' | 'fullscreen'>;
  signedIn: boolean;
  role: string;
  siteType: Site['type'];
}

/**
 * The shell around a page. A route may ask for none. Those who run the site get the back office on every page, other
 * staff on pages that require a role. Everyone else gets the site's own shell, or the light public one.
 */
export function chooseShell({ route, signedIn, role, siteType }: ShellQuestion): PageShell {
  if (route.fullscreen || route.shell === 'fullscreen') return 'fullscreen';
  if (route.shell === 'blank') return 'blank';
  if (signedIn && (isAdministrator(role) || (isStaff(role) && route.auth !== false))) return 'backend';
  return siteType === 'unit' ? 'frontend' : 'public';
}
