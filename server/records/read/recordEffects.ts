import { notAllowed, recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { siteRows, sql } from '../../platform/db/sql.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { outboxJob } from '../context/outboxJob.ts';
import { operationUnknown } from '../context/records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { spendBudget } from '../context/spendBudget.ts';
import { meetsCondition } from '../decide/mayRead.ts';
import { loadRow } from './readRecord.ts';

const shown = ['id', 'effect', 'status', 'attempts', 'next_at', 'last_error', 'result', 'created_at', 'finished_at'];

/** A failed effect that runs again. */
export interface EffectAgain {
  effect: number;
  logChange: ChangeLog;
}

/** An operation of a plugin that somebody asks for. */
export interface WantedEffect {
  name: string;
  logChange: ChangeLog;
}

/** The effects of a record and their status. */
export async function listEffects(context: RecordsContext, name: string, id: string): Promise<JsonObject[]> {
  const { stored } = await findReadable(context, name, id);
  return context.db.query<JsonObject>(
    siteRows('outbox')
      .where({ collection: stored.collection.name, record_id: id })
      .select(shown)
      .orderBy('id', 'desc')
      .limit(200),
  );
}

/** Runs an effect that failed at once, whether its next attempt is near or its last is over, for somebody who may change the record. */
export async function runEffectAgain(
  context: RecordsContext,
  name: string,
  id: string,
  { effect, logChange }: EffectAgain,
): Promise<JsonObject> {
  const stored = await findChangeable(context, name, id);
  await spendBudget(context, 'jobs');
  const row = await context.db.transaction(async (tx) => {
    const own = { id: Number.isSafeInteger(effect) ? effect : -1, collection: stored.collection.name, record_id: id };
    const [again] = await tx.query<JsonObject>(
      siteRows('outbox')
        .where(own)
        .whereIn('status', ['failed', 'waiting'])
        .update({ status: 'waiting', attempts: 0, next_at: sql.raw('now()'), last_error: null }, shown),
    );
    // Its own next attempt may have begun in the meantime: that is what was asked for.
    const [begun] = again
      ? []
      : await tx.query<JsonObject>(
          siteRows('outbox')
            .where({ ...own, status: 'running' })
            .select(shown),
        );
    const found = again ?? begun;
    if (!found) throw recordNotFound({ id: effect });
    await logChange(tx);
    return found;
  });
  await context.app.queue.add(outboxJob, { siteId: context.site.id });
  return row;
}

/** Requests an operation for the worker, for somebody who may change the record. */
export async function requestEffect(
  context: RecordsContext,
  name: string,
  id: string,
  { name: effect, logChange }: WantedEffect,
): Promise<JsonObject> {
  const stored = await findChangeable(context, name, id);
  const { name: collection } = stored.collection;
  const operation = context.app.effects.get(effect);
  if (!operation?.on?.includes(collection)) throw operationUnknown({ name: effect });
  await spendBudget(context, 'jobs');
  const key = `${collection}:${id}:${effect}`;
  await context.db.transaction(async (tx) => {
    await tx.run(
      `insert into outbox (site_id, collection, record_id, record_version, effect, key)
       values (current_site(), $1, $2, 0, $3, $4) on conflict (site_id, key) do nothing`,
      [collection, id, effect, key],
    );
    await logChange(tx);
  });
  const [row] = await context.db.query<JsonObject>(siteRows('outbox').where('key', key).select(shown));
  await context.app.queue.add(outboxJob, { siteId: context.site.id });
  if (!row) throw recordNotFound({ id });
  return row;
}

async function findReadable(context: RecordsContext, name: string, id: string) {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'read');
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  if (!row || !meetsCondition(context, decision, row)) throw recordNotFound({ id });
  return { stored, row };
}

async function findChangeable(context: RecordsContext, name: string, id: string) {
  const { stored, row } = await findReadable(context, name, id);
  const decision = requireAccess(context, stored, 'update');
  if (!meetsCondition(context, decision, row)) throw notAllowed();
  return stored;
}
