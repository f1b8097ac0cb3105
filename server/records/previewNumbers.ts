import { type CodeProblem, checkCode } from '../../engine/numbering/checkCode.ts';
import { previewNumber } from '../../engine/numbering/nextNumber.ts';
import { defaultPatternReset, patternMissing, patternNotFound } from '../../engine/numbering/numbering.errors.ts';
import { validationPatternOf } from '../../engine/numbering/parseNumber.ts';
import { quoteName } from '../../engine/query/sqlBinder.ts';
import { type JsonObject, SalaError } from '../../schemas/index.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { readSequence, writeSequence } from './drawNumber.ts';
import { type FoundPattern, findPattern } from './findPattern.ts';
import { numbersTaken } from './records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from './recordsContext.ts';

/** The pattern in use, the last number given in this period and the next one. Nothing is given away. */
export async function previewPattern(
  context: RecordsContext,
  module: string,
  params: Record<string, string> = {},
): Promise<JsonObject> {
  requirePatterns(context, 'read');
  const found = await findPattern(context, context.db, module);
  const { key, pattern, own } = found;
  const date = new Date();
  const sequence = await readSequence(context.db, key, pattern, date);
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
 * Lets the sequence of the current period begin again. Only the site's own patterns may; and not where that would give a
 * number that a record bears already.
 */
export async function resetSequence(context: RecordsContext, module: string): Promise<JsonObject> {
  requirePatterns(context, 'update');
  await context.db.transaction(async (tx) => {
    const { key, pattern, own } = await findToReset(context, tx, module);
    if (!own) throw defaultPatternReset();
    const date = new Date();
    const first = (pattern.start ?? 1) - 1;
    await writeSequence(tx, { module: key, pattern, date, value: first });
    const next = previewNumber({ pattern, sequence: first, date });
    if (await isBorne(context, tx, key, next)) throw numbersTaken({ number: next });
  });
  return previewPattern(context, module);
}

/** What is wrong with a code of a module; nothing when it may stand. */
export async function checkNumber(context: RecordsContext, module: string, code: unknown): Promise<CodeProblem[]> {
  requirePatterns(context, 'read');
  const found = await findPattern(context, context.db, module);
  return checkCode(code, { module, validation: validationOf(found) });
}

function requirePatterns(context: RecordsContext, action: 'read' | 'update'): void {
  requireAccess(context, findCollection(context, 'code_management'), action);
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

/** Whether a record that is numbered by this pattern bears the number, in the trash or not. */
async function isBorne(context: RecordsContext, tx: TenantDb, key: string, number: string): Promise<boolean> {
  for (const { collection, table } of context.collections.all())
    for (const { field, module } of collection.sequences) {
      if (!mayMean(module, key)) continue;
      const rows = await tx.query(
        `select 1 from ${quoteName(table)} where site_id = current_site() and data ->> $1 = $2 limit 1`,
        [field, number],
      );
      if (rows.length > 0) return true;
    }
  return false;
}

/** `inventory_{movement_type}_transaction` means every key of that shape. */
function mayMean(module: string, key: string): boolean {
  const [start = '', end] = module.split(/\{\w+\}/);
  return end === undefined ? module === key : key.startsWith(start) && key.endsWith(end);
}
