import type { Readable } from 'node:stream';
import { duplicateRecord } from '../../engine/errors/recordErrors.ts';
import { createId } from '../../engine/id/createId.ts';
import { planCreate } from '../../engine/record/planCreate.ts';
import type { RecordPlan } from '../../engine/record/recordPlan.ts';
import { describeIssue } from '../../engine/validate/issue.ts';
import {
  defineError,
  type ErrorDetail,
  isJsonObject,
  type JsonObject,
  readText,
  SalaError,
} from '../../schemas/index.ts';
import { findBrokenReferences, numberPlan, planContext } from '../records/changeRecord.ts';
import type { StoredCollection } from '../records/collections.ts';
import { findCollection, type RecordsContext } from '../records/recordsContext.ts';
import { writeMany } from '../records/writeMany.ts';
import { type Cell, readHeadings, readRow } from './cells.ts';
import { readCsv } from './csv.ts';
import type { FileFormat } from './exportRecords.ts';
import { readJson } from './json.ts';
import { readXlsx } from './xlsx.ts';

export interface ImportReport {
  /** Rows read so far. */
  rows: number;
  created: number;
  failed: number;
  errors: { row: number; errors: ErrorDetail[] }[];
  /** There were more errors than are listed. */
  moreErrors: boolean;
  dryRun: boolean;
}

const blockSize = 500;
const listedErrors = 1000;

interface Row {
  row: number;
  input: JsonObject;
}

interface Planned extends Row {
  plan: RecordPlan;
}

/**
 * Creates a record for each row of a file. Rows that are wrong are left out and listed; a dry run only lists. Works block by
 * block, so the size of the file does not matter; `onProgress` is told after each.
 */
export async function importRecords(
  context: RecordsContext,
  name: string,
  options: {
    input: Readable;
    format: FileFormat;
    dryRun: boolean;
    onProgress: (report: ImportReport) => Promise<void>;
  },
): Promise<ImportReport> {
  const stored = findCollection(context, name);
  const base = planContext(context, stored, 'import');
  const report: ImportReport = {
    rows: 0,
    created: 0,
    failed: 0,
    errors: [],
    moreErrors: false,
    dryRun: options.dryRun,
  };
  const fail = (row: number, errors: ErrorDetail[]) => {
    report.failed += 1;
    if (report.errors.length < listedErrors) report.errors.push({ row, errors });
    else report.moreErrors = true;
  };
  let block: Planned[] = [];
  const flush = async () => {
    await writeBlock(context, stored, block, {
      dryRun: options.dryRun,
      fail,
      done: (count) => {
        report.created += count;
      },
    });
    block = [];
    await options.onProgress(report);
  };
  for await (const { row, input } of refuseBroken(readRows(stored, options))) {
    report.rows += 1;
    try {
      const id =
        typeof input.id === 'string' && /^[\w-]{3,80}$/.test(input.id) ? input.id : createId(stored.collection.name);
      block.push({ row, input, plan: planCreate({ ...base, now: new Date(), id, input, imported: true }) });
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      fail(row, toDetails(error, context.language));
    }
    if (block.length >= blockSize) await flush();
  }
  await flush();
  return report;
}

async function writeBlock(
  context: RecordsContext,
  stored: StoredCollection,
  block: Planned[],
  {
    dryRun,
    fail,
    done,
  }: { dryRun: boolean; fail: (row: number, errors: ErrorDetail[]) => void; done: (count: number) => void },
): Promise<void> {
  if (block.length === 0) return;
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
  const work = async (db: RecordsContext['db']) => {
    const plans: RecordPlan[] = [];
    for (const { plan } of sound)
      plans.push(dryRun ? { ...plan, numbers: [] } : await numberPlan(context, db, plan, {}));
    return writeMany(db, stored, plans);
  };
  const written = await context.db.transaction(async (db) => {
    if (!dryRun) return work(db);
    // A dry run writes too, and takes it back: only so does it find values that exist already.
    let ids = new Set<string>();
    await db
      .transaction(async (inner) => {
        ids = await work(inner);
        throw new DryRunDone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof DryRunDone)) throw error;
      });
    return ids;
  });
  for (const { row, plan } of sound)
    if (!written.has(plan.id))
      fail(
        row,
        toDetails(duplicateRecord([describeIssue('duplicate', { path: findUnique(stored, plan) })]), context.language),
      );
  done(written.size);
}

class DryRunDone extends Error {}

function findUnique(stored: StoredCollection, plan: RecordPlan): string {
  return (
    stored.collection.columns.find((column) => column.unique && plan.data[column.field] !== undefined)?.field ?? 'id'
  );
}

/** Whatever a reader of files stumbles over is the file's fault, and the caller is told so. */
async function* refuseBroken(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  for (;;) {
    let next: IteratorResult<Row>;
    try {
      next = await rows.next();
    } catch (error) {
      throw error instanceof SalaError
        ? error
        : fileBroken({ reason: error instanceof Error ? error.message.slice(0, 200) : '' });
    }
    if (next.done) return;
    yield next.value;
  }
}

const fileBroken = defineError('file_broken', 400, {
  th: 'อ่านไฟล์นี้ไม่ได้ กรุณาตรวจสอบว่าเป็นไฟล์ที่สมบูรณ์และตรงกับรูปแบบที่เลือก ({reason})',
  en: 'This file cannot be read. Please check that it is complete and of the chosen format ({reason}).',
});

async function* readRows(
  stored: StoredCollection,
  { input, format }: { input: Readable; format: FileFormat },
): AsyncGenerator<Row> {
  if (format === 'json') {
    let row = 0;
    for await (const record of readJson(input)) {
      row += 1;
      yield { row, input: isJsonObject(record.data) ? record.data : record };
    }
    return;
  }
  const cells: AsyncGenerator<Cell[]> = format === 'csv' ? readCsv(input) : readXlsx(input);
  let headings: string[] | undefined;
  let row = 0;
  for await (const line of cells) {
    row += 1;
    if (!headings)
      headings = readHeadings(
        stored.collection,
        line.map((cell) => String(cell ?? '')),
      );
    else yield { row, input: readRow(stored.collection, headings, line) };
  }
}

function toDetails(error: SalaError, language: RecordsContext['language']): ErrorDetail[] {
  const details = Array.isArray(error.details) ? (error.details as ErrorDetail[]) : []; // as the engine's errors carry them
  const told = details.length > 0 ? details : [{ code: error.code, message: error.text.en, text: error.text }];
  return told.map(({ text, ...detail }) => ({ ...detail, message: text ? readText(text, language) : detail.message }));
}
