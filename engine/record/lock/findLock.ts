import type { RecordLocks } from '../../../schemas/collection/lock.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';

/** What a state closes, with its fields by name. */
export interface ClosedParts {
  fields: ReadonlySet<string>;
  deletion: boolean;
}

const open: ClosedParts = { fields: new Set(), deletion: false };
const found = new WeakMap<Collection, Map<string, ClosedParts>>();

/** What `x-lock` closes of a record in this state. */
export function findLock(collection: Collection, state: string | null): ClosedParts {
  if (state === null || collection.schema['x-lock'] === undefined) return open;
  const known = found.get(collection) ?? new Map<string, ClosedParts>();
  found.set(collection, known);
  const lock = known.get(state) ?? readLock(collection, state);
  known.set(state, lock);
  return lock;
}

function readLock({ schema, fields }: Collection, state: string): ClosedParts {
  const locks = schema['x-lock'] ?? {};
  const lock = readOwn(locks, state);
  if (lock === undefined) return open;
  if (lock === 'record') return { fields: new Set(fields.keys()), deletion: true };
  const lines = lock.lines ? [...fields.values()].filter(holdsLines).map(({ name }) => name) : [];
  return { fields: new Set([...(lock.fields ?? []), ...lines]), deletion: lock.deletion === true };
}

/** One step only: what another state closes is written there. */
function readOwn(locks: RecordLocks, state: string): RecordLocks[string] | undefined {
  const own = (name: string) => (Object.hasOwn(locks, name) ? locks[name] : undefined);
  const lock = own(state);
  return typeof lock === 'object' && lock.as !== undefined ? own(lock.as) : lock;
}

function holdsLines({ type, schema }: CollectionField): boolean {
  return type === 'array' && (schema.items?.type === 'object' || schema.items?.properties !== undefined);
}

/** The states whose records may not be deleted. */
export function listUndeletable(collection: Collection): string[] {
  return Object.keys(collection.schema['x-lock'] ?? {}).filter((state) => findLock(collection, state).deletion);
}
