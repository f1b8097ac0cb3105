import { notAllowed, recordNotFound } from '../../engine/errors/recordErrors.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { outboxJob } from '../effects/outboxJob.ts';
import { loadRow, meets } from './readRecord.ts';
import { operationUnknown } from './records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from './recordsContext.ts';

const shown = 'id, effect, status, attempts, next_at, last_error, result, created_at, finished_at';

/** What a record set off, and how far each has come. */
export async function listEffects(context: RecordsContext, name: string, id: string): Promise<JsonObject[]> {
  const { stored } = await findReadable(context, name, id);
  return context.db.query<JsonObject>(
    `select ${shown} from outbox where site_id = current_site() and collection = $1 and record_id = $2 order by id desc limit 200`,
    [stored.collection.name, id],
  );
}

/** Lets a failed effect try once more, asked for by somebody who may change the record. */
export async function runEffectAgain(
  context: RecordsContext,
  name: string,
  id: string,
  effect: number,
): Promise<JsonObject> {
  const stored = await findChangeable(context, name, id);
  const [row] = await context.db.query<JsonObject>(
    `update outbox set status = 'waiting', attempts = 0, next_at = now(), last_error = null
     where site_id = current_site() and id = $1 and collection = $2 and record_id = $3 and status = 'failed' returning ${shown}`,
    [Number.isSafeInteger(effect) ? effect : -1, stored.collection.name, id],
  );
  if (!row) throw recordNotFound({ id: effect });
  await context.app.queue.add(outboxJob, { siteId: context.site.id });
  return row;
}

/** Leaves an operation for the worker, asked for by somebody who may change the record. */
export async function requestEffect(
  context: RecordsContext,
  name: string,
  id: string,
  effect: string,
): Promise<JsonObject> {
  const stored = await findChangeable(context, name, id);
  const { name: collection } = stored.collection;
  const operation = context.app.effects.get(effect);
  if (!operation?.on?.includes(collection)) throw operationUnknown({ name: effect });
  const key = `${collection}:${id}:${effect}`;
  await context.db.run(
    `insert into outbox (site_id, collection, record_id, record_version, effect, key)
     values (current_site(), $1, $2, 0, $3, $4) on conflict (site_id, key) do nothing`,
    [collection, id, effect, key],
  );
  const [row] = await context.db.query<JsonObject>(
    `select ${shown} from outbox where site_id = current_site() and key = $1`,
    [key],
  );
  await context.app.queue.add(outboxJob, { siteId: context.site.id });
  if (!row) throw recordNotFound({ id });
  return row;
}

async function findReadable(context: RecordsContext, name: string, id: string) {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'read');
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  if (!row || !meets(context, decision, row)) throw recordNotFound({ id });
  return { stored, row };
}

async function findChangeable(context: RecordsContext, name: string, id: string) {
  const { stored, row } = await findReadable(context, name, id);
  const decision = requireAccess(context, stored, 'update');
  if (!meets(context, decision, row)) throw notAllowed();
  return stored;
}
