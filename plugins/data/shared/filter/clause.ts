import { findType } from 'sala/engine';
import type { GridColumn } from '../columns.ts';
import { readPeriod } from './periods.ts';

export const operators = [
  'contains',
  'excludes',
  'begins',
  'is',
  'isnt',
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'on',
  'before',
  'after',
  'within',
  'in',
  'nin',
  'yes',
  'no',
  'me',
  'notme',
  'empty',
  'filled',
] as const;

/** How a field of a filter is compared. */
export type Operator = (typeof operators)[number];

/** One sentence of a filter: a field, an operator, and what it is compared with. */
export interface Clause {
  field: string;
  operator: Operator;
  values: string[];
}

export type Join = 'and' | 'or';

/** Clauses that belong together; one alone stands for itself. */
export interface ClauseGroup {
  join: Join;
  clauses: Clause[];
}

/** What a list is narrowed to: groups of one level. */
export interface ListFilter {
  join: Join;
  groups: ClauseGroup[];
}

export const noFilter: ListFilter = { join: 'and', groups: [] };

const empties: Operator[] = ['empty', 'filled'];
const members: Operator[] = ['in', 'nin'];
const byKind: Record<GridColumn['kind'], Operator[]> = {
  text: ['contains', 'excludes', 'begins', 'is', 'isnt', 'in', 'nin', ...empties],
  link: ['contains', 'excludes', 'begins', 'is', 'isnt', 'in', 'nin', ...empties],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', ...empties],
  money: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', ...empties],
  date: ['on', 'before', 'after', 'between', 'within', ...empties],
  datetime: ['on', 'before', 'after', 'between', 'within', ...empties],
  status: ['in', 'nin'],
  choice: ['in', 'nin', ...empties],
  boolean: ['yes', 'no'],
  reference: ['in', 'nin', ...empties],
  person: ['me', 'notme', 'in', 'nin', ...empties],
  image: empties,
};

/** The operators that a column has, the usual one first. */
export function listOperators(column: Pick<GridColumn, 'kind' | 'type' | 'many' | 'reference'>): Operator[] {
  const typed = findType(column.type);
  if (typed) {
    if (!typed.type.filter) return empties;
    if (typed.type.filter.kind === 'range') return ['between', 'gte', 'lte', ...empties];
    return ['contains', 'excludes', ...(column.many ? members : []), ...empties];
  }
  // People are found by their names by those who may see them.
  if (column.kind === 'person' && !column.reference) return ['me', 'notme', ...empties];
  return byKind[column.kind];
}

const withoutValue: ReadonlySet<Operator> = new Set(['yes', 'no', 'me', 'notme', 'empty', 'filled']);
const withMany: ReadonlySet<Operator> = new Set(['in', 'nin']);

export function takesNoValue(operator: Operator): boolean {
  return withoutValue.has(operator);
}

/** Whether a clause says something: what is half written does not narrow a list. */
export function isComplete(clause: Clause): boolean {
  const { operator } = clause;
  if (withoutValue.has(operator)) return true;
  const values = trimValues(clause);
  if (operator === 'within') return readPeriod(values[0] ?? '') !== undefined;
  return values.some((value) => value !== '');
}

/** The values as they count: as many as the operator takes. */
export function trimValues({ operator, values }: Clause): string[] {
  if (withoutValue.has(operator)) return [];
  if (withMany.has(operator)) return [...new Set(values.filter((value) => value !== ''))];
  return values.slice(0, operator === 'between' ? 2 : 1);
}

/** Without clauses that say nothing, and without groups that are left empty. */
export function tidyFilter({ join, groups }: ListFilter): ListFilter {
  const kept = groups
    .map((group) => {
      const clauses = group.clauses.filter(isComplete).map((clause) => ({ ...clause, values: trimValues(clause) }));
      return { join: clauses.length > 1 ? group.join : ('and' as const), clauses };
    })
    .filter(({ clauses }) => clauses.length > 0);
  return { join: kept.length > 1 ? join : 'and', groups: kept };
}
