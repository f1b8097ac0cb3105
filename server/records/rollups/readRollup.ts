import { computeFields } from '../../../engine/collection/validate/computeFields.ts';
import { compileRollup } from '../../../engine/query/rollup/compileRollup.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import type { Json, JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { Feed } from '../collections/rollupFeeds.ts';
import { readCalendar } from '../context/readCalendar.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { statementName } from '../context/statementName.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';

/** Where roll-ups are written: the site with its calendar, which formulas of the record may ask for. */
export type RollupPlace = Pick<RecordsContext, 'db' | 'site' | 'holidays'>;

/** A locked record with the new values of its roll-ups; null for none. */
export interface Rolled {
  row: RecordRow;
  values: Record<string, Json>;
}

/** The records, in the trash or not, locked in the order of their ids. */
export function lockRows(db: TenantDb, { table }: StoredCollection, ids: string[]): Promise<RecordRow[]> {
  return db.query<RecordRow>({
    name: `lock many ${table}`,
    text: `select ${recordColumns} from ${quoteName(table)} where site_id = current_site() and id = any($1) order by id for update`,
    values: [ids],
  });
}

/** What the roll-up of these records is according to the related ones; null for none. */
export async function readRollup(
  db: TenantDb,
  { holder, related, rollup }: Feed,
  ids: string[],
): Promise<Map<string, Json>> {
  const { text, values } = compileRollup(rollup, { table: holder.table, source: related.source }, ids);
  const rows = await db.query<{ id: string; value: Json }>({ name: statementName(text), text, values });
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/**
 * Writes new values of locked records; returns those that differed, with their new data. Neither version nor author nor
 * history change: nobody edited the record, and the history of the related records says what happened.
 */
export async function writeRollups(
  place: RollupPlace,
  holder: StoredCollection,
  rolled: readonly Rolled[],
): Promise<{ row: RecordRow; data: JsonObject }[]> {
  const changed = rolled
    .filter(({ row, values }) => Object.entries(values).some(([field, value]) => (row.data[field] ?? null) !== value))
    .map(({ row, values }) => ({ row, data: compute(place, holder, { row, values }) }));
  if (changed.length === 0) return [];
  await place.db.run({
    name: `roll up ${holder.table}`,
    text: `update ${quoteName(holder.table)} t set data = n.data from jsonb_to_recordset($1::jsonb) as n(id text, data jsonb)
      where t.site_id = current_site() and t.id = n.id`,
    values: [JSON.stringify(changed.map(({ row, data }) => ({ id: row.id, data })))],
  });
  return changed;
}

/** The data with new roll-ups, and what formulas make of them; both or neither, so that they never disagree. */
function compute(place: RollupPlace, { collection }: StoredCollection, { row, values }: Rolled): JsonObject {
  const rolled = { ...row.data, ...values };
  for (const [field, value] of Object.entries(values)) if (value === null) delete rolled[field];
  const { data: _, state, deleted_at: __, ...system } = row;
  const now = new Date();
  const context = { actor: null, now, ...readCalendar(place, now) };
  const { data, errors } = computeFields(collection, { data: rolled, state, system }, context);
  if (errors.length > 0) throw validationFailed(errors);
  return data;
}
