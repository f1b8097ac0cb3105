import { chooseShell } from '../../../engine/route/chooseShell.ts';
import type { PagePayload, RouteDefinition } from '../../../schemas/index.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { presentSite } from '../../sites/presentSite.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { buildBackendMenu } from './buildBackendMenu.ts';
import { buildMenu } from './buildMenu.ts';
import { buildUserMenu } from './buildUserMenu.ts';
import { countForPerson } from './countForPerson.ts';
import { findConsent } from './findConsent.ts';

export type ShellData = Pick<PagePayload, 'shell' | 'site' | 'session' | 'menu' | 'userMenu' | 'counters' | 'consent'>;

/** The shell of a page for this visitor: its kind, menus, counters and cookie banner. */
export async function loadShell(app: PageParts, visit: Visit, route: RouteDefinition): Promise<ShellData> {
  const { site } = visit;
  const session = presentSession(visit);
  const { role } = session;
  const shell = chooseShell({ route, signedIn: session.user !== null, role, siteType: site.type });
  // The builder is not a page of the site and shows no banner.
  const isPage = route.entry !== 'builder';
  const [counters, consent] = await Promise.all([
    countForPerson(app, visit),
    isPage ? findConsent(app, visit) : undefined,
  ]);
  return {
    shell,
    site: presentSite(site),
    session,
    menu: shell === 'backend' ? buildBackendMenu(app, visit) : buildMenu(app, visit),
    userMenu: buildUserMenu(app, visit),
    ...(counters.length > 0 && { counters }),
    ...(consent && { consent }),
  };
}
