import type { Choice } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';

/** By the first of the fields that its collection shows it by, or that most records are called by; the others tell it from its like. */
export function nameRecord(record: JsonObject, display: readonly string[] = ['number', 'name', 'title']): Choice {
  const said = display.flatMap((field) => (typeof record[field] === 'string' && record[field] ? [record[field]] : []));
  const [title = String(record.id), ...others] = new Set(said);
  return { id: String(record.id), title, ...(others.length > 0 && { note: others.join(' · ') }) };
}
