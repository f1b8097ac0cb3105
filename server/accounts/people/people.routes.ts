import { canGiveRole } from '../../../engine/people/rankRole.ts';
import { readText as readTitle, roles } from '../../../schemas/index.ts';
import { answerRead } from '../../asking/houseRead.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { tellPerson } from '../../notifications/notifyPerson.ts';
import type { AccountParts } from '../accountParts.ts';
import { roleTooHigh, taken } from '../accounts.errors.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import { readProfileChange } from '../profile/readProfileChange.ts';
import { readOptional, readText } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { writeAudit } from '../writeAudit.ts';
import { changeEmail } from './changeEmail.ts';
import { createPerson } from './createPerson.ts';
import { findPerson, loadChangeable } from './loadPerson.ts';
import { peopleReads } from './people.reads.ts';
import { presentPerson } from './presentPerson.ts';

/** The people of a site: who they are, and what may be changed about them. */
export function addPeopleRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.get('/api/people', answerRead(app, peopleReads.people));
  router.get('/api/people/:id', answerRead(app, peopleReads.person));
  router.get('/api/people/:id/sessions', answerRead(app, peopleReads['person.sessions']));
  router.get('/api/people/:id/sites', answerRead(app, peopleReads['person.sites']));

  router.post('/api/people', async (context) => {
    requireAdministrator(context);
    const id = await createPerson(parts, context, await readBody(context, '32kb'));
    const person = await findPerson(app.db.site(context.state.site.id), id);
    context.status = 201;
    context.body = { status: 201, data: presentPerson(person, context.state.site.id) };
  });

  router.put('/api/people/:id', async (context) => {
    const person = await loadChangeable(parts, context, { himself: true, atHome: true });
    const body = await readBody(context, '32kb');
    const change = readProfileChange(body);
    const email = readOptional(body, 'email')?.toLowerCase();
    const db = app.db.site(context.state.site.id);
    const found = await findDuplicates(db, { phone: change.phone || undefined }, person.id);
    if (found.length > 0) throw taken({ fields: found.join(', ') });
    try {
      await db.transaction(async (tx) => {
        await tx.run(
          `update account set profile = profile || $2, phone = case when $3 then $4 else phone end, updated_at = now()
           where id = $1`,
          [person.id, JSON.stringify(change.profile), change.phone !== undefined, change.phone || null],
        );
        if (email && email !== person.email) await changeEmail(parts, context, { tx, person, email });
        await writeAudit(tx, context, {
          action: 'person.changed',
          targetKind: 'person',
          targetId: person.id,
          changes: { ...change.profile, phone: change.phone, email },
        });
      });
    } catch (error) {
      const field = readConflict(error);
      throw field ? taken({ fields: field }) : error;
    }
    await app.sessions.refresh();
    context.body = { status: 200, data: presentPerson(await findPerson(db, person.id), context.state.site.id) };
  });

  router.put('/api/people/:id/role', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    const role = readText(await readBody(context, '16kb'), 'role', 40);
    if (!canGiveRole(requireAdministrator(context).role, role)) throw roleTooHigh({ role });
    await app.db.site(context.state.site.id).transaction(async (tx) => {
      const changed = await tx.run('update membership set role = $2 where account_id = $1 and role = $3', [
        person.id,
        role,
        person.role,
      ]);
      if (changed === 0) throw badRequest({ what: 'role' });
      await writeAudit(tx, context, {
        action: 'person.role_changed',
        targetKind: 'person',
        targetId: person.id,
        changes: { from: person.role, to: role },
      });
    });
    await app.sessions.refresh();
    await tellPerson(app, context.state.site.id, {
      user: person.id,
      title: { th: 'บทบาทของคุณเปลี่ยนแล้ว', en: 'Your role was changed' },
      text: {
        th: `บทบาทใหม่: ${readTitle(roles[role], 'th') || role}`,
        en: `New role: ${readTitle(roles[role], 'en') || role}`,
      },
    });
    context.body = { status: 200, data: { id: person.id, role } };
  });
}
