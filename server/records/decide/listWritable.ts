import { findLock } from '../../../engine/record/lock/findLock.ts';
import type { DataRecord, JsonObject } from '../../../schemas/index.ts';
import { decide, findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { meetsCondition, writableOf } from './mayRead.ts';

/**
 * The fields that the caller may fill in: of this record, or of a new one. For showing forms only; a write is decided
 * again.
 */
export function listWritable(context: RecordsContext, name: string, record?: JsonObject): string[] {
  const stored = findCollection(context, name);
  const decision = decide(context, stored, record ? 'update' : 'create');
  if (!decision.allowed) return [];
  const { collection } = stored;
  const open = [...collection.fields.values()]
    .filter((field) => !field.secret && !field.readonly && !field.computed)
    .map((field) => field.name);
  if (!record) return open.filter((field) => decision.writable?.includes(field) ?? true);
  const { id, state, version, created_at, created_by, updated_at, updated_by, ...data } = record as DataRecord; // a whole record
  const row = { id, state, version, created_at, created_by, updated_at, updated_by, data };
  if (!meetsCondition(context, decision, row)) return [];
  const locked = findLock(collection, state).fields;
  const writable = writableOf(context, decision, row);
  return open.filter((field) => !locked.has(field) && (writable?.includes(field) ?? true));
}
