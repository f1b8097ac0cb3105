import { SalaError } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { siteNotYours, ticketDead } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { findAccountById } from '../findAccount.ts';
import { leadToSignIn } from '../leadToSignIn.ts';
import { addressKey } from '../rateLimits.ts';
import { readText } from '../readInput.ts';
import { requireOwner } from '../requirePerson.ts';
import { originOf, readReturnPath } from '../siteAddress.ts';
import { hashToken } from '../tokens.ts';
import { addRootMembership, listOwnSites } from './listOwnSites.ts';

const switchSeconds = 60;

/** One person, several sites: which they are, and going from one to the other without signing in again. */
export function addSiteSwitchRoutes(router: Router, parts: AccountParts): void {
  const { app, tickets } = parts;

  router.get('/api/sites/mine', async (context) => {
    const { userId, role } = requireOwner(context);
    const sites = await listOwnSites(app.db.platform, { userId, isRoot: role === 'root' });
    context.body = {
      status: 200,
      data: sites.map((site) => ({ ...site, current: site.id === context.state.site.id })),
    };
  });

  router.post('/api/sites/switch', async (context) => {
    const session = requireOwner(context);
    const body = await readBody(context, '16kb');
    const siteId = readText(body, 'siteId', 40);
    const isRoot = session.role === 'root';
    const sites = await listOwnSites(app.db.platform, { userId: session.userId, isRoot });
    const target = sites.some(({ id }) => id === siteId) ? await app.sites.byId(siteId) : undefined;
    const origin = target && originOf(app, context, target);
    if (!target || !origin) throw siteNotYours();
    if (isRoot) await addRootMembership(app.db, { userId: session.userId, siteId, address: context.ip });
    const token = await tickets.create({
      siteId,
      purpose: 'switch',
      accountId: session.userId,
      // Another browser than the one that asked can do nothing with it.
      payload: { browser: readBrowser(context), path: readReturnPath(body.path, '/') },
      minutes: switchSeconds / 60,
      createdBy: session.userId,
    });
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: 200,
      data: {
        url: `${origin}/api/sites/enter?ticket=${token}`,
        expiresAt: new Date(Date.now() + switchSeconds * 1000).toISOString(),
      },
    };
  });

  router.get('/api/sites/enter', async (context) => {
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      context.redirect(await enterByTicket(parts, context, String(context.query.ticket ?? '')));
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      leadToSignIn(context, error);
    }
  });
}

async function enterByTicket(parts: AccountParts, context: Context, token: string): Promise<string> {
  const { app, limits, tickets } = parts;
  const { site } = context.state;
  await limits.consume('ticket', addressKey(context.ip));
  const ticket = await tickets.take(site.id, 'switch', token);
  const account = ticket?.accountId && (await findAccountById(app.db.site(site.id), ticket.accountId));
  if (!account || ticket.payload.browser !== readBrowser(context)) throw ticketDead();
  await completeSignIn(parts, context, { account, via: 'switch', remember: false });
  return readReturnPath(ticket.payload.path, '/');
}

function readBrowser(context: Context): string {
  return hashToken(context.get('user-agent')).toString('base64url');
}
