import type { JsonObject } from 'sala/schemas';

/** By the fields that its collection shows it by, else by those that most records are called by. */
export function nameRecord(record: JsonObject, display: readonly string[] = ['number', 'name', 'title']): string {
  const said = display.flatMap((field) => (typeof record[field] === 'string' ? [record[field]] : []));
  return said.join(' · ') || String(record.id);
}
