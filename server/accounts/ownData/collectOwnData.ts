import type { JsonObject } from '../../../schemas/index.ts';
import type { App } from '../../app/app.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../../records/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { loadOwnAccount } from '../confirmOwner.ts';
import { listPersonSites } from '../people/listPersonSites.ts';
import { presentOwnAccount } from '../profile/presentOwnAccount.ts';
import { requireOwner } from '../requirePerson.ts';
import { listSignIns } from '../signInLog.ts';

const mostLines = 5000;
const pageSize = 200;

/** All that is stored about whoever asks, as this site knows it: no secret, and of records what he made and may read. */
export async function collectOwnData(app: App, context: Context) {
  const { userId, key } = requireOwner(context);
  const { site } = context.state;
  const db = app.db.site(site.id);
  const account = await loadOwnAccount({ app }, context);
  const [info, memberships, sessions, signIns, identities, deeds, records] = await Promise.all([
    db.query<{ info: JsonObject; created_at: string }>('select info, created_at from account where id = $1', [userId]),
    listPersonSites(app.db.platform, { personId: userId, current: site.id }),
    app.sessions.list(userId, key),
    listSignIns(db, { accountId: userId, page: 1, limit: mostLines }),
    db.query<JsonObject>('select provider_id as provider, name, linked_at from identity where account_id = $1', [
      userId,
    ]),
    db.query<JsonObject>(
      `select at, action, target_kind, target_id, changes from audit
       where site_id = current_site() and actor_id = $1 order by at desc limit $2`,
      [userId, mostLines],
    ),
    collectRecords(app, context),
  ]);
  return {
    writtenAt: new Date().toISOString(),
    site: { name: site.name, host: site.hosts[0] },
    account: { ...presentOwnAccount(account), ...info[0] },
    memberships: memberships.map(({ name, host, role, joinedAt }) => ({ site: name, host, role, joinedAt })),
    sessions,
    signIns,
    identities,
    deeds,
    records,
  };
}

async function collectRecords(app: App, context: Context): Promise<Record<string, JsonObject[]>> {
  const { site, language } = context.state;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  const made: Record<string, JsonObject[]> = {};
  for (const { collection } of (await app.collections.of(site)).all()) {
    const filter = { created_by: requireOwner(context).userId };
    const lines: JsonObject[] = [];
    for (let page = 1; lines.length < mostLines; page += 1) {
      // What he may not read is not his to take along.
      const { data } = await records
        .find(collection.name, { filter, page, limit: pageSize })
        .catch(() => ({ data: [] as JsonObject[] }));
      lines.push(...data);
      if (data.length < pageSize) break;
    }
    if (lines.length > 0) made[collection.name] = lines;
  }
  return made;
}
