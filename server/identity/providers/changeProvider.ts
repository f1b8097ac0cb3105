import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { providerRefused, providerUnknown } from '../accounts.errors.ts';
import type { IdentityParts } from '../identityParts.ts';
import { listProviders, type Provider, saveProvider } from './providerStore.ts';
import { type ProviderInput, readProvider } from './readProvider.ts';

interface Change {
  session: Session;
  id: string;
}

/**
 * Adds a sign-in provider or changes the one with this id; without a secret the current one is kept. Another issuer is
 * another provider: it gets neither the secret nor the people of the former one.
 */
export async function changeProvider(
  app: IdentityParts,
  visit: Visit,
  { session, id, given }: Change & { given: ProviderInput & { secret?: string } },
): Promise<Provider> {
  const production = app.config.environment === 'production';
  const provider = readProvider(given, { id, role: session.role, production });
  const former = await findAny(visit.db, id);
  refuseRoots(former, session);
  const isOther = former !== undefined && issuerOf(former) !== issuerOf(provider);
  const secret = given.secret === undefined ? undefined : (await openSecretBox(app.config)).seal(given.secret);
  await visit.db.transaction(async (tx) => {
    if (isOther) await forgetProvider(tx, id);
    await saveProvider(tx, { ...provider, secret, updatedBy: session.userId });
    await writeAudit(tx, visit, {
      action: 'provider.saved',
      targetKind: 'provider',
      targetId: id,
      changes: { ...provider, secretChanged: secret !== undefined },
    });
  });
  const saved = await findAny(visit.db, id);
  if (!saved) throw providerUnknown();
  return saved;
}

/** Removes a sign-in provider and the linked identities. */
export async function removeProvider(visit: Visit, { session, id }: Change): Promise<void> {
  const present = await findAny(visit.db, id);
  if (!present) throw providerUnknown();
  refuseRoots(present, session);
  await visit.db.transaction(async (tx) => {
    await forgetProvider(tx, id);
    await writeAudit(tx, visit, { action: 'provider.removed', targetKind: 'provider', targetId: id });
  });
}

/** A new provider may reuse the id, and its people are not those of this one. */
async function forgetProvider(tx: TenantDb, id: string): Promise<void> {
  await tx.run('delete from sign_in_provider where id = $1', [id]);
  await tx.run('delete from identity where provider_id = $1', [id]);
}

/** The issuer of its identities; a directory may get another address without becoming another one. */
function issuerOf({ kind, config }: Pick<Provider, 'kind' | 'config'>): string {
  return 'issuer' in config ? config.issuer : kind;
}

async function findAny(db: TenantDb, id: string): Promise<Provider | undefined> {
  return (await listProviders(db)).find((one) => one.id === id);
}

/** Only root changes providers whose URL root has set. */
function refuseRoots(provider: Provider | undefined, { role }: Session): void {
  if (!provider || role === 'root') return;
  if (!('preset' in provider.config) || provider.config.preset === 'custom') throw providerRefused();
}
