import { nameRecord } from 'sala/engine';
import type { SourceContext } from 'sala/server';
import type { GridColumn } from '../shared/columns.ts';
import type { ListFilter } from '../shared/filter/clause.ts';
import type { ListAnswer } from '../shared/list/listAnswer.ts';

/** Titles of the records that a filter names, of those that the reader may see. */
export async function nameFiltered(
  { records, language }: SourceContext,
  { groups }: ListFilter,
  columns: readonly GridColumn[],
): Promise<Pick<ListAnswer, 'names'>> {
  const clauses = groups.flatMap((group) => group.clauses);
  const wanted = columns.flatMap(({ field, reference, display }) => {
    const ids = clauses.filter((clause) => clause.field === field).flatMap(({ values }) => values);
    return reference && display && ids.length > 0 ? [{ reference, display, ids }] : [];
  });
  if (wanted.length === 0) return {};
  const found = await Promise.all(
    wanted.map(async ({ reference, display, ids }) => {
      const { data } = await records.find(reference, { filter: { id: { $in: ids } }, limit: ids.length });
      return data.map((record): [string, string] => {
        const { id, title } = nameRecord(record, display, language);
        return [id, title];
      });
    }),
  );
  return { names: Object.fromEntries(found.flat()) };
}
