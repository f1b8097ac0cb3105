import type { PagePayload, RouteDefinition } from '../../../schemas/index.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { isHeld } from '../../identity/refuseHeld.ts';
import { presentSite } from '../../sites/presentSite.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findOpenRoute } from '../work/describePlaces.ts';
import { isStarred } from '../work/places.ts';
import { buildBackendMenu } from './buildBackendMenu.ts';
import { buildMenu } from './buildMenu.ts';
import { buildTrail } from './buildTrail.ts';
import { buildUserMenu } from './buildUserMenu.ts';
import { countForPerson } from './countForPerson.ts';
import { findConsent } from './findConsent.ts';
import { fitMenu } from './fitMenu.ts';
import { shellOf } from './shellOf.ts';

export type ShellData = Pick<
  PagePayload,
  'shell' | 'site' | 'session' | 'menu' | 'menuFit' | 'userMenu' | 'counters' | 'trail' | 'place' | 'consent'
>;

/** The shell of a page for this visitor: its kind, menus, counters and cookie banner. */
export async function loadShell(
  app: PageParts,
  visit: Visit,
  { route, path }: { route: RouteDefinition; path: string },
): Promise<ShellData> {
  const { site } = visit;
  const session = presentSession(visit);
  const shell = shellOf(visit, route);
  // The builder is not a page of the site and shows no banner.
  const isPage = route.entry !== 'builder';
  const [menu, counters, desk, consent] = await Promise.all([
    // The builder shows the menu as visitors see it.
    shell === 'backend' ? buildBackendMenu(app, visit) : buildMenu(app, isPage ? visit : { ...visit, session: null }),
    countForPerson(app, visit),
    shell === 'backend' ? loadDesk(app, visit, path) : undefined,
    isPage ? findConsent(app, visit) : undefined,
  ]);
  return {
    shell,
    site: presentSite(site, visit.language),
    session,
    menu,
    ...(shell !== 'backend' && { menuFit: fitMenu(menu, { brand: site.name, language: visit.language }) }),
    userMenu: buildUserMenu(app, visit),
    ...(counters.length > 0 && { counters }),
    ...desk,
    ...(consent && { consent }),
  };
}

/** What the back office says of the page itself; nothing of one that nobody needs to sign in for. */
async function loadDesk(app: PageParts, visit: Visit, path: string): Promise<Pick<PagePayload, 'trail' | 'place'>> {
  const { session, db } = visit;
  if (!session || session.apiKey || isHeld(session)) return {};
  const signedIn = { ...visit, session };
  const [trail, starred] = await Promise.all([buildTrail(app, signedIn, path), isStarred(db, session.userId, path)]);
  return {
    ...(trail.length > 0 && { trail }),
    ...(findOpenRoute(app, signedIn, path) && { place: { path, starred } }),
  };
}
