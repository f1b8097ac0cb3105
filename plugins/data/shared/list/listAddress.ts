import type { WidgetAddress } from 'sala/schemas';
import type { SortKey } from '../columns.ts';
import type { ListFilter } from '../filter/clause.ts';
import { readFilterAddress } from '../filter/filterAddress.ts';
import { type Range, splitRange } from '../filter/splitRange.ts';
import { readFold } from './listGroups.ts';
import { trashList } from './listViews.ts';

export const pageSizes = [10, 20, 50] as const;

/** List parameters of the page's address. */
export interface ListAsk {
  page: number;
  /** The page as the rows next to a record, which costs the same anywhere in a list. */
  beside?: { id: string; side: 'after' | 'before' };
  limit: number;
  /** Fields that are shown, in their order; empty: those of the table. */
  columns: string[];
  /** Empty: the default order. */
  sort: SortKey[];
  search: string;
  /** The filter that was built of sentences. */
  where: ListFilter;
  /** Column filters of the form without scripts: `100..500`, `a,b`, `true` or part of a text. */
  filters: Record<string, string>;
  /** The field by which rows are grouped; empty: none. */
  group: string;
  /** Keys of groups whose rows are not shown; undefined where nobody said. */
  fold: string[] | undefined;
  /** The deleted records instead of the others. */
  trash: boolean;
}

const maxPage = 100_000;
const maxSort = 4;
const maxFilters = 20;
const maxText = 200;
const maxColumns = 60;
const columnName = /^[A-Za-z][A-Za-z0-9_.]{0,99}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

/** Parses untrusted parameters: invalid ones are ignored. */
export function readListAddress(address: WidgetAddress, defaultLimit: number): ListAsk {
  const limit = pageSizes.find((size) => String(size) === address.size) ?? defaultLimit;
  return {
    page: /^\d{1,6}$/.test(address.page ?? '') ? Math.min(Math.max(Number(address.page), 1), maxPage) : 1,
    ...readBeside(address.beside),
    limit,
    sort: readSort(address.sort),
    search: (address.q ?? '').trim().slice(0, maxText),
    columns: readColumnNames(address.cols),
    where: readFilterAddress(address.where),
    filters: readFilters(address),
    group: fieldName.test(address.group ?? '') ? (address.group ?? '') : '',
    fold: readFold(address.fold),
    trash: address.view === trashList,
  };
}

const besidePattern = /^(after|before)\.([\w-]{1,64})$/;

/** `after.<id>` or `before.<id>`. */
function readBeside(text = ''): Pick<ListAsk, 'beside'> {
  const [, side, id] = besidePattern.exec(text) ?? [];
  return id && (side === 'after' || side === 'before') ? { beside: { id, side } } : {};
}

/** `-total,name`: a minus sorts descending. */
export function readSort(text = ''): SortKey[] {
  const keys = new Map<string, SortKey>();
  for (const part of text.split(',')) {
    const field = part.replace(/^-/, '');
    if (fieldName.test(field) && !keys.has(field)) keys.set(field, { field, descending: part.startsWith('-') });
  }
  return [...keys.values()].slice(0, maxSort);
}

function readColumnNames(text = ''): string[] {
  const names = text.split(',').filter((name) => columnName.test(name));
  return [...new Set(names)].slice(0, maxColumns);
}

export function writeSort(sort: readonly SortKey[]): string {
  return sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');
}

/** Toggles a column between ascending and descending. With `add` it becomes the last of several sort keys. */
export function toggleSort(sort: readonly SortKey[], field: string, add = false): SortKey[] {
  const known = sort.find((key) => key.field === field);
  const next = { field, descending: known ? !known.descending : false };
  if (!add) return [next];
  return known ? sort.map((key) => (key === known ? next : key)) : [...sort, next].slice(-maxSort);
}

/** Parameter name of a column filter; `end` selects one end of a range for plain forms. */
export function filterParameter(field: string, end?: 'from' | 'to'): string {
  return `f-${field}${end ? `-${end}` : ''}`;
}

const parameter = /^f-([A-Za-z][A-Za-z0-9_]{0,59})(?:-(from|to))?$/;

function readFilters(address: WidgetAddress): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(address)) {
    const [, field, end] = parameter.exec(name) ?? [];
    const text = value.trim().slice(0, maxText);
    if (field === undefined || text === '' || found.size >= maxFilters) continue;
    const range = splitRange(found.get(field) ?? '..');
    found.set(field, end ? joinRange({ ...range, [end]: text }) : text);
  }
  return Object.fromEntries(found);
}

function joinRange({ from, to }: Range): string {
  return `${from}..${to}`;
}
