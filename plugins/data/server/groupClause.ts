import { noKey, otherKey, type Period } from '../shared/chart.ts';
import type { Clause } from '../shared/filter/clause.ts';
import { addDays } from '../shared/timeZone.ts';
import type { FieldView } from './collection/collectionView.ts';

/** The clause that finds the records of one group of a chart; undefined where none says it. */
export function groupClause({ name, kind }: FieldView, period: Period, key: string): Clause | undefined {
  if (key === otherKey || key.startsWith('$')) return undefined;
  if (key === noKey) return { field: name, operator: kind === 'boolean' ? 'no' : 'empty', values: [] };
  if (period !== 'none') return { field: name, operator: 'between', values: [key, lastDay(key, period)] };
  switch (kind) {
    case 'boolean':
      return { field: name, operator: key === 'true' ? 'yes' : 'no', values: [] };
    case 'number':
    case 'money':
      return { field: name, operator: 'eq', values: [key] };
    case 'date':
      return { field: name, operator: 'on', values: [key] };
    case 'datetime':
    case 'person':
      return undefined;
    default:
      return { field: name, operator: 'in', values: [key] };
  }
}

/** The last day of the period that begins with one. */
function lastDay(first: string, period: Exclude<Period, 'none'>): string {
  if (period === 'day') return first;
  if (period === 'week') return addDays(first, 6);
  const year = Number(first.slice(0, 4));
  const next = period === 'year' ? `${year + 1}-01-01` : monthAfter(first);
  return addDays(next, -1);
}

function monthAfter(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}
