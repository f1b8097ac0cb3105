import { answerRead } from '../../asking/houseRead.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { accountReads } from '../account.reads.ts';
import type { AccountParts } from '../accountParts.ts';
import { clearSessionCookie } from '../findSession.ts';
import { requireOwner } from '../requirePerson.ts';

/** Where a person is signed in, and his own sign-in log. */
export function addSessionRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/account/sessions', answerRead(app, accountReads['account.sessions']));
  router.get('/api/account/sign-ins', answerRead(app, accountReads['account.signIns']));

  router.delete('/api/account/sessions/:id', async (context) => {
    const { userId } = requireOwner(context);
    if (!(await app.sessions.endOne(userId, context.params.id ?? ''))) throw badRequest({ what: 'id' });
    context.body = { status: 200, data: null };
  });

  router.post('/api/account/signout-everywhere', async (context) => {
    const { userId, key } = requireOwner(context);
    const { keepThis } = await readBody(context, '16kb');
    await app.sessions.endEverywhere(userId, keepThis === true ? key : undefined);
    if (keepThis !== true) clearSessionCookie(context);
    context.body = { status: 200, data: null };
  });
}
