import type { TenantDb } from '../../db/tenantDb.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { personElsewhere } from '../accounts.errors.ts';
import { hasOtherSites } from '../readReach.ts';
import { forgetTries } from '../signInFailures.ts';
import { writeAudit } from '../writeAudit.ts';
import { endPersonSession } from './listPersonSessions.ts';
import { loadChangeable, type Person } from './loadPerson.ts';
import { mailReset } from './mailReset.ts';

/** What administrators do to people: shut them out and let them in again, end sessions, ask for a new password, remove. */
export function addPeopleActionRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  async function act(
    context: Context,
    person: Person,
    { action, work }: { action: string; work(tx: TenantDb): Promise<unknown> },
  ): Promise<void> {
    await app.db.site(context.state.site.id).transaction(async (tx) => {
      await work(tx);
      await writeAudit(tx, context, { action: `person.${action}`, targetKind: 'person', targetId: person.id });
    });
    context.body = { status: 200, data: null };
  }

  router.post('/api/people/:id/disable', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    await act(context, person, {
      action: 'disabled',
      work: (tx) =>
        tx.run('update membership set disabled_at = coalesce(disabled_at, now()) where account_id = $1', [person.id]),
    });
    await app.sessions.endAll(context.state.site.id, person.id);
  });

  router.post('/api/people/:id/enable', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    await act(context, person, {
      action: 'enabled',
      work: (tx) => tx.run('update membership set disabled_at = null where account_id = $1', [person.id]),
    });
  });

  router.post('/api/people/:id/unlock', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    await act(context, person, {
      action: 'unlocked',
      work: () => forgetTries(app.db.site(person.home_site_id), `account ${person.id}`),
    });
  });

  router.post('/api/people/:id/signout', async (context) => {
    const person = await loadChangeable(parts, context, { himself: true });
    await act(context, person, {
      action: 'signed_out',
      work: () => app.sessions.endAll(context.state.site.id, person.id),
    });
  });

  router.delete('/api/people/:id/sessions/:session', async (context) => {
    const person = await loadChangeable(parts, context, { himself: true });
    await act(context, person, {
      action: 'session_ended',
      work: async (tx) => {
        const ended = await endPersonSession(tx, person.id, context.params.session ?? '');
        if (!ended) throw badRequest({ what: 'session' });
      },
    });
    await app.sessions.refresh();
  });

  router.post('/api/people/:id/reset', async (context) => {
    const person = await loadChangeable(parts, context, { himself: true });
    const { atNextSignIn } = await readBody(context, '16kb');
    const mustReset = atNextSignIn === true;
    if (mustReset && person.home_site_id !== context.state.site.id) throw personElsewhere();
    await act(context, person, {
      action: mustReset ? 'reset_demanded' : 'reset_mailed',
      work: async (tx) => {
        if (mustReset) await tx.run('update account set must_reset = true where id = $1', [person.id]);
      },
    });
    if (mustReset) await app.sessions.refresh();
    else await mailReset(parts, context, person.id);
  });

  router.post('/api/people/:id/second-factor/disable', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false, atHome: true });
    const isRoot = context.state.session?.role === 'root';
    if (!isRoot && (await hasOtherSites(app.db, person.id, context.state.site.id))) throw personElsewhere();
    await act(context, person, {
      action: 'second_factor_removed',
      work: async (tx) => {
        await tx.run(
          'update account set second_factor = null, second_factor_at = null, second_factor_step = null where id = $1',
          [person.id],
        );
        await tx.run('delete from recovery_code where account_id = $1', [person.id]);
      },
    });
  });

  router.delete('/api/people/:id', async (context) => {
    const person = await loadChangeable(parts, context, { himself: false });
    const elsewhere = await hasOtherSites(app.db, person.id, context.state.site.id);
    await act(context, person, {
      action: 'removed',
      work: async (tx) => {
        await tx.run('delete from membership where account_id = $1', [person.id]);
        // An account that belongs nowhere any more is gone with all it held.
        if (!elsewhere) await tx.run('delete from account where id = $1', [person.id]);
      },
    });
    await app.sessions.endAll(context.state.site.id, person.id);
  });
}
