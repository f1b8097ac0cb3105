import { readText } from '../../../schemas/index.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { confirmOwner, loadOwnAccount } from '../confirmOwner.ts';
import { clearSessionCookie } from '../findSession.ts';
import { readPassword } from '../readInput.ts';
import { requireOwner } from '../requirePerson.ts';
import { writeAudit } from '../writeAudit.ts';
import { collectOwnData } from './collectOwnData.ts';
import { eraseOwnAccount } from './eraseOwnAccount.ts';

const messages = {
  whole: { th: 'ลบบัญชีของคุณแล้ว', en: 'Your account is erased' },
  here: {
    th: 'นำคุณออกจากเว็บไซต์นี้แล้ว บัญชียังอยู่เพราะใช้กับเว็บไซต์อื่น',
    en: 'You are taken off this site. The account stays, as it is used on another.',
  },
};

/** The rights of a person over what is stored about him: a copy, and the end of it. */
export function addOwnDataRoutes(router: Router, parts: AccountParts): void {
  const { app, limits } = parts;

  router.get('/api/account/export', async (context) => {
    const { userId } = requireOwner(context);
    await limits.consume('ownData', userId);
    const data = await collectOwnData(app, context);
    await writeAudit(app.db.site(context.state.site.id), context, {
      action: 'person.data_exported',
      targetKind: 'person',
      targetId: userId,
    });
    context.set('Cache-Control', 'no-store');
    context.attachment('my-data.json');
    context.type = 'application/json';
    context.body = JSON.stringify(data, null, 2);
  });

  router.post('/api/account/erase', async (context) => {
    const account = await loadOwnAccount(parts, context);
    const password = readPassword(await readBody(context, '16kb'), 'password');
    await confirmOwner(parts, context, { account, password });
    const { whole } = await eraseOwnAccount(app, context, account);
    clearSessionCookie(context);
    const message = readText(whole ? messages.whole : messages.here, context.state.language);
    context.body = { status: 200, message, data: { whole } };
  });
}
