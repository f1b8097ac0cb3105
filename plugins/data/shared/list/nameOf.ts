import { recordTitle } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject, type Language } from 'sala/schemas';
import { readValue } from '../readValue.ts';
import { type ListAnswer, rowNames } from './listAnswer.ts';

/** What a row is called: as its first column says. */
export function nameOf({ columns }: ListAnswer, row: JsonObject): string {
  if (typeof row._name === 'string') return row._name;
  const field = columns[0]?.field ?? 'id';
  const named = readValue(row, `${rowNames}.${field}`) ?? readValue(row, field);
  return named === null || typeof named === 'object' ? String(row.id) : String(named);
}

/** What the records are called that a reference leads to; undefined where it leads to none. */
export function titleReferred(referred: Json, display: readonly string[], language: Language): string | undefined {
  const found = (Array.isArray(referred) ? referred : [referred]).filter(isJsonObject);
  const titles = found.map((one) => recordTitle(display, one, language) ?? String(one.id ?? ''));
  return titles.length > 0 ? titles.join(', ') : undefined;
}
