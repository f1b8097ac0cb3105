import { type GridColumn, noGroup, type Tone } from '../columns.ts';
import type { Clause } from '../filter/clause.ts';
import { addDays } from '../timeZone.ts';

/** The records of a list that have one value in common: how many, and what their amounts come to. */
export interface ListGroup {
  key: string;
  /** Empty for months, for no value and for yes or no: said by whoever draws them. */
  title: string;
  tone?: Tone;
  count: number;
  sums: Record<string, number>;
  /** Its rows are not shown. */
  folded: boolean;
  /** How many of its rows are shown. */
  shown: number;
}

/** A list in groups: the rows of each stand together, marked by `_group`. */
export interface GroupedList {
  field: string;
  kind: GridColumn['kind'];
  groups: ListGroup[];
  /** There are further groups, with so many records. */
  rest: number;
}

/** Of a row: the key of its group. */
export const rowGroup = '_group';

/** So many groups are listed, and of so many the rows are shown. */
export const mostGroups = 60;
export const mostOpen = 8;

const longest = 4000;

/** `fold=draft~sent`: the groups without rows; undefined where nobody said. */
export function readFold(text: string | undefined): string[] | undefined {
  if (text === undefined || text.length > longest) return undefined;
  return text.split('~').filter(Boolean).map(unescapeKey).slice(0, mostGroups);
}

/** Something even where no group is folded, as that is not the same as saying nothing. */
export function writeFold(keys: readonly string[]): string {
  return keys.length === 0 ? '~' : keys.map((key) => encodeURIComponent(key).replaceAll('~', '%7E')).join('~');
}

function unescapeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** The address of the groups with one of them folded, or no longer. */
export function toggleFold({ groups }: GroupedList, key: string): string {
  const isFolded = (group: ListGroup) => (group.key === key ? !group.folded : group.folded);
  return writeFold(groups.filter(isFolded).map((group) => group.key));
}

/** The sentence that narrows a list to one group. */
export function groupClause({ field, kind }: GroupedList, key: string): Clause {
  if (kind === 'boolean') return { field, operator: key === 'true' ? 'yes' : 'no', values: [] };
  if (key === noGroup) return { field, operator: 'empty', values: [] };
  if (kind === 'date' || kind === 'datetime')
    return { field, operator: 'between', values: [key, addDays(nextMonth(key), -1)] };
  return { field, operator: 'in', values: [key] };
}

/** The first day of the month after one that begins on a day. */
export function nextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}
