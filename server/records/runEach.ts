import { translateDetails } from '../../engine/record/recordErrors.ts';
import {
  type ErrorDetail,
  isJsonObject,
  type Json,
  type JsonObject,
  readText,
  SalaError,
} from '../../schemas/index.ts';
import { badRequest } from '../platform/errors/httpErrors.ts';
import { spendBudget } from './context/spendBudget.ts';
import type { Records } from './openRecords.ts';
import { maxOperations, perform, toResult } from './runBatch.ts';

/** Runs the operations in order, each in a transaction of its own: what is refused is reported, and the others stand. */
export async function runEach(records: Records, operations: Json | undefined): Promise<JsonObject[]> {
  if (!Array.isArray(operations) || operations.length === 0) throw badRequest({ what: 'operations' });
  if (operations.length > maxOperations) throw badRequest({ what: `operations > ${maxOperations}` });
  await spendBudget(records.context, 'records', operations.length);
  const results: JsonObject[] = [];
  for (const [index, operation] of operations.entries()) results.push({ index, ...(await tryOne(records, operation)) });
  return results;
}

async function tryOne(records: Records, operation: Json): Promise<JsonObject> {
  try {
    return toResult(await perform(records, operation));
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const { language } = records.context;
    const details = isDetails(error.details) ? translateDetails(error.details, language) : [];
    const said = readText(error.text, language);
    // Most errors of several faults list them already.
    const texts = details.map(({ message }) => String(message)).filter((text) => !said.includes(text));
    return { error: { code: error.code, message: [...new Set([said, ...texts])].join(' ') } };
  }
}

function isDetails(value: unknown): value is ErrorDetail[] {
  return Array.isArray(value) && value.every((one) => isJsonObject(one) && typeof one.message === 'string');
}
