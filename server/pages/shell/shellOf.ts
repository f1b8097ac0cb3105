import { chooseShell } from '../../../engine/access/route/chooseShell.ts';
import type { PageShell, RouteDefinition } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';

/** The shell of a route's page for this visitor. */
export function shellOf({ site, session }: Visit, route: RouteDefinition): PageShell {
  const signedIn = session !== null && !session.apiKey;
  return chooseShell({ route, signedIn, role: session?.role ?? 'public', siteType: site.type });
}
