import { computeFields } from '../../../engine/collection/validate/computeFields.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { diffData, type FieldChange } from '../../../engine/record/diffData.ts';
import { findLock } from '../../../engine/record/lock/findLock.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { readCalendar } from '../context/readCalendar.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';
import { lockRows } from '../rollups/readRollup.ts';
import type { RollupReport } from '../rollups/recalculateRollups.ts';
import { writePlan } from './writePlan.ts';

export interface FormulaReport extends RollupReport {
  /** How many differing records were left as they are, because their state closes the field. */
  closed: number;
}

const blockSize = 100;
const listed = 100;

/**
 * Computes every field with `x-formula` again and writes what differs as a change by the system, with its history: an author may
 * have changed a formula. What a state closes is reported and stays, or a posted document would change.
 */
export async function recalculateFormulas(context: RecordsContext): Promise<FormulaReport> {
  const report: FormulaReport = { compared: 0, corrected: 0, closed: 0, differences: [] };
  for (const stored of context.collections.all())
    if (stored.collection.formulas.length > 0) await recalculateOne(context, stored, report);
  return report;
}

/** Only the records of one collection that are in one of these states. */
export async function recalculateStates(
  context: RecordsContext,
  stored: StoredCollection,
  states: readonly string[],
): Promise<FormulaReport> {
  const report: FormulaReport = { compared: 0, corrected: 0, closed: 0, differences: [] };
  await recalculateOne(context, stored, report, states);
  return report;
}

async function recalculateOne(
  context: RecordsContext,
  stored: StoredCollection,
  report: FormulaReport,
  states?: readonly string[],
): Promise<void> {
  let after = '';
  for (;;) {
    const { count, last } = await recalculateBlock(context, stored, { after, states, report });
    if (count === 0) return;
    after = last;
  }
}

/** The records that follow `after`: how many they were, and the last of them. None are left when there were none. */
export async function recalculateBlock(
  context: RecordsContext,
  stored: StoredCollection,
  { after, states, report }: { after: string; states?: readonly string[] | undefined; report: FormulaReport },
): Promise<{ count: number; last: string }> {
  const rows = await readBlock(context, stored, { after, states });
  for (const row of rows) await recalculateRow(context, stored, row, report);
  return { count: rows.length, last: rows.at(-1)?.id ?? after };
}

function readBlock(
  { db }: RecordsContext,
  { table }: StoredCollection,
  { after, states }: { after: string; states: readonly string[] | undefined },
): Promise<RecordRow[]> {
  return db.query<RecordRow>(
    `select ${recordColumns} from ${quoteName(table)}
     where site_id = current_site() and id > $1 and deleted_at is null ${states ? 'and state = any($2)' : ''}
     order by id limit ${blockSize}`,
    states ? [after, states] : [after],
  );
}

async function recalculateRow(
  context: RecordsContext,
  stored: StoredCollection,
  row: RecordRow,
  report: FormulaReport,
): Promise<void> {
  const { name, formulas } = stored.collection;
  report.compared += formulas.length;
  const { changes } = compute(context, stored, row);
  if (changes.length === 0) return;
  const { fields: closed } = findLock(stored.collection, row.state);
  const isClosed = changes.some(({ field }) => closed.has(field));
  if (isClosed) report.closed += 1;
  else report.corrected += await correct(context, stored, row.id);
  const told = changes.map(({ field, path, from = null, to = null }) => ({
    ...{ collection: name, id: row.id, was: from, now: to },
    field: [field, path].filter(Boolean).join('.'),
    ...(isClosed && { closed: true }),
  }));
  report.differences.push(...told.slice(0, listed - report.differences.length));
}

/** Under the lock of the record, on what is stored by then. */
function correct(context: RecordsContext, stored: StoredCollection, id: string): Promise<number> {
  return runInTransaction(context, async (inside) => {
    const [row] = await lockRows(inside.db, stored, [id]);
    if (!row || row.deleted_at !== null) return 0;
    const { data, changes } = compute(inside, stored, row);
    if (changes.length === 0) return 0;
    await writePlan(
      inside,
      stored,
      planCorrection(stored, row, { data, changes, at: inside.app.clock.now().toISOString() }),
      row,
    );
    return changes.length;
  });
}

function compute(
  context: RecordsContext,
  { collection }: StoredCollection,
  row: RecordRow,
): { data: JsonObject; changes: FieldChange[] } {
  const { data: before, state, deleted_at: _, ...system } = row;
  const now = context.app.clock.now();
  const place = { actor: null, now, ...readCalendar(context, now) };
  const { data, errors } = computeFields(collection, { data: before, state, system }, place);
  // What cannot be computed within its limits keeps what it has.
  return errors.length > 0
    ? { data: before, changes: [] }
    : { data, changes: diffData(before, data, collection.secrets) };
}

function planCorrection(
  { collection }: StoredCollection,
  { id, state, version }: RecordRow,
  corrected: { data: JsonObject; changes: FieldChange[]; at: string },
): RecordPlan {
  return {
    action: 'update',
    collection: collection.name,
    id,
    state,
    baseVersion: version,
    userId: null,
    ...corrected,
    ...{ actions: [], effects: [], numbers: [], references: [], warnings: [] },
  };
}
