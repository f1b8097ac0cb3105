import { canActFor } from '../../../engine/people/rankRole.ts';
import { SalaError } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { roleTooHigh, ticketDead } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { findAccountById } from '../findAccount.ts';
import { leadToSignIn } from '../leadToSignIn.ts';
import { addressKey } from '../rateLimits.ts';
import { readOrigin } from '../siteAddress.ts';
import { writeAudit } from '../writeAudit.ts';
import { loadChangeable } from './loadPerson.ts';

const bypassMinutes = 10;

/** A link by which someone enters as a person below the one who made it: once, soon, on this site, and written down. */
export function addBypassRoutes(router: Router, parts: AccountParts): void {
  const { app, tickets } = parts;

  router.post('/api/people/:id/bypass', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    const { site, session } = context.state;
    if (!session || !canActFor(session.role, person.role)) throw roleTooHigh({ role: person.role });
    const token = await tickets.create({
      siteId: site.id,
      purpose: 'bypass',
      accountId: person.id,
      minutes: bypassMinutes,
      createdBy: session.userId,
    });
    await writeAudit(app.db.site(site.id), context, {
      action: 'person.bypass_made',
      targetKind: 'person',
      targetId: person.id,
    });
    context.set('Cache-Control', 'no-store');
    context.status = 201;
    context.body = {
      status: 201,
      data: {
        url: `${readOrigin(app, context)}/user/bypass/${token}`,
        expiresAt: new Date(Date.now() + bypassMinutes * 60_000).toISOString(),
      },
    };
  });

  router.get('/user/bypass/:id', async (context) => {
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      await enterByTicket(parts, context, context.params.id ?? '');
      context.redirect('/user/employee');
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      leadToSignIn(context, error);
    }
  });
}

async function enterByTicket(parts: AccountParts, context: Context, token: string): Promise<void> {
  const { app, limits, tickets } = parts;
  const db = app.db.site(context.state.site.id);
  await limits.consume('ticket', addressKey(context.ip));
  const ticket = await tickets.take(context.state.site.id, 'bypass', token);
  const [account, maker] = await Promise.all([
    ticket?.accountId ? findAccountById(db, ticket.accountId) : undefined,
    ticket?.createdBy ? findAccountById(db, ticket.createdBy) : undefined,
  ]);
  // Who lost his own rights in between lends them to nobody.
  if (!account || !maker || !canActFor(maker.role, account.role)) throw ticketDead();
  await completeSignIn(parts, context, { account, via: 'bypass', remember: false });
}
