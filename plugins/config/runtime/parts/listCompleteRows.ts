import { type FilterRow, takesValue } from 'sala/engine';

/** The lines that say something: with a field, and a value where one is compared with. */
export function listCompleteRows(rows: readonly FilterRow[]): FilterRow[] {
  return rows.filter(({ field, operator, value }) => field !== '' && (!takesValue(operator) || String(value) !== ''));
}
