import { chooseShell } from '../../engine/shell/chooseShell.ts';
import type { PagePayload, RouteDefinition } from '../../schemas/index.ts';
import { presentSession } from '../accounts/presentSession.ts';
import type { App } from '../app/app.ts';
import { countForPerson } from '../counters/countForPerson.ts';
import type { Context } from '../http/context.ts';
import { buildBackendMenu } from './buildBackendMenu.ts';
import { buildMenu } from './buildMenu.ts';
import { buildUserMenu } from './buildUserMenu.ts';
import { findConsent } from './findConsent.ts';
import { presentSite } from './presentSite.ts';

export type Surroundings = Pick<
  PagePayload,
  'shell' | 'site' | 'session' | 'menu' | 'userMenu' | 'counters' | 'consent'
>;

/** What stands around a page for whoever asks: which shell, its menus, what waits for the person, and the question about cookies. */
export async function surroundPage(app: App, context: Context, route: RouteDefinition): Promise<Surroundings> {
  const { site } = context.state;
  const session = presentSession(context);
  const { role } = session;
  const shell = chooseShell({ route, signedIn: session.user !== null, role, siteType: site.type });
  // The builder is no page of the site: its sheet has no place for the question.
  const isPage = route.entry !== 'builder';
  const [counters, consent] = await Promise.all([
    countForPerson(app, context),
    isPage ? findConsent(app, context) : undefined,
  ]);
  return {
    shell,
    site: presentSite(site),
    session,
    menu: shell === 'backend' ? buildBackendMenu(app, context) : buildMenu(app, context),
    userMenu: buildUserMenu(app, context),
    ...(counters.length > 0 && { counters }),
    ...(consent && { consent }),
  };
}
