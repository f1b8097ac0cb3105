import { setTimeout as wait } from 'node:timers/promises';
import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { describeIssue } from '../../../engine/collection/validate/issue.ts';
import { createId } from '../../../engine/record/createId.ts';
import { planCreate } from '../../../engine/record/planCreate.ts';
import { duplicateRecord, translateDetails } from '../../../engine/record/recordErrors.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import { type ErrorDetail, type JsonObject, readText, SalaError } from '../../../schemas/index.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { readId } from '../context/readId.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { spendBudget } from '../context/spendBudget.ts';
import { planManyDue } from '../decide/dueEvents.ts';
import { judgePlan } from '../decide/judgePlan.ts';
import { listWritable } from '../decide/listWritable.ts';
import { planContext } from '../decide/planContext.ts';
import { lockNeeds } from '../decide/relatedRows.ts';
import { describeChange, feedRollups, listHolders } from '../rollups/feedRollups.ts';
import { describeRecordChange } from '../tell/noteDeliveries.ts';
import { tellListeners } from '../tell/tellListeners.ts';
import { writeMany } from '../write/writeMany.ts';
import { findBrokenReferences, numberPlan } from '../write/writePlan.ts';
import { showCell } from './lines/cells.ts';
import { type ChosenColumns, listImportable } from './lines/fileColumns.ts';
import type { FileLine } from './lines/fileLine.ts';
import type { Understanding } from './lines/readRow.ts';
import { createRowReader, type ReadColumn, type RowRead } from './rowReader.ts';
import { toDetails } from './toDetails.ts';

export interface ImportReport {
  /** Rows read so far. */
  rows: number;
  created: number;
  failed: number;
  errors: { row: number; errors: ErrorDetail[]; cells?: string[] }[];
  /** There were more errors than are listed. */
  moreErrors: boolean;
  /** How values were understood that are written in another way than they are stored: dates, choices, names of records. */
  understood: ({ row: number } & Understanding)[];
  moreUnderstood: boolean;
  /** Headings of columns that belong to no field. */
  ignored: string[];
  /** The columns of a table as they were understood, and the fields that they may be instead. */
  columns: ReadColumn[];
  fields: { name: string; title: string }[];
  /** Its first rows, as they stand in the file. */
  sample: { row: number; cells: string[] }[];
  dryRun: boolean;
}

/** Errors, and understood values, that a report lists. */
const listed = 1000;

/** Rows written at once beside other sites, and how long it rests at most after them. */
const pieceRows = 100;
const mostRestMs = 500;

interface WriteOptions {
  dryRun: boolean;
  fail: (row: number, errors: readonly ErrorDetail[]) => void;
}

interface Planned {
  row: number;
  plan: RecordPlan;
}

/**
 * Creates a record for each row of a file. Invalid rows are skipped and listed; a dry run only lists. Works block by
 * block, so the size of the file does not matter; `onProgress` is called after each.
 */
export async function importRecords(
  context: RecordsContext,
  name: string,
  options: {
    blocks: AsyncIterable<FileLine[]> | Iterable<FileLine[]>;
    dryRun: boolean;
    columns?: ChosenColumns;
    onProgress?: (report: ImportReport) => void;
    /** When the record of a row was made; now where it does not say. */
    madeAt?: (row: number) => Date | undefined;
  },
): Promise<ImportReport> {
  const stored = findCollection(context, name);
  const base = planContext(context, stored, 'import');
  const { dryRun } = options;
  const { report, fail, explain, begin } = startReport(context, stored, dryRun);
  const reader = createRowReader(context, stored, options.columns);
  const pause = createPause(() => context.app.share.mustGiveWay(context.site.id));
  for await (const block of options.blocks) {
    await spendBudget(context, 'importedRows', block.length);
    const planned: Planned[] = [];
    begin(block);
    for (const read of await reader.readBlock(block)) {
      await pause();
      report.rows += 1;
      explain(read);
      if (read.faults.length > 0) {
        fail(read.row, read.faults);
        continue;
      }
      try {
        const now = options.madeAt?.(read.row) ?? context.app.clock.now();
        planned.push({ row: read.row, plan: planRow(stored, { ...base, now }, read.input) });
      } catch (error) {
        if (!(error instanceof SalaError)) throw error;
        fail(read.row, toDetails(error));
      }
    }
    Object.assign(report, { ignored: reader.ignored(), columns: reader.columns() });
    report.created += await writeInPieces(context, stored, planned, { dryRun, fail });
    options.onProgress?.(report);
  }
  return report;
}

function planRow(stored: StoredCollection, base: ReturnType<typeof planContext>, read: JsonObject): RecordPlan {
  const input = dropComputed(stored.collection, read);
  const id = readId(input.id) ?? createId(stored.collection.name);
  return planCreate({ ...base, id, input, imported: true });
}

/** Rows of a file that a report shows. */
const sampled = 5;

function startReport(context: RecordsContext, stored: StoredCollection, dryRun: boolean) {
  const { language } = context;
  let lines: readonly FileLine[] = [];
  const report: ImportReport = {
    rows: 0,
    created: 0,
    failed: 0,
    errors: [],
    moreErrors: false,
    understood: [],
    moreUnderstood: false,
    ignored: [],
    columns: [],
    fields: listImportable(stored, listWritable(context, stored.collection.name)).map(({ name, title }) => ({
      name,
      title: readText(title, language) || name,
    })),
    sample: [],
    dryRun,
  };
  const cellsOf = (row: number) => lines.find((line) => line.row === row)?.cells?.map((cell) => showCell(cell));
  /** Before a block is read; the first line of a table has its headings. */
  const begin = (block: readonly FileLine[]) => {
    lines = block;
    const room = report.rows === 0 ? sampled - report.sample.length : 0;
    for (const { row, cells } of block.slice(1, 1 + room))
      if (cells) report.sample.push({ row, cells: cells.map((cell) => showCell(cell)) });
  };
  const fail = (row: number, errors: readonly ErrorDetail[]) => {
    report.failed += 1;
    const cells = report.errors.length < listed ? cellsOf(row) : undefined;
    if (report.errors.length < listed)
      report.errors.push({ row, errors: translateDetails(errors, language), ...(cells && { cells }) });
    else report.moreErrors = true;
  };
  const explain = ({ row, understood }: RowRead) => {
    const more = understood.map((each) => ({ row, ...each }));
    const room = listed - report.understood.length;
    report.understood.push(...more.slice(0, room));
    if (more.length > room) report.moreUnderstood = true;
  };
  return { report, fail, explain, begin };
}

/** An exported file holds what the server computes; in the site that imports it that comes out anew. */
function dropComputed(collection: Collection, input: JsonObject): JsonObject {
  if (collection.rollups.length === 0) return input;
  const isComputed = (name: string) => collection.fields.get(collection.aliases.get(name) ?? name)?.computed;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isComputed(name)));
}

/**
 * Beside other sites a block is written in pieces, and the database has as long for others as each took. A dry run finds what stands
 * twice in a block, so it takes it whole.
 */
async function writeInPieces(
  context: RecordsContext,
  stored: StoredCollection,
  block: Planned[],
  options: WriteOptions,
): Promise<number> {
  const { share } = context.app;
  let created = 0;
  for (let at = 0; at < block.length; ) {
    const isShared = !options.dryRun && share.hasOthers(context.site.id);
    const piece = isShared ? block.slice(at, at + pieceRows) : block.slice(at);
    at += piece.length;
    const began = performance.now();
    created += await writeBlock(context, stored, piece, options);
    if (isShared) await wait(Math.min(performance.now() - began, mostRestMs));
  }
  return created;
}

async function writeBlock(
  context: RecordsContext,
  stored: StoredCollection,
  block: Planned[],
  { dryRun, fail }: WriteOptions,
): Promise<number> {
  if (block.length === 0) return 0;
  const broken = await findBrokenReferences(
    context,
    context.db,
    stored,
    block.flatMap(({ plan }) => plan.references),
  );
  const sound = block.filter(({ row, plan }) => {
    const errors = broken.filter(({ need }) => plan.references.includes(need)).map(({ detail }) => detail);
    if (errors.length > 0) fail(row, errors);
    return errors.length === 0;
  });
  const plans = sound.map(({ plan }) => plan);
  const { ids, refused } = await (dryRun ? tryPlans(context, stored, plans) : writePlans(context, stored, plans));
  for (const { row, plan } of sound)
    if (!ids.has(plan.id)) fail(row, toDetails(refused.get(plan.id) ?? describeTaken(stored, plan)));
  return ids.size;
}

/** The ids of what was written, and why a guard left others out; a value that exists already leaves its line out too. */
interface WrittenBlock {
  ids: Set<string>;
  refused: Map<string, SalaError>;
}

function writePlans(context: RecordsContext, stored: StoredCollection, plans: RecordPlan[]): Promise<WrittenBlock> {
  return runInTransaction(context, (inside) =>
    writeJudged(inside, stored, { plans, number: (plan) => numberPlan(inside, inside.db, plan, {}) }),
  );
}

/** Guarded lines are written one by one, because each is judged on what the lines before it left. */
async function writeJudged(
  context: RecordsContext,
  stored: StoredCollection,
  { plans, number }: { plans: RecordPlan[]; number: (plan: RecordPlan) => Promise<RecordPlan> },
): Promise<WrittenBlock> {
  const refused = new Map<string, SalaError>();
  await lockNeeds(
    context,
    plans.flatMap((plan) => listHolders(context, stored, plan)),
    new Map(),
  );
  const write = async (some: RecordPlan[]) => {
    const numbered: RecordPlan[] = [];
    for (const plan of some) numbered.push(await number(plan));
    const ids = await writeMany(context.db, stored, { plans: numbered, actedBy: context.actor.actedBy });
    const written = numbered.filter(({ id }) => ids.has(id));
    await noteImported(context, stored, written);
    await planManyDue(context, stored, written);
    await feedRollups(
      context,
      stored,
      written.map((plan) => describeChange(plan)),
    );
    return ids;
  };
  if (plans.every(({ guarded }) => !guarded)) return { ids: await write(plans), refused };
  const ids = new Set<string>();
  for (const plan of plans) {
    const refusal = await judgePlan(context, stored, plan, []).catch(takeRefusal);
    if (refusal instanceof SalaError) refused.set(plan.id, refusal);
    else for (const id of await write([plan])) ids.add(id);
  }
  return { ids, refused };
}

async function noteImported(context: RecordsContext, stored: StoredCollection, plans: RecordPlan[]): Promise<void> {
  const told = plans.map((plan) => {
    const { id, state, data, at, userId } = plan;
    const by = context.actor.actedBy ?? userId;
    const times = { created_at: at, created_by: userId, updated_at: at, updated_by: by };
    return describeRecordChange(plan, { id, state, data, version: 1, ...times });
  });
  await tellListeners(context, stored, told);
}

function takeRefusal(error: unknown): SalaError {
  if (error instanceof SalaError) return error;
  throw error;
}

/** A dry run writes too, and takes it back: only so does it find values that exist already. It draws no numbers. */
async function tryPlans(context: RecordsContext, stored: StoredCollection, plans: RecordPlan[]): Promise<WrittenBlock> {
  let written: WrittenBlock = { ids: new Set(), refused: new Map() };
  const write = async (db: RecordsContext['db']) => {
    const unnumbered = plans.map((plan) => ({ ...plan, numbers: [] }));
    written = await writeJudged({ ...context, db, afterCommit: [] }, stored, {
      plans: unnumbered,
      number: async (plan) => plan,
    });
    throw new DryRunDone();
  };
  await context.db.transaction(write).catch((error: unknown) => {
    if (!(error instanceof DryRunDone)) throw error;
  });
  return written;
}

function describeTaken(stored: StoredCollection, plan: RecordPlan): SalaError {
  const path = findUnique(stored, plan);
  return duplicateRecord([describeIssue('duplicate', { path, title: stored.collection.fields.get(path)?.title })]);
}

class DryRunDone extends Error {}

function findUnique(stored: StoredCollection, plan: RecordPlan): string {
  return (
    stored.collection.columns.find((column) => column.unique && plan.data[column.field] !== undefined)?.field ?? 'id'
  );
}
