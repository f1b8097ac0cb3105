import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { canChangePerson } from '../../engine/people/rankRole.ts';
import type { AccountParts } from '../accounts/accountParts.ts';
import { roleTooHigh } from '../accounts/accounts.errors.ts';
import { findPerson } from '../accounts/people/loadPerson.ts';
import { requireOwner } from '../accounts/requirePerson.ts';
import type { Session } from '../accounts/session.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { collectAnswers } from './collectAnswers.ts';
import { readOrder } from './readOrder.ts';
import { type RemoteOrder, sendOrder } from './remoteOrder.ts';

const senderRoles = ['root', 'superadmin', 'admin'];

/** `POST /api/remote {to, action, path?, text?}`: what administrators do to the pages a person of this site has open. */
export function addRemoteRoutes(router: Router, { app, limits }: AccountParts): void {
  router.post('/api/remote', async (context) => {
    const sender = requireSender(context);
    const siteId = context.state.site.id;
    const { to, message } = readOrder(await readBody(context, '16kb'), sender.name);
    const db = app.db.site(siteId);
    if (to !== '*') {
      const person = await findPerson(db, to);
      if (!canChangePerson(sender.role, person.role)) throw roleTooHigh({ role: person.role });
    }
    await limits.consume('remote', sender.userId);
    const { action, path, text } = message;
    await writeAudit(db, context, {
      action: `remote.${action}`,
      targetKind: 'person',
      targetId: to,
      changes: { path, text },
    });
    const answers = await collectAnswers(app, message.id, () => carryOut(app, { siteId, to, message }));
    context.body = { status: 200, data: { answers } };
  });
}

/** The pages are told first, so that they know why; what must hold whatever a page does is then done here. */
async function carryOut(app: AccountParts['app'], order: RemoteOrder): Promise<void> {
  await sendOrder(app, order);
  const { siteId, to, message } = order;
  if (message.action !== 'logout' && message.action !== 'lock') return;
  await new Promise((done) => setTimeout(done, tellFirstMs));
  if (message.action === 'logout') await app.sessions.endAll(siteId, to);
  else await app.sessions.lockAll(siteId, to);
}

const tellFirstMs = 200;

function requireSender(context: Context): Session {
  const session = requireOwner(context);
  if (!senderRoles.includes(session.role)) throw notAllowed();
  return session;
}
