import type { JsonObject } from 'sala/schemas';

/** What a record is called once one field of it is saved: another name where that field is its name. */
export function nameAfter(
  name: string,
  { field, before, after }: { field: string; before: JsonObject; after: JsonObject },
) {
  const next = after[field];
  return before[field] === name && typeof next === 'string' && next !== '' ? next : name;
}
