import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { confirmOwner, loadOwnAccount } from '../confirmOwner.ts';
import { readPassword } from '../readInput.ts';
import { requireOwner } from '../requirePerson.ts';

/** Locking one's own session, and opening it again by the password. */
export function addLockRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.post('/api/lock', async (context) => {
    const { key } = requireOwner(context);
    await app.sessions.lock(context.state.site.id, key);
    context.body = { status: 200, data: null };
  });

  router.post('/api/unlock', async (context) => {
    const { key } = requireOwner(context);
    const password = readPassword(await readBody(context, '16kb'), 'password');
    await confirmOwner(parts, context, { account: await loadOwnAccount(parts, context), password });
    await app.sessions.unlock(context.state.site.id, key);
    context.body = { status: 200, data: null };
  });
}
