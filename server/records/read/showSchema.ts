import type { CollectionSchema } from '../../../schemas/index.ts';
import { designerRoles } from '../../sites/guards.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { type Allowed, decide, type RecordsContext } from '../context/recordsContext.ts';

/**
 * The schema of a collection for its reader: readable and writable fields, the rules about writing only for those who
 * may write, and never the access rules of others.
 */
export function showSchema(context: RecordsContext, stored: StoredCollection, reading: Allowed): CollectionSchema {
  const { schema, secrets } = stored.collection;
  if (designerRoles.includes(context.actor.role)) return schema;
  const writing = (['create', 'update'] as const).map((action) => decide(context, stored, action));
  const mayWrite = writing.some(({ allowed }) => allowed);
  const hidden = new Set(secrets);
  const isShown = (field: string) =>
    (isNamed(reading.readable, field) && !hidden.has(field)) ||
    writing.some((decision) => decision.allowed && isNamed(decision.writable, field));
  const { 'x-access': _, 'x-check': __, 'x-guard': ___, ...open } = schema;
  const shown: CollectionSchema = {
    ...open,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([field]) => isShown(field))),
    required: schema.required?.filter(isShown),
    'x-display': schema['x-display']?.filter(isShown),
  };
  if (mayWrite) return shown;
  const {
    'x-required-in': _in,
    'x-required-when': _when,
    'x-warnings': _warnings,
    'x-lock': _lock,
    ...readOnly
  } = shown;
  return readOnly;
}

function isNamed(fields: readonly string[] | undefined, field: string): boolean {
  return fields?.includes(field) ?? true;
}
