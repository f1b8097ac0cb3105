import { useState } from 'react';
import type { GridColumn } from '../../../shared/columns.ts';
import { type Clause, type Join, type ListFilter, listOperators } from '../../../shared/filter/clause.ts';

export interface DraftClause extends Clause {
  key: string;
}

export interface DraftGroup {
  key: string;
  join: Join;
  /** Shown as a group even with one clause. */
  isGroup: boolean;
  clauses: DraftClause[];
}

export interface FilterDraft {
  join: Join;
  groups: DraftGroup[];
  setJoin: (join: Join) => void;
  setGroupJoin: (group: string, join: Join) => void;
  /** Adds a clause: to a group, or beside the groups. */
  add: (group?: string) => void;
  addGroup: () => void;
  change: (clause: string, part: Partial<Clause>) => void;
  remove: (clause: string) => void;
}

/** A filter while it is written: the sentences, without the values that stand in their fields. */
export function useFilterDraft(filter: ListFilter, columns: readonly GridColumn[]): FilterDraft {
  const [draft, setDraft] = useState(() => startDraft(filter, columns));
  const setGroups = (change: (groups: DraftGroup[]) => DraftGroup[]) =>
    setDraft((now) => ({ ...now, groups: change(now.groups) }));
  return {
    ...draft,
    setJoin: (join) => setDraft((now) => ({ ...now, join })),
    setGroupJoin: (key, join) => setGroups((groups) => groups.map((one) => (one.key === key ? { ...one, join } : one))),
    add: (key) =>
      setGroups((groups) =>
        key === undefined
          ? [...groups, startGroup([startClause(columns)], false)]
          : groups.map((one) => (one.key === key ? { ...one, clauses: [...one.clauses, startClause(columns)] } : one)),
      ),
    addGroup: () =>
      setGroups((groups) => [...groups, startGroup([startClause(columns), startClause(columns)], true, 'or')]),
    change: (key, part) => setGroups((groups) => groups.map((group) => changeClause(group, key, part, columns))),
    remove: (key) =>
      setGroups((groups) =>
        groups
          .map((group) => ({ ...group, clauses: group.clauses.filter((one) => one.key !== key) }))
          .filter(({ clauses }) => clauses.length > 0),
      ),
  };
}

let last = 0;
function nextKey(): string {
  last += 1;
  return `c${last}`;
}

function startDraft({ join, groups }: ListFilter, columns: readonly GridColumn[]) {
  const kept = groups
    .map((group) => ({
      ...group,
      clauses: group.clauses.filter(({ field }) => columns.some((column) => column.field === field)),
    }))
    .filter(({ clauses }) => clauses.length > 0)
    .map((group) =>
      startGroup(
        group.clauses.map((clause) => startFrom(clause, columns)),
        group.clauses.length > 1,
        group.join,
      ),
    );
  return { join, groups: kept.length > 0 ? kept : [startGroup([startClause(columns)], false)] };
}

/** A clause of the address; one whose field has no such operator begins with the usual one. */
function startFrom(clause: Clause, columns: readonly GridColumn[]): DraftClause {
  const column = columns.find(({ field }) => field === clause.field);
  const isKnown = column && listOperators(column).includes(clause.operator);
  return { ...clause, ...(!isKnown && { operator: firstOperator(column), values: [] }), key: nextKey() };
}

function startGroup(clauses: DraftClause[], isGroup: boolean, join: Join = 'and'): DraftGroup {
  return { key: nextKey(), join, isGroup, clauses };
}

/** States are asked for most. */
function startClause(columns: readonly GridColumn[]): DraftClause {
  const column = columns.find(({ kind }) => kind === 'status') ?? columns[0];
  return { key: nextKey(), field: column?.field ?? '', operator: firstOperator(column), values: [] };
}

function firstOperator(column: GridColumn | undefined): Clause['operator'] {
  return (column && listOperators(column)[0]) ?? 'contains';
}

/** Another field begins anew; another operator keeps the values. */
function changeClause(
  group: DraftGroup,
  key: string,
  part: Partial<Clause>,
  columns: readonly GridColumn[],
): DraftGroup {
  return {
    ...group,
    clauses: group.clauses.map((one) => {
      if (one.key !== key) return one;
      if (part.field === undefined || part.field === one.field) return { ...one, ...part };
      const column = columns.find(({ field }) => field === part.field);
      return { key: nextKey(), field: part.field, operator: firstOperator(column), values: [] };
    }),
  };
}
