import type { Json, JsonObject } from 'sala/schemas';
import { readValue } from './readValue.ts';

/** What a record is called, and what tells it from others of the same name. */
export interface NamedRecord {
  id: string;
  title: string;
  note?: string;
}

/** The first of these fields that has a value names the record, the others are its note; undefined where none has one. */
export function nameRecord(record: JsonObject, display: readonly string[]): NamedRecord | undefined {
  const texts = display
    .map((field) => readValue(record, field))
    .filter(isShown)
    .map(String);
  const [title, ...notes] = [...new Set(texts)];
  if (title === undefined) return undefined;
  return { id: String(record.id), title, note: notes.length > 0 ? notes.join(' · ') : undefined };
}

function isShown(value: Json): boolean {
  return value !== null && value !== '' && typeof value !== 'object';
}

/** What a scanner or somebody in a hurry means: the only record found, or the only one that holds exactly what was typed. */
export function findTypedRecord(found: readonly JsonObject[], typed: string): JsonObject | undefined {
  if (found.length === 1) return found[0];
  const exact = found.filter((record) =>
    Object.values(record).some((value) => typeof value === 'string' && value.toLowerCase() === typed.toLowerCase()),
  );
  return exact.length === 1 ? exact[0] : undefined;
}
