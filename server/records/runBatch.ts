import { isJsonObject, type Json, type JsonObject, SalaError } from '../../schemas/index.ts';
import { badRequest } from '../platform/errors/httpErrors.ts';
import { batchFailed } from './context/records.errors.ts';
import { spendBudget } from './context/spendBudget.ts';
import type { Records, Written } from './openRecords.ts';
import { lockForBatch } from './write/lockForBatch.ts';

export const maxOperations = 500;

/** Runs the operations in order in one transaction: all of them, or none. */
export async function runBatch(records: Records, operations: Json | undefined): Promise<JsonObject[]> {
  if (!Array.isArray(operations) || operations.length === 0) throw badRequest({ what: 'operations' });
  if (operations.length > maxOperations) throw badRequest({ what: `operations > ${maxOperations}` });
  await spendBudget(records.context, 'records', operations.length);
  return records.transaction(async (inside) => {
    await lockForBatch(inside.context, operations);
    const results: JsonObject[] = [];
    for (const [index, operation] of operations.entries())
      results.push({ index, ...toResult(await runOperation(inside, operation, index)) });
    return results;
  });
}

async function runOperation(records: Records, operation: Json, index: number): Promise<Written> {
  try {
    return await perform(records, operation);
  } catch (error) {
    if (error instanceof SalaError)
      throw batchFailed(index, error, { index, code: error.code, details: error.details });
    throw error;
  }
}

export async function perform(records: Records, operation: Json): Promise<Written> {
  if (!isJsonObject(operation)) throw badRequest({ what: 'operation' });
  const { op, collection, id, data, version, event, note, by } = operation;
  if (typeof collection !== 'string') throw badRequest({ what: 'collection' });
  const options = { version: typeof version === 'number' ? version : undefined };
  const fields = isJsonObject(data) ? data : {};
  if (op === 'create') return records.create(collection, fields);
  if (op === 'upsert') {
    const names = Array.isArray(by) ? by.filter((name) => typeof name === 'string') : undefined;
    return records.upsert(collection, fields, { ...options, by: names });
  }
  if (typeof id !== 'string') throw badRequest({ what: 'id' });
  if (op === 'update') return records.update(collection, id, fields, options);
  if (op === 'delete') return records.remove(collection, id, options);
  if (op === 'restore') return records.restore(collection, id);
  if (op === 'undo' && options.version !== undefined) return records.undo(collection, id, options.version);
  if (op === 'transition' && typeof event === 'string')
    return records.transition(collection, id, event, {
      ...options,
      note: typeof note === 'string' ? note : undefined,
      ...(isJsonObject(data) && { data }),
    });
  throw badRequest({ what: 'op' });
}

export function toResult({ record, warnings, undo }: Written): JsonObject {
  return {
    data: record,
    ...(undo && { undo }),
    ...(warnings.length > 0 && { warnings: warnings.map((warning) => ({ ...warning })) }),
  };
}
