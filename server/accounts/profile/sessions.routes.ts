import { badRequest } from '../../errors/httpErrors.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { clearSessionCookie } from '../findSession.ts';
import { readPaging } from '../readInput.ts';
import { requireOwner } from '../requirePerson.ts';
import { listSignIns } from '../signInLog.ts';

/** Where a person is signed in, and his own sign-in log. */
export function addSessionRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/account/sessions', async (context) => {
    const { userId, key } = requireOwner(context);
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: await app.sessions.list(userId, key) };
  });

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

  router.get('/api/account/sign-ins', async (context) => {
    const { userId } = requireOwner(context);
    const paging = readPaging(context, 100);
    const db = app.db.site(context.state.site.id);
    context.body = { status: 200, data: await listSignIns(db, { accountId: userId, ...paging }) };
  });
}
