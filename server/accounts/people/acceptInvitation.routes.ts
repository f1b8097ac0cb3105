import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { invitationDead } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { addressKey } from '../rateLimits.ts';
import { readText } from '../readInput.ts';
import { answerSignedIn } from '../signIn.routes.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { findOpenInvitation } from './invitations.ts';

/** The other end of an invitation: the person who holds its link. */
export function addAcceptInvitationRoutes(router: Router, parts: AccountParts): void {
  const { app, limits } = parts;

  router.get('/api/invitation', async (context) => {
    await limits.consume('ticket', addressKey(context.ip));
    const { site } = context.state;
    const { token } = context.query;
    const invitation = await findOpenInvitation(app.db.site(site.id), typeof token === 'string' ? token : '');
    if (!invitation) throw invitationDead();
    const { email, role, expires_at } = invitation;
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { email, role, site: site.name, expiresAt: expires_at } };
  });

  router.post('/api/invitation/accept', async (context) => {
    await limits.consume('ticket', addressKey(context.ip));
    const body = await readBody(context, '32kb');
    const account = await acceptInvitation(parts, context, { token: readText(body, 'token', 200), body });
    if (context.state.session?.userId === account.id) await app.sessions.refresh();
    else await completeSignIn(parts, context, { account, via: 'password', remember: false });
    if (context.state.session) context.state.session = { ...context.state.session, role: account.role };
    answerSignedIn(context);
  });
}
