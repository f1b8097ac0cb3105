import type { JsonObject } from 'sala/schemas';
import { readValue } from '../readValue.ts';
import { type ListAnswer, rowNames } from './listAnswer.ts';

/** What a row is called: as its first column says. */
export function nameOf({ columns }: ListAnswer, row: JsonObject): string {
  if (typeof row._name === 'string') return row._name;
  const field = columns[0]?.field ?? 'id';
  const named = readValue(row, `${rowNames}.${field}`) ?? readValue(row, field);
  return named === null || typeof named === 'object' ? String(row.id) : String(named);
}
