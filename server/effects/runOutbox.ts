import type { JsonObject } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { systemActor } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';

interface OutboxRow {
  id: number;
  site_id: string;
  collection: string;
  record_id: string;
  record_version: number;
  effect: string;
  key: string;
  payload: JsonObject;
  attempts: number;
  created_at: string;
}

const maxAttempts = 8;
const claimSize = 20;

/**
 * Runs the effects that wait. What an effect writes and the mark that it is done are one transaction, so a killed worker
 * leaves it undone and the next one does it once. A failing effect is tried again, later each time; after the last try it
 * stays visible on its record until someone runs it again.
 */
export async function runOutbox(app: App): Promise<number> {
  let done = 0;
  for (;;) {
    const claimed = await app.db.platform.query<OutboxRow>(claimSql, [claimSize]);
    for (const row of claimed) {
      await runEffect(app, row);
      done += 1;
    }
    if (claimed.length < claimSize) return done;
  }
}

async function runEffect(app: App, row: OutboxRow): Promise<void> {
  try {
    const handler = app.effects.get(row.effect);
    if (!handler) throw new Error(`no plugin has an effect "${row.effect}"`);
    await app.db.site(row.site_id).transaction(async (tx) => {
      // Whoever marks it first does it: a second worker that took it over after a pause finds it done.
      const mine = await tx.run(
        `update outbox set status = 'done', finished_at = now() where id = $1 and status = 'running'`,
        [row.id],
      );
      if (mine === 0) return;
      const records = await openRecords(app, { siteId: row.site_id, actor: systemActor, db: tx });
      const result = await handler({
        siteId: row.site_id,
        key: row.key,
        collection: row.collection,
        recordId: row.record_id,
        payload: row.payload,
        at: row.created_at,
        records,
      });
      if (result) await tx.run('update outbox set result = $2 where id = $1', [row.id, JSON.stringify(result)]);
    });
  } catch (error) {
    app.log.warn(
      { err: error, effect: row.effect, record: `${row.collection}/${row.record_id}`, attempt: row.attempts },
      'effect failed',
    );
    const message = error instanceof Error ? error.message : String(error);
    await app.db.platform.query(failSql, [row.id, message.slice(0, 2000), maxAttempts]);
  }
}

/** A claim holds for a minute; after that the sweeper takes it for stuck and hands it to another worker. */
const claimSql = `
  update outbox set status = 'running', attempts = attempts + 1, next_at = now() + interval '1 minute'
  where id in (
    select id from outbox where status in ('waiting', 'running') and next_at <= now()
    order by id limit $1 for update skip locked
  ) returning *`;

const failSql = `
  update outbox
  set status = case when attempts >= $3 then 'failed' else 'waiting' end,
    last_error = $2,
    next_at = now() + least(interval '1 hour', interval '1 second' * power(2, attempts))
  where id = $1 and status = 'running'`;
