import { answerRead } from '../../asking/houseRead.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { accountReads } from '../account.reads.ts';
import type { AccountParts } from '../accountParts.ts';
import { lastWayIn, providerUnknown } from '../accounts.errors.ts';
import { loadOwnAccount } from '../confirmOwner.ts';
import { requireOwner } from '../requirePerson.ts';
import { readReturnPath } from '../siteAddress.ts';
import { startFlow } from './oidc.routes.ts';

/** The outside accounts a person connected to his own. */
export function addIdentityRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.get('/api/account/identities', answerRead(app, accountReads['account.identities']));

  router.post('/api/account/identities/:provider', async (context) => {
    const session = requireOwner(context);
    const { returnTo } = await readBody(context, '16kb');
    const url = await startFlow(parts, context, {
      provider: context.params.provider ?? '',
      returnTo: readReturnPath(returnTo, '/user/profile'),
      linkTo: { accountId: session.userId, sessionKey: session.key },
    });
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { url } };
  });

  router.delete('/api/account/identities/:provider', async (context) => {
    const account = await loadOwnAccount(parts, context);
    const db = app.db.site(context.state.site.id);
    await db.transaction(async (tx) => {
      const removed = await tx.run('delete from identity where account_id = $1 and provider_id = $2', [
        account.id,
        context.params.provider,
      ]);
      if (removed === 0) throw providerUnknown();
      const left = await tx.query('select from identity where account_id = $1', [account.id]);
      if (left.length === 0 && account.passwordHash === null) throw lastWayIn();
    });
    context.body = { status: 200, data: null };
  });
}
