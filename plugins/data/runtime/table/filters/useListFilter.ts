import { useMemo } from 'react';
import type { ChangeAddress } from 'sala/runtime';
import type { GridColumn, SortKey } from '../../../shared/columns.ts';
import type { ListFilter } from '../../../shared/filter/clause.ts';
import { listUnread, writeFilterAddress } from '../../../shared/filter/filterAddress.ts';
import { readPlainFilters } from '../../../shared/filter/plainFilters.ts';
import { type ListAsk, writeSort } from '../../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { type ListView, nothing } from '../../../shared/list/listViews.ts';

export interface UsedFilter {
  filter: ListFilter;
  /** Parts of the address that are no clause. */
  unread: string[];
  /** What may be filtered and sorted by. */
  columns: readonly GridColumn[];
  apply: (filter: ListFilter, sort?: readonly SortKey[]) => void;
}

/** The filter of a list as it stands in the address, and how to change it there. */
export function useListFilter(
  { ask, where }: { ask: ListAsk; where: string | undefined },
  answer: ListAnswer | undefined,
  change: ChangeAddress,
  current: ListView | undefined,
): UsedFilter {
  const columns = answer?.fields ?? answer?.columns;
  return useMemo(() => {
    const known = columns ?? [];
    const plain = readPlainFilters(ask.filters, known);
    const filter = plain.length > 0 ? { join: 'and' as const, groups: [...ask.where.groups, ...plain] } : ask.where;
    return {
      filter,
      unread: where === nothing ? [] : listUnread(where),
      columns: known,
      apply: (next, sort) =>
        change({
          ...clearPlain(ask),
          where: writeFilterAddress(next) || emptied('where', current),
          page: undefined,
          ...(sort && { sort: writeSort(sort) || emptied('sort', current) }),
        }),
    };
  }, [ask, where, columns, change, current]);
}

function clearPlain({ filters }: ListAsk): Record<string, undefined> {
  const names = Object.keys(filters).flatMap((field) => [`f-${field}`, `f-${field}-from`, `f-${field}-to`]);
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** Address changes that show all rows again. */
export function clearedFilters(ask: ListAsk, current: ListView | undefined): Record<string, string | undefined> {
  return { ...clearPlain(ask), q: undefined, where: emptied('where', current), page: undefined };
}

/** Nothing: said in words where the view says something. */
function emptied(name: 'where' | 'sort', current: ListView | undefined): string | undefined {
  return current?.settings[name] ? nothing : undefined;
}

export function isNarrowed({ search, where, filters }: ListAsk): boolean {
  return search !== '' || where.groups.length > 0 || Object.keys(filters).length > 0;
}
