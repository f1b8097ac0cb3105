import { mergeRelated, type RelatedRead } from '../../../engine/collection/compiled/findRelated.ts';
import { bindVariables } from '../../../engine/condition/bindVariables.ts';
import { listStates } from '../../../engine/machine/readMachine.ts';
import { listRollupGuards } from '../../../engine/record/listGuards.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import { guardFailed } from '../../../engine/record/recordErrors.ts';
import type { RecordPlan, StoredRecord } from '../../../engine/record/recordPlan.ts';
import { type CompiledGuard, compileGuard } from '../../../engine/rule/guard/compileGuard.ts';
import { describeRefusal } from '../../../engine/rule/guard/describeRefusal.ts';
import { type GuardValues, judgeGuards } from '../../../engine/rule/guard/judgeGuards.ts';
import type { ErrorDetail, Guard, JsonObject } from '../../../schemas/index.ts';
import type { SiteCollections, StoredCollection } from '../collections/collections.ts';
import { readCalendar } from '../context/readCalendar.ts';
import { decide, type RecordsContext } from '../context/recordsContext.ts';
import { meetsCondition, readableOf } from './mayRead.ts';
import { readLevels } from './readLevels.ts';
import {
  findRow,
  joinRelated,
  lockRelated,
  type RelatedRows,
  type RowNeed,
  readRelated,
  rowKey,
} from './relatedRows.ts';

/**
 * Judges the guards of a plan on what is stored at this moment, and throws every refusal. What they read is locked until the
 * transaction ends, together with the record itself and what its actions need, in one order. Gives the locked rows; nothing when
 * the record itself has changed since the plan was made.
 */
export async function judgePlan(
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  needs: readonly RowNeed[],
): Promise<RelatedRows | undefined> {
  const { guarded, baseVersion } = plan;
  if (!guarded && plan.actions.length + plan.numbers.length + needs.length === 0) return new Map();
  const guards = (guarded?.by ?? []).map((guard) => compileOnce(context.collections, stored, guard));
  const reads = mergeRelated(guards.flatMap(({ related }) => related));
  const after = describeAfter(plan);
  const record = flattenRecord(after);
  const self = baseVersion === undefined ? undefined : { stored, id: plan.id, restored: plan.action === 'restore' };
  const rows = await lockRelated(context, reads, { records: [record], needs: [...(self ? [self] : []), ...needs] });
  if (self && rows.get(rowKey(self))?.version !== baseVersion) return undefined;
  if (!guarded) return rows;
  const surroundings = await readSurroundings(context, stored, guards);
  const refused = judge(context, { stored, guards, reads, rows, after, before: guarded.before, surroundings });
  if (refused.length > 0) throw guardFailed(refused);
  return rows;
}

/** Judges what the roll-ups of some records have become, whoever changed the records that feed them. */
export async function judgeRolled(
  context: RecordsContext,
  stored: StoredCollection,
  written: readonly { row: StoredRecord; data: JsonObject }[],
): Promise<void> {
  const guards = listRollupGuards(stored.collection).map((guard) => compileOnce(context.collections, stored, guard));
  if (guards.length === 0) return;
  const reads = mergeRelated(guards.flatMap(({ related }) => related));
  const surroundings = await readSurroundings(context, stored, guards);
  const ended = written.map(({ row, data }) => ({ row, after: { ...row, data } }));
  const records = ended.map(({ after }) => flattenRecord(after));
  const rows = await lockRelated(context, reads, { records, needs: [] });
  for (const { row, after } of ended) {
    const before = flattenRecord(row);
    const refused = judge(context, { stored, guards, reads, rows, after, before, surroundings });
    if (refused.length > 0) throw guardFailed(refused);
  }
}

/** What each guarded event would be refused for now; nothing is locked, and it is judged again when the event is sent. */
export async function judgeEvents(
  context: RecordsContext,
  stored: StoredCollection,
  { row, events }: { row: StoredRecord; events: { event: string; to: string; guards: readonly Guard[] }[] },
): Promise<Map<string, ErrorDetail[]>> {
  const compiled = events.map(({ guards, ...rest }) => ({
    ...rest,
    guards: guards.map((guard) => compileOnce(context.collections, stored, guard)),
  }));
  const reads = mergeRelated(compiled.flatMap(({ guards }) => guards.flatMap(({ related }) => related)));
  const before = flattenRecord(row);
  const rows = await readRelated(context, reads, before);
  const surroundings = await readSurroundings(
    context,
    stored,
    compiled.flatMap(({ guards }) => guards),
  );
  return new Map(
    compiled.map(({ event, to, guards }) => [
      event,
      judge(context, { stored, guards, reads, rows, after: { ...row, state: to }, before, surroundings }),
    ]),
  );
}

interface Case {
  stored: StoredCollection;
  guards: CompiledGuard[];
  reads: RelatedRead[];
  rows: RelatedRows;
  after: StoredRecord;
  before: JsonObject | null;
  surroundings: JsonObject;
}

function judge(
  context: RecordsContext,
  { stored, guards, reads, rows, after, before, surroundings }: Case,
): ErrorDetail[] {
  const record = flattenRecord(after);
  const calendar = readCalendar(context, context.app.clock.now());
  const joined = joinRelated(context, { reads, record, rows });
  const values: GuardValues = {
    ...Object.fromEntries(reads.flatMap(({ name, list }) => (list ? [] : [[name, joined[name] ?? null]]))),
    record: joined,
    before,
    ...surroundings,
  };
  const telling = {
    collection: stored.collection,
    values,
    timeZone: context.site.timeZone,
    currency: context.site.currency,
    titleOfState: (name: string, state: string) => titleOfState(context, name, state),
    mayShow: (path: readonly string[], field: string) => {
      const found = path.length === 0 ? { stored, row: after } : findOnPath(context, { path, reads, record, rows });
      return found !== undefined && mayShow(context, found, field);
    },
  };
  const told = judgeGuards(guards, values, calendar).map((guard) => describeRefusal(guard, telling));
  // A write and an event may be guarded by the same words.
  return [...new Map(told.map((detail) => [`${detail.path} ${detail.message}`, detail])).values()];
}

async function readSurroundings(
  context: RecordsContext,
  stored: StoredCollection,
  guards: readonly CompiledGuard[],
): Promise<JsonObject> {
  const { app, actor, site } = context;
  const now = app.clock.now();
  const { timezoneOffset } = readCalendar(context, now);
  const { today } = bindVariables({ today: '$today' }, { now, timezoneOffset });
  const asksLevels = guards.some(({ formula }) => formula.reads.some((name) => /^person\.(?:own_)?levels/.test(name)));
  const levels = asksLevels ? await readLevels(context, stored, String(today)) : {};
  return {
    person: { id: actor.userId, role: actor.role, ...levels },
    site: { id: site.id, name: site.name },
    now: now.toISOString(),
    today: String(today),
  };
}

/** The record as the change leaves it; its numbers are drawn later. */
function describeAfter({ id, state, data, baseVersion, at, userId, guarded }: RecordPlan): StoredRecord {
  const { created_at, created_by } = guarded?.before ?? {};
  return {
    id,
    state,
    data,
    version: (baseVersion ?? 0) + 1,
    created_at: typeof created_at === 'string' ? created_at : at,
    created_by: typeof created_by === 'string' ? created_by : userId,
    updated_at: at,
    updated_by: userId,
  };
}

interface FoundRow {
  stored: StoredCollection;
  row: StoredRecord;
}

/** The related record under a path of names. */
function findOnPath(
  context: RecordsContext,
  {
    path,
    reads,
    record,
    rows,
  }: { path: readonly string[]; reads: RelatedRead[]; record: JsonObject; rows: RelatedRows },
): FoundRow | undefined {
  const [name, ...deeper] = path;
  const read = reads.find((each) => each.name === name && each.list === undefined);
  const row = read && findRow(context, { read, holder: record, rows });
  const stored = read && context.collections.get(read.collection.name);
  if (!row || !stored) return undefined;
  if (deeper.length === 0) return { stored, row };
  return findOnPath(context, { path: deeper, reads: read.reads, record: flattenRecord(row), rows });
}

/** A guard reads as the system does; its message holds only what the person may read. */
function mayShow(context: RecordsContext, { stored, row }: FoundRow, field: string): boolean {
  const { secrets, byReference } = stored.collection;
  if (secrets.includes(field)) return false;
  if (byReference.includes(field)) return true;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed || !meetsCondition(context, decision, row)) return false;
  return readableOf(context, decision, row)?.includes(field) ?? true;
}

function titleOfState({ collections }: RecordsContext, collection: string, state: string) {
  const machine = collections.get(collection)?.machine;
  return machine && listStates(machine).find(({ name }) => name === state)?.meta.title;
}

const compiled = new WeakMap<SiteCollections, Map<Guard, CompiledGuard>>();

function compileOnce(collections: SiteCollections, { collection }: StoredCollection, guard: Guard): CompiledGuard {
  const known = compiled.get(collections) ?? new Map<Guard, CompiledGuard>();
  compiled.set(collections, known);
  const found = known.get(guard) ?? compileGuard(guard, collection, (name) => collections.get(name)?.collection);
  known.set(guard, found);
  return found;
}
