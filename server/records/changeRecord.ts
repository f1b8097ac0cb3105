import { flattenRecord, presentRecord } from '../../engine/access/presentRecord.ts';
import { recordNotFound, validationFailed, versionConflict } from '../../engine/errors/recordErrors.ts';
import { quoteName } from '../../engine/query/sqlBinder.ts';
import { fillNumbers } from '../../engine/record/findNumbers.ts';
import { type ReferenceNeed, referenceMissing } from '../../engine/record/findReferences.ts';
import type { PlanContext } from '../../engine/record/planContext.ts';
import type { RecordPlan } from '../../engine/record/recordPlan.ts';
import type { ErrorDetail, JsonObject, RecordAction } from '../../schemas/index.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { announceChange } from './announceChange.ts';
import type { StoredCollection } from './collections.ts';
import { describeDuplicate } from './describeDuplicate.ts';
import { drawNumber } from './drawNumber.ts';
import { findPattern } from './findPattern.ts';
import { loadRow, showRow } from './readRecord.ts';
import { tooBusy } from './records.errors.ts';
import { type Allowed, decide, type RecordsContext, requireAccess } from './recordsContext.ts';
import { type RecordRow, writeChange } from './writeChange.ts';

export interface Written {
  record: JsonObject;
  warnings: ErrorDetail[];
}

const maxTries = 12;

/** What the engine needs to plan a change, with the rule under which this caller acts. */
export function planContext(context: RecordsContext, stored: StoredCollection, action: RecordAction): PlanContext {
  return planUnder(context, stored, requireAccess(context, stored, action));
}

export function planUnder(context: RecordsContext, stored: StoredCollection, decision: Allowed): PlanContext {
  const { actor, site } = context;
  return {
    collection: stored.collection,
    machine: stored.machine,
    decision,
    actor: { id: actor.userId, role: actor.role },
    now: new Date(),
    site: { id: site.id, name: site.name },
    check: stored.check,
    trusted: actor.trusted,
  };
}

/** Writes a plan for a new record. */
export async function writeNew(context: RecordsContext, stored: StoredCollection, plan: RecordPlan): Promise<Written> {
  const row = await execute(context, stored, plan, {});
  if (!row) throw tooBusy();
  return present(context, stored, row, plan.warnings);
}

/** What an earlier creation under the same id has stored, in the trash or not. */
export async function findWritten(
  context: RecordsContext,
  stored: StoredCollection,
  id: string,
): Promise<Written | undefined> {
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  return row && present(context, stored, row, []);
}

/**
 * Reads a record, lets the engine plan a change of it, and writes the plan if nobody was faster. A caller who named the version
 * he saw is told of the newer one; for one who did not, the change is planned again on what is there now.
 */
export async function changeRecord(
  context: RecordsContext,
  stored: StoredCollection,
  request: { id: string; version?: number; deleted?: 'no' | 'only'; plan: (row: RecordRow) => RecordPlan },
): Promise<Written> {
  const { id, version, deleted = 'no', plan } = request;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const row = await loadRow(context.db, stored, id, deleted);
    if (!row) throw recordNotFound({ id });
    if (version !== undefined && version !== row.version) throw conflict(context, stored, row);
    const planned = plan(row);
    const isIdle = planned.action === 'update' && planned.changes.length === 0;
    const written = isIdle ? row : await execute(context, stored, planned, row.data);
    if (written) return present(context, stored, written, planned.warnings);
    await new Promise((done) => setTimeout(done, Math.random() * 5 * (tries + 1)));
  }
  throw tooBusy();
}

/** Checks references, draws numbers and writes; in one transaction when there is more than the write itself. */
async function execute(
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  before: JsonObject,
): Promise<RecordRow | undefined> {
  const write = async (db: TenantDb) => {
    await checkReferences(context, db, stored, plan);
    return writeChange(db, { ...(await numberPlan(context, db, plan, before)), table: stored.table });
  };
  try {
    const row = plan.numbers.length > 0 ? await context.db.transaction(write) : await write(context.db);
    if (row)
      announceChange(context, stored, {
        id: row.id,
        version: row.version,
        action: plan.action,
        effects: plan.effects.length,
      });
    return row;
  } catch (error) {
    throw describeDuplicate(stored, error) ?? error;
  }
}

/** The plan with the numbers it asks for, drawn under the locks of this transaction. */
export async function numberPlan(
  context: RecordsContext,
  tx: TenantDb,
  plan: RecordPlan,
  before: JsonObject,
): Promise<RecordPlan> {
  if (plan.numbers.length === 0) return plan;
  const numbers: Record<string, string> = {};
  for (const { field, module } of plan.numbers) {
    const { key, pattern } = await findPattern(context, tx, module);
    numbers[field] = await drawNumber(tx, { module: key, pattern, date: new Date(plan.at) });
  }
  return fillNumbers(plan, before, numbers);
}

async function checkReferences(
  context: RecordsContext,
  db: TenantDb,
  stored: StoredCollection,
  plan: RecordPlan,
): Promise<void> {
  const broken = await findBrokenReferences(context, db, stored, plan.references);
  if (broken.length > 0) throw validationFailed(broken.map(({ detail }) => detail));
}

/** The references that lead nowhere; one question a collection, however many there are. */
export async function findBrokenReferences(
  context: RecordsContext,
  db: TenantDb,
  stored: StoredCollection,
  needs: ReferenceNeed[],
): Promise<{ need: ReferenceNeed; detail: ErrorDetail }[]> {
  const broken: { need: ReferenceNeed; detail: ErrorDetail }[] = [];
  for (const [name, references] of Map.groupBy(needs, ({ collection }) => collection)) {
    const target = context.collections.get(name);
    // A collection whose plugin is off is not looked into: its records are still there.
    if (!target) continue;
    const ids = [...new Set(references.map(({ id }) => id))];
    const found = await db.query<{ id: string }>({
      name: `exists ${target.table}`,
      text: `select id from ${quoteName(target.table)} where site_id = current_site() and id = any($1) and deleted_at is null`,
      values: [ids],
    });
    const known = new Set(found.map(({ id }) => id));
    for (const need of references)
      if (!known.has(need.id)) broken.push({ need, detail: referenceMissing(stored.collection, need) });
  }
  return broken;
}

/** The writer sees what his rule for reading shows; where he may not read, only that it was stored. */
function present(context: RecordsContext, stored: StoredCollection, row: RecordRow, warnings: ErrorDetail[]): Written {
  const decision = decide(context, stored, 'read');
  const record = decision.allowed
    ? showRow(context, stored, decision, row)
    : { id: row.id, state: row.state, version: row.version };
  return { record, warnings };
}

function conflict(context: RecordsContext, stored: StoredCollection, row: RecordRow) {
  const decision = decide(context, stored, 'read');
  const newer = decision.allowed
    ? presentRecord(stored.collection, flattenRecord(row), decision)
    : { id: row.id, version: row.version };
  return versionConflict({}, { record: newer });
}
