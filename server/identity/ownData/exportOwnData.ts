import type { JsonObject } from '../../../schemas/index.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { loadOwnAccount } from '../credentials/confirmOwner.ts';
import { listSignIns } from '../credentials/signInLog.ts';
import type { IdentityParts } from '../identityParts.ts';
import { listPersonSites } from '../people/listPersonSites.ts';
import { presentOwnAccount } from '../profile/presentOwnAccount.ts';
import { listIdentities } from '../providers/listIdentities.ts';
import { listOwnTraces } from './listOwnTraces.ts';

const maxRows = 5000;
const pageSize = 200;

/** A person's copy of their data, noted in the audit log. */
export async function exportOwnData(app: IdentityParts, visit: SignedInVisit) {
  const { userId } = visit.session;
  const data = await collectOwnData(app, visit);
  await writeAudit(visit.db, visit, { action: 'person.data_exported', targetKind: 'person', targetId: userId });
  return data;
}

/**
 * All data that this site stores about the visitor, without secrets; of records, those that they created and may read.
 */
async function collectOwnData(app: IdentityParts, visit: SignedInVisit) {
  const { site, db, session } = visit;
  const { userId, key } = session;
  const account = await loadOwnAccount(visit);
  const [info, memberships, sessions, signIns, identities, actions, records, traces] = await Promise.all([
    db.query<{ info: JsonObject; created_at: string }>('select info, created_at from account where id = $1', [userId]),
    listPersonSites(app.db.platform, { personId: userId, current: site.id }),
    app.sessions.list(userId, key),
    listSignIns(db, { accountId: userId, page: 1, limit: maxRows }),
    listIdentities(db, userId),
    db.query<JsonObject>(
      `select at, action, target_kind, target_id, changes from audit
       where site_id = current_site() and actor_id = $1 order by at desc limit $2`,
      [userId, maxRows],
    ),
    collectRecords(app, visit),
    listOwnTraces(app, db, account),
  ]);
  return {
    writtenAt: new Date().toISOString(),
    site: { name: site.name, host: site.hosts[0] },
    account: { ...presentOwnAccount(account), ...info[0] },
    memberships: memberships.map(({ name, host, role, joinedAt }) => ({ site: name, host, role, joinedAt })),
    sessions,
    signIns,
    identities,
    actions,
    ...traces,
    records,
  };
}

async function collectRecords(app: IdentityParts, visit: SignedInVisit): Promise<Record<string, JsonObject[]>> {
  const { site, session, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language });
  const made: Record<string, JsonObject[]> = {};
  for (const { collection } of (await app.collections.of(site)).all()) {
    const filter = { created_by: session.userId };
    const rows: JsonObject[] = [];
    for (let page = 1; rows.length < maxRows; page += 1) {
      // Records that they may not read are left out.
      const { data } = await records
        .find(collection.name, { filter, page, limit: pageSize })
        .catch(() => ({ data: [] as JsonObject[] }));
      rows.push(...data);
      if (data.length < pageSize) break;
    }
    if (rows.length > 0) made[collection.name] = rows;
  }
  return made;
}
