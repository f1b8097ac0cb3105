import type { Site } from '../../../schemas/index.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import type { SignedInVisit, Visit } from '../../sites/visit.ts';
import { linkExpired, siteNotYours, switchNeedsPassword } from '../accounts.errors.ts';
import { findAccountById } from '../findAccount.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { isVouchedElsewhere } from '../isVouchedElsewhere.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { originOf, readOrigin, readReturnPath } from '../siteAddress.ts';
import { addRootMembership, listOwnSites } from './listOwnSites.ts';

const switchSeconds = 60;

interface Destination {
  siteId: string;
  path?: string;
}

/** Where the visitor goes on to enter another of their sites: a page of this one, which holds no secret in its address. */
export async function startSwitch(app: IdentityParts, visit: SignedInVisit, given: Destination): Promise<string> {
  const { userId, role } = visit.session;
  const { siteId } = given;
  await findDestination(app, visit, siteId);
  if (role === 'root') await addRootMembership(app.db, { userId, siteId, address: visit.address });
  const search = new URLSearchParams({ site: siteId, path: readReturnPath(given.path, '/') });
  return `${readOrigin(visit)}/api/sites/leave?${search}`;
}

/** A ticket by which the visitor signs in on another of their sites, once and at once, and where it must be posted to. */
export async function createSwitchTicket(
  app: IdentityParts,
  visit: SignedInVisit,
  { siteId, path }: Destination,
): Promise<{ url: URL; ticket: string; site: Site }> {
  const { site, origin } = await findDestination(app, visit, siteId);
  const { session } = visit;
  const ticket = await app.db.platform.transaction(async (platform) => {
    const tx = await platform.enter(visit.site.id);
    await holdSession(tx, session);
    return app.tickets.create(
      {
        siteId,
        purpose: 'switch',
        accountId: session.userId,
        // It works only in the browser that asked for it, and only from the site where it was asked for.
        payload: { browser: hashBrowser(visit), from: visit.hostname, path: readReturnPath(path, '/') },
        minutes: switchSeconds / 60,
        createdBy: session.userId,
      },
      tx,
    );
  });
  return { url: new URL('/api/sites/enter', origin), ticket, site };
}

async function findDestination(
  app: IdentityParts,
  visit: SignedInVisit,
  siteId: string,
): Promise<{ site: Site; origin: string }> {
  const { userId, role } = visit.session;
  if (isVouchedElsewhere(visit.site.id, visit.session)) throw switchNeedsPassword();
  const sites = await listOwnSites(app.db.platform, { userId, isRoot: role === 'root' });
  const site = sites.some(({ id }) => id === siteId) ? await app.sites.byId(siteId) : undefined;
  const origin = site && originOf(visit, site);
  if (!site || !origin) throw siteNotYours();
  return { site, origin };
}

/** Signs in by such a ticket and answers the path to go on to. `origin` is where the browser says that the post comes from. */
export async function signInBySwitch(
  app: IdentityParts,
  visit: Visit,
  { ticket: token, origin }: { ticket: string; origin: string },
): Promise<string> {
  const ticket = await app.tickets.take(visit.site.id, 'switch', token);
  const account = ticket?.accountId && (await findAccountById(visit.db, ticket.accountId));
  if (!account || ticket.payload.browser !== hashBrowser(visit)) throw linkExpired();
  // Otherwise an attacker could post their own ticket in another person's browser, who would then be signed in as the attacker.
  if (!URL.canParse(origin) || ticket.payload.from !== new URL(origin).hostname) throw linkExpired();
  await completeSignIn(app, visit, { account, via: 'switch', remember: false });
  return readReturnPath(ticket.payload.path, '/');
}

function hashBrowser({ device }: Visit): string {
  return hashToken(device).toString('base64url');
}
