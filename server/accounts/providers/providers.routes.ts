import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { providerRefused, providerUnknown } from '../accounts.errors.ts';
import { readPassword } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { openSecretBox } from '../secretBox.ts';
import { writeAudit } from '../writeAudit.ts';
import { listProviders, presentProvider, saveProvider } from './providerStore.ts';
import { readProvider } from './readProvider.ts';

/** Which other ways in a site offers. */
export function addProviderRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/signin/providers', async (context) => {
    requireAdministrator(context);
    const providers = await listProviders(app.db.site(context.state.site.id));
    context.body = { status: 200, data: providers.map(presentProvider) };
  });

  router.put('/api/signin/providers/:id', async (context) => {
    const session = requireAdministrator(context);
    const body = await readBody(context, '32kb');
    const id = context.params.id ?? '';
    const production = app.config.environment === 'production';
    const provider = readProvider(body, { id, role: session.role, production });
    const db = app.db.site(context.state.site.id);
    const present = (await listProviders(db)).find((one) => one.id === id);
    if (present && isRoots(present) && session.role !== 'root') throw providerRefused();
    const plain = readPassword(body, 'secret');
    const secret = plain === undefined ? undefined : (await openSecretBox(app.config)).seal(plain);
    await db.transaction(async (tx) => {
      await saveProvider(tx, { ...provider, secret, updatedBy: session.userId });
      await writeAudit(tx, context, {
        action: 'provider.saved',
        targetKind: 'provider',
        targetId: id,
        changes: { ...provider, secretChanged: secret !== undefined },
      });
    });
    const saved = (await listProviders(db)).find((one) => one.id === id);
    context.body = { status: 200, data: saved && presentProvider(saved) };
  });

  router.delete('/api/signin/providers/:id', async (context) => {
    const session = requireAdministrator(context);
    const id = context.params.id ?? '';
    const db = app.db.site(context.state.site.id);
    const present = (await listProviders(db)).find((one) => one.id === id);
    if (!present) throw providerUnknown();
    if (isRoots(present) && session.role !== 'root') throw providerRefused();
    await db.transaction(async (tx) => {
      await tx.run('delete from sign_in_provider where id = $1', [id]);
      // Another provider may take the name later: its people are not the old one's.
      await tx.run('delete from identity where provider_id = $1', [id]);
      await writeAudit(tx, context, { action: 'provider.removed', targetKind: 'provider', targetId: id });
    });
    context.body = { status: 200, data: null };
  });
}

function isRoots(provider: { config: object }): boolean {
  return !('preset' in provider.config) || provider.config.preset === 'custom';
}
