import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { readPaging } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { listSignIns } from '../signInLog.ts';
import { listAudit } from './listAudit.ts';

/** Who came in or tried to, and who changed what. */
export function addLogRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/sign-ins', async (context) => {
    requireAdministrator(context);
    const { user } = context.query;
    context.body = {
      status: 200,
      data: await listSignIns(app.db.site(context.state.site.id), {
        accountId: typeof user === 'string' && user ? user : undefined,
        ...readPaging(context),
      }),
    };
  });

  router.get('/api/audit', async (context) => {
    requireAdministrator(context);
    const { target, actor } = context.query;
    context.body = {
      status: 200,
      data: await listAudit(app.db.site(context.state.site.id), {
        targetId: typeof target === 'string' && target ? target : undefined,
        actorId: typeof actor === 'string' && actor ? actor : undefined,
        ...readPaging(context),
      }),
    };
  });
}
