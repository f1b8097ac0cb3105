import { type CodeProblem, checkCode } from '../../../engine/record/numbering/checkCode.ts';
import { previewNumber } from '../../../engine/record/numbering/nextNumber.ts';
import {
  defaultPatternReset,
  patternMissing,
  patternNotFound,
} from '../../../engine/record/numbering/numbering.errors.ts';
import { validationPatternOf } from '../../../engine/record/numbering/validationPatternOf.ts';
import { unknownCollection } from '../../../engine/record/recordErrors.ts';
import { type JsonObject, SalaError } from '../../../schemas/index.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { numbersTaken } from '../context/records.errors.ts';
import { type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { readSequence, writeSequence } from './drawNumber.ts';
import { type FoundPattern, findPattern, findSequences } from './findPattern.ts';

/** The active pattern, the last number of this period and the next one. Nothing is drawn. */
export async function previewPattern(
  context: RecordsContext,
  module: string,
  params: Record<string, string> = {},
): Promise<JsonObject> {
  requirePatterns(context, 'read');
  const found = await findPattern(context, context.db, module);
  const { key, pattern, own } = found;
  const date = context.app.clock.now();
  const sequence = await readSequence(context.db, {
    sequences: findSequences(context),
    module: key,
    pattern,
    date,
  });
  return {
    module,
    key,
    own,
    pattern: pattern.pattern,
    reset_period: pattern.reset,
    era: pattern.era ?? 'common',
    sequence_start: pattern.start ?? 1,
    current_sequence: sequence,
    next: previewNumber({ pattern, sequence, date, params, random: '000' }),
    validation_pattern: validationOf(found),
  };
}

/**
 * Restarts the sequence of the current period. Only for the site's own patterns, and not if that would repeat a number
 * that is in use.
 */
export async function resetSequence(
  context: RecordsContext,
  module: string,
  logChange: ChangeLog,
): Promise<JsonObject> {
  requirePatterns(context, 'update');
  await context.db.transaction(async (tx) => {
    const { key, pattern, own } = await findToReset(context, tx, module);
    if (!own) throw defaultPatternReset();
    const date = context.app.clock.now();
    const first = (pattern.start ?? 1) - 1;
    await writeSequence(tx, { sequences: findSequences(context), module: key, pattern, date, value: first });
    const next = previewNumber({ pattern, sequence: first, date });
    if (await isBorne(context, tx, key, next)) throw numbersTaken({ number: next });
    await logChange(tx);
  });
  return previewPattern(context, module);
}

/** What is wrong with a code of a module; undefined when it is valid. */
export async function checkNumber(context: RecordsContext, module: string, code: unknown): Promise<CodeProblem[]> {
  requirePatterns(context, 'read');
  const found = await findPattern(context, context.db, module);
  return checkCode(code, { module, validation: validationOf(found) });
}

function requirePatterns(context: RecordsContext, action: 'read' | 'update'): void {
  const patterns = context.collections.serving('number_patterns');
  if (!patterns) throw unknownCollection({ t: 'number_patterns' });
  requireAccess(context, patterns, action);
}

async function findToReset(context: RecordsContext, tx: TenantDb, module: string): Promise<FoundPattern> {
  try {
    return await findPattern(context, tx, module);
  } catch (error) {
    throw error instanceof SalaError && error.code === patternMissing().code ? patternNotFound() : error;
  }
}

function validationOf({ pattern, validation }: FoundPattern): string {
  return validation ?? validationPatternOf(pattern.pattern);
}

/** Whether a record of this pattern has the number, in the trash or not. */
async function isBorne(context: RecordsContext, tx: TenantDb, key: string, number: string): Promise<boolean> {
  for (const { collection, table } of context.collections.all())
    for (const { field, module } of collection.sequences) {
      if (!coversKey(module, key)) continue;
      const rows = await tx.query(siteRows(table).whereRaw('data ->> ? = ?', [field, number]).select('id').limit(1));
      if (rows.length > 0) return true;
    }
  return false;
}

/** `stock_{kind}_entry` stands for every key of that form. */
function coversKey(module: string, key: string): boolean {
  const [start = '', end] = module.split(/\{\w+\}/);
  return end === undefined ? module === key : key.startsWith(start) && key.endsWith(end);
}
