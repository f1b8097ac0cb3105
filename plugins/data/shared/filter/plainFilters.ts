import { findType } from 'sala/engine';
import type { GridColumn } from '../columns.ts';
import type { Clause, ListFilter } from './clause.ts';
import { splitRange } from './splitRange.ts';

/** The filters of the form without scripts (`f-total-from=100`) as clauses. */
export function readPlainFilters(
  plain: Readonly<Record<string, string>>,
  columns: readonly GridColumn[],
): ListFilter['groups'] {
  return Object.entries(plain).flatMap(([field, text]) => {
    const column = columns.find((one) => one.field === field);
    const clause = column && readPlain(column, text);
    return clause ? [{ join: 'and' as const, clauses: [clause] }] : [];
  });
}

function readPlain({ field, kind, type }: GridColumn, text: string): Clause {
  const { from, to } = splitRange(text);
  const typed = findType(type)?.type.filter;
  if (typed ? typed.kind === 'range' : kind === 'number' || kind === 'money' || kind === 'date' || kind === 'datetime')
    return { field, operator: 'between', values: [from, to] };
  if (typed) return { field, operator: 'contains', values: [text] };
  if (kind === 'status' || kind === 'choice') return { field, operator: 'in', values: text.split(',') };
  if (kind === 'boolean') return { field, operator: text === 'true' ? 'yes' : 'no', values: [] };
  if (kind === 'reference') return { field, operator: 'in', values: [text] };
  return { field, operator: 'contains', values: [text] };
}
