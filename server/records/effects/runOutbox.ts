import { type JsonObject, SalaError } from '../../../schemas/index.ts';
import type { EffectResult } from '../../plugins/door/effect.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { systemActor } from '../context/actor.ts';
import type { RegisteredEffect } from '../context/collectEffects.ts';
import { isCollision } from '../context/isCollision.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { openPluginContext } from '../narrowRecords.ts';
import { openRecords, type Records } from '../openRecords.ts';

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
const maxCollisions = 10;

/**
 * Runs the pending effects, and those that they trigger. An effect's writes and its completion mark are one
 * transaction, so after a crash it is simply run again. A failing effect is retried with growing delays; after the last
 * try it stays visible on its record until someone runs it again.
 */
export async function runOutbox(app: RecordParts): Promise<number> {
  let done = 0;
  for (;;) {
    const claimed = await claimEffects(app);
    if (claimed.length === 0) return done;
    // PostgreSQL answers them in any order.
    for (const row of claimed.toSorted((one, other) => Number(one.id) - Number(other.id))) await runEffect(app, row);
    done += claimed.length;
  }
}

/** A claim lasts a minute; after that the sweeper gives it to another worker. */
export function claimEffects(app: RecordParts): Promise<OutboxRow[]> {
  return app.db.platform.query<OutboxRow>(claimSql);
}

export async function runEffect(app: RecordParts, row: OutboxRow): Promise<void> {
  try {
    const effect = app.effects.get(row.effect);
    if (!effect) throw new Error(`no plugin has an effect "${row.effect}"`);
    for (let collisions = 0; ; collisions += 1)
      try {
        return await perform(app, row, effect);
      } catch (error) {
        // The records were changed concurrently: the data read is outdated, so the effect starts over.
        if (collisions >= maxCollisions || !isOutdated(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (collisions + 1)));
      }
  } catch (error) {
    app.log.warn(
      { err: error, effect: row.effect, record: `${row.collection}/${row.record_id}`, attempt: row.attempts },
      'effect failed',
    );
    const message = error instanceof Error ? error.message : String(error);
    await app.db.platform.query(failSql, [row.id, message.slice(0, 2000), maxAttempts]);
  }
}

async function perform(app: RecordParts, row: OutboxRow, effect: RegisteredEffect): Promise<void> {
  const records = await openRecords(app, { siteId: row.site_id, actor: systemActor });
  await records.transaction(async (inside) => {
    const { db } = inside.context;
    // The first to mark it wins: a second worker that took it over after a pause finds it done.
    const mine = await db.run(
      `update outbox set status = 'done', finished_at = now(), last_error = null where id = $1 and status = 'running'`,
      [row.id],
    );
    if (mine === 0) return;
    const result = await handle(app, row, effect, inside);
    if (result) await db.run('update outbox set result = $2 where id = $1', [row.id, JSON.stringify(result)]);
  });
}

async function handle(
  app: RecordParts,
  row: OutboxRow,
  effect: RegisteredEffect,
  records: Records,
): Promise<EffectResult | undefined> {
  const { site, collections } = records.context;
  const source = collections.get(row.collection);
  if (effect.plugin !== undefined && !activePlugins(app.registry, site.plugins).has(effect.plugin))
    return { skipped: effect.plugin };
  if (!source) return { skipped: row.collection };
  const [record] = (await records.find(row.collection, { filter: { id: row.record_id }, limit: 1 })).data;
  if (!record) return { skipped: 'record gone' };
  const { db, afterCommit = [] } = records.context;
  return effect.handle({
    ...openPluginContext(records),
    db,
    afterCommit: (work) => void afterCommit.push(work),
    key: row.key,
    collection: row.collection,
    recordId: row.record_id,
    record,
    payload: row.payload,
    at: row.created_at,
  });
}

function isOutdated(error: unknown): boolean {
  if (error instanceof SalaError) return ['version_conflict', 'duplicate', 'too_busy'].includes(error.code);
  return isCollision(error);
}

/*
 * The first that is due of each site before the second of any: a site that floods the outbox delays itself alone, and the effects of a
 * suspended one wait. Of a record only
 * its first is taken, so effects follow each other in the order of its changes, a failing one before those behind it.
 * How much waits changes faster than what PostgreSQL knows of it, so that each part can be read by one index alone.
 */
const claimSql = `
  with turn as materialized (
    select due.* from site cross join lateral (
      select oldest.*, row_number() over (order by next_at, id) as place from (
        select site_id, next_at, id from outbox
        where outbox.site_id = site.site_id and status in ('waiting', 'running') and next_at <= now() and id = (
          select first.id from outbox as first
          where first.site_id = outbox.site_id and first.collection = outbox.collection
            and first.record_id = outbox.record_id and first.status not in ('done', 'failed')
          order by first.id limit 1)
        order by next_at, id limit ${claimSize * 5}
      ) as oldest
    ) as due
    where site.suspended_at is null
    order by due.place, due.id limit ${claimSize * 5}
  )
  update outbox set status = 'running', attempts = attempts + 1, next_at = now() + interval '1 minute'
  where id in (
    select free.id from turn cross join lateral (
      select id from outbox
      where site_id = turn.site_id and next_at = turn.next_at and id = turn.id and status in ('waiting', 'running')
      for update skip locked
    ) as free limit ${claimSize}
  ) returning *`;

const failSql = `
  update outbox
  set status = case when attempts >= $3 then 'failed' else 'waiting' end,
    last_error = $2,
    next_at = now() + least(interval '1 hour', interval '1 second' * power(2, attempts))
  where id = $1 and status = 'running'`;
