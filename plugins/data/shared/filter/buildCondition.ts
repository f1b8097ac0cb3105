import { findType, isDay } from 'sala/engine';
import type { Condition, Json, JsonObject } from 'sala/schemas';
import type { GridColumn } from '../columns.ts';
import { addDays, dayIn, startOfDay } from '../timeZone.ts';
import { type Clause, type ClauseGroup, type Join, type ListFilter, listOperators } from './clause.ts';
import { readPeriod, spanOf } from './periods.ts';

/** Where and when a filter is read: days are those of the site. */
export interface FilterPlace {
  /** `+07:00` */
  offset: string;
  now: Date;
}

/** The condition of a filter. Clauses about other columns, and operators that a column does not have, are left out. */
export function buildCondition(
  filter: ListFilter,
  columns: readonly GridColumn[],
  place: FilterPlace,
): Condition | undefined {
  const groups = filter.groups.map((group) => buildGroup(group, columns, place));
  return combine(filter.join, groups);
}

function buildGroup({ join, clauses }: ClauseGroup, columns: readonly GridColumn[], place: FilterPlace) {
  const parts = clauses.map((clause) => {
    const column = columns.find(({ field, filterable }) => filterable && field === clause.field);
    return column && buildClause(column, clause, place);
  });
  return combine(join, parts);
}

function combine(join: Join, all: (Condition | undefined)[]): Condition | undefined {
  const parts = all.filter((part) => part !== undefined);
  if (parts.length < 2) return parts[0];
  return join === 'or' ? { $or: parts } : { $and: parts };
}

/** The condition of one clause; undefined where it says nothing about the column. */
export function buildClause(column: GridColumn, clause: Clause, place: FilterPlace): Condition | undefined {
  const { operator, values } = clause;
  const { field, kind } = column;
  if (!listOperators(column).includes(operator)) return undefined;
  if (operator === 'empty') return isEmpty(column);
  if (operator === 'filled') return { $nor: [isEmpty(column)] };
  if (findType(column.type)) return buildTyped(column, clause);
  const [first = ''] = values;
  switch (kind) {
    case 'number':
    case 'money':
      return buildNumber(field, clause);
    case 'date':
      return buildDays(field, clause, place, (day) => day);
    case 'datetime':
      return buildDays(field, clause, place, (day) => startOfDay(day, place.offset));
    case 'status':
    case 'choice':
    case 'reference':
      return buildMembers(column, clause);
    case 'boolean':
      return operator === 'yes' ? { [field]: true } : { [field]: { $ne: true } };
    case 'person':
      if (operator === 'in' || operator === 'nin') return buildMembers(column, clause);
      return { [field]: operator === 'me' ? '$user.id' : { $ne: '$user.id' } };
    case 'image':
      return undefined;
    default:
      if (operator === 'in' || operator === 'nin') return buildMembers(column, clause);
      return first === '' ? undefined : buildText(field, operator, first);
  }
}

/** A field type says what its values are compared by; of several questions one, or none, holds. */
function buildTyped({ field, type }: GridColumn, clause: Clause): Condition | undefined {
  const used = findType(type);
  const ask = (one: Clause) => used?.type.filter?.where(field, toQuestion(one), used.settings);
  const { operator, values } = clause;
  if (operator !== 'excludes' && operator !== 'in' && operator !== 'nin') return ask(clause);
  const each = values.flatMap((value) => ask({ ...clause, values: [value] }) ?? []);
  if (each.length === 0) return undefined;
  return operator === 'in' ? { $or: each } : { $nor: each };
}

/** What a field type is asked: a text, or the ends of a range. */
function toQuestion({ operator, values: [first = '', second = ''] }: Clause) {
  if (operator === 'gte') return { text: `${first}..`, from: first, to: '' };
  if (operator === 'lte') return { text: `..${first}`, from: '', to: first };
  if (operator === 'between') return { text: `${first}..${second}`, from: first, to: second };
  return { text: first, from: first, to: first };
}

function isEmpty({ field, many }: GridColumn): Condition {
  return many ? { $or: [{ [field]: null }, { [field]: { $size: 0 } }] } : { [field]: { $in: [null, ''] } };
}

function buildText(field: string, operator: Clause['operator'], text: string): Condition {
  // A variable of the condition language is no text that somebody means.
  if (operator === 'is') return { [field]: { $regex: `^${escapePattern(text)}$`, $options: 'i' } };
  if (operator === 'isnt') return { $nor: [{ [field]: { $regex: `^${escapePattern(text)}$`, $options: 'i' } }] };
  const test = { [field]: { $regex: `${operator === 'begins' ? '^' : ''}${escapePattern(text)}`, $options: 'i' } };
  return operator === 'excludes' ? { $nor: [test] } : test;
}

const numberTests = { eq: '$eq', ne: '$ne', gt: '$gt', gte: '$gte', lt: '$lt', lte: '$lte' } as const;

function buildNumber(field: string, { operator, values: [first = '', second = ''] }: Clause): Condition | undefined {
  if (operator === 'between')
    return test(field, {
      ...(isNumber(first) ? { $gte: Number(first) } : {}),
      ...(isNumber(second) ? { $lte: Number(second) } : {}),
    });
  if (!isNumber(first) || !(operator in numberTests)) return undefined;
  return { [field]: { [numberTests[operator as keyof typeof numberTests]]: Number(first) } }; // `in` tells that it is one
}

/** The last day is included: the condition is less than the day after it. */
function buildDays(
  field: string,
  { operator, values: [first = '', second = ''] }: Clause,
  { offset, now }: FilterPlace,
  write: (day: string) => string,
): Condition | undefined {
  const range = ({ from, until }: { from?: string; until?: string }) =>
    test(field, { ...(from ? { $gte: write(from) } : {}), ...(until ? { $lt: write(until) } : {}) });
  if (operator === 'within') {
    const period = readPeriod(first);
    return period && range(spanOf(period, dayIn(now, offset)));
  }
  if (operator === 'between')
    return range({ from: isDay(first) ? first : undefined, until: isDay(second) ? addDays(second, 1) : undefined });
  if (!isDay(first)) return undefined;
  if (operator === 'on') return range({ from: first, until: addDays(first, 1) });
  return range(operator === 'before' ? { until: first } : { from: addDays(first, 1) });
}

function buildMembers(column: GridColumn, { operator, values }: Clause): Condition | undefined {
  const { field } = column;
  const wanted = values.filter((value) => isMember(column, value));
  if (wanted.length === 0) return undefined;
  return { [field]: { [operator === 'in' ? '$in' : '$nin']: wanted } };
}

/** A choice that the field has; of records and texts any. */
export function isMember({ kind, choices = [] }: GridColumn, value: string): boolean {
  if (kind === 'status' || kind === 'choice') return choices.some((one) => one.value === value);
  return !value.startsWith('$'); // no variable of the condition language
}

function test(field: string, range: { [operator: string]: Json }): JsonObject | undefined {
  return Object.keys(range).length > 0 ? { [field]: range } : undefined;
}

function isNumber(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
