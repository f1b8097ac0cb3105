import { type DataRecord, systemFieldNames } from '../../schemas/collection/collection.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { StoredRecord } from './recordPlan.ts';

const system = new Set<string>(systemFieldNames);

/**
 * The record as it may leave the server: without secret fields, and only with fields that its reader may see. System
 * fields (id, state, version, who and when) are always included.
 */
export function presentRecord(
  collection: Collection,
  record: JsonObject,
  decision: { readable?: readonly string[] } = {},
): JsonObject {
  const { readable } = decision;
  if (collection.secrets.length === 0 && readable === undefined) return record;
  const secrets = new Set(collection.secrets);
  const open = readable && new Set(readable);
  const entries = Object.entries(record).filter(
    ([field]) => system.has(field) || (!secrets.has(field) && (open === undefined || open.has(field))),
  );
  return Object.fromEntries(entries);
}

/** A stored record as a flat object: its own fields beside the system fields. */
export function flattenRecord(stored: StoredRecord): DataRecord {
  const { data, id, state, version, created_at, created_by, updated_at, updated_by } = stored;
  return { ...data, id, state, version, created_at, created_by, updated_at, updated_by };
}
