import { recordTitle } from 'sala/engine';
import type { Condition, Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { type GridColumn, noGroup } from '../shared/columns.ts';
import type { ListAsk } from '../shared/list/listAddress.ts';
import {
  type GroupedList,
  type ListGroup,
  mostGroups,
  mostOpen,
  nextMonth,
  rowGroup,
} from '../shared/list/listGroups.ts';
import { startOf } from '../shared/listPeriods.ts';
import { startOfDay, zoneOffset } from '../shared/timeZone.ts';
import type { CollectionView } from './collection/collectionView.ts';

export interface GroupedRows {
  grouped: GroupedList;
  data: JsonObject[];
  total: number;
  totals: Record<string, number>;
}

interface Narrowed {
  filter: Condition | undefined;
  sort: JsonObject | undefined;
  expand: string[];
}

/** The records of a list in groups, the first rows of each; undefined where they cannot be grouped so. */
export async function listGroups(
  context: SourceContext,
  view: CollectionView,
  ask: ListAsk,
  { known, columns, ...narrowed }: Narrowed & { known: readonly GridColumn[]; columns: readonly GridColumn[] },
): Promise<GroupedRows | undefined> {
  const column = known.find(({ field, groupable }) => groupable && field === ask.group);
  if (!column || ask.trash) return undefined;
  const sums = columns.filter(({ field, summable }) => summable && view.fields.has(field)).map(({ field }) => field);
  const all = await countGroups(context, view, column, sums, { ask, filter: narrowed.filter });
  const ordered = sortGroups(column, await nameGroups(context, column, all));
  const groups = fold(ordered.slice(0, mostGroups), ask.fold);
  const pages = await Promise.all(
    groups.map((group) => (group.folded ? [] : findRows(context, view, ask, { column, key: group.key, ...narrowed }))),
  );
  return {
    grouped: {
      field: column.field,
      kind: column.kind,
      groups: groups.map((group, index) => ({ ...group, shown: pages[index]?.length ?? 0 })),
      rest: countRecords(ordered.slice(mostGroups)),
    },
    data: pages.flat(),
    total: countRecords(ordered),
    totals: Object.fromEntries(sums.map((field) => [field, addUp(ordered.map((group) => group.sums[field] ?? 0))])),
  };
}

/** One query for the counts and sums of all groups, with the rights of the reader. */
async function countGroups(
  { records, site }: SourceContext,
  view: CollectionView,
  column: GridColumn,
  sums: readonly string[],
  { ask, filter }: { ask: ListAsk; filter: Condition | undefined },
): Promise<ListGroup[]> {
  const parts = [...(filter ? [filter] : []), ...(ask.search ? [{ $search: ask.search }] : [])];
  const rows = await records.aggregate(view.name, [
    ...parts.map((part) => ({ $match: part })),
    {
      $group: {
        _id: groupKey(column, zoneOffset(site.timeZone)),
        n: { $sum: 1 },
        ...Object.fromEntries(sums.map((field, index) => [`s${index}`, { $sum: `$${field}` }])),
      },
    },
  ]);
  const groups = new Map<string, ListGroup>();
  for (const row of rows) {
    const key = keyOf(column, row._id ?? null);
    const known = groups.get(key) ?? { key, title: '', count: 0, sums: {}, folded: false, shown: 0 };
    groups.set(key, {
      ...known,
      count: known.count + Number(row.n ?? 0),
      sums: Object.fromEntries(
        sums.map((field, index) => [field, (known.sums[field] ?? 0) + Number(row[`s${index}`] ?? 0)]),
      ),
    });
  }
  return [...groups.values()];
}

function groupKey({ field, kind }: GridColumn, offset: string): Json {
  if (!isDated(kind)) return `$${field}`;
  // Days are added up to months below: in the database the month of each record would cost many times more.
  if (kind === 'date') return `$${field}`;
  return {
    $dateToString: {
      date: { $dateTrunc: { date: `$${field}`, unit: 'month', timezone: offset } },
      format: '%Y-%m-%d',
      timezone: offset,
    },
  };
}

/** No value and an empty one are the same to people; so are no and never said. */
function keyOf({ kind }: GridColumn, value: Json): string {
  if (kind === 'boolean') return String(value === true);
  if (value === null || value === '' || typeof value === 'object') return noGroup;
  return kind === 'date' ? startOf('month', String(value)) : String(value);
}

function isDated(kind: GridColumn['kind']): boolean {
  return kind === 'date' || kind === 'datetime';
}

async function nameGroups(
  { records, language }: SourceContext,
  { kind, reference, display, choices }: GridColumn,
  groups: ListGroup[],
): Promise<ListGroup[]> {
  const ids = groups.map(({ key }) => key).filter((key) => key !== noGroup);
  const found =
    kind === 'reference' && reference && display && ids.length > 0
      ? (await records.find(reference, { filter: { id: { $in: ids.slice(0, 500) } }, limit: 500 })).data
      : [];
  const names = new Map(found.map((record) => [String(record.id), recordTitle(display ?? [], record, language)]));
  return groups.map((group) => {
    const choice = choices?.find(({ value }) => value === group.key);
    const isSaid = group.key === noGroup || isDated(kind) || kind === 'boolean';
    const title = choice?.title ?? names.get(group.key) ?? (isSaid || kind === 'reference' ? '' : group.key);
    return { ...group, title, ...(choice?.tone && { tone: choice.tone }) };
  });
}

/** Choices and states in their own order, months from the latest, names by letters; those without a value last. */
function sortGroups({ kind, choices }: GridColumn, groups: ListGroup[]): ListGroup[] {
  const place = new Map(choices?.map(({ value }, index) => [value, index]));
  const compare = (one: ListGroup, other: ListGroup) => {
    if (isDated(kind)) return other.key.localeCompare(one.key);
    const [first, second] = [place.get(one.key) ?? place.size, place.get(other.key) ?? place.size];
    return first - second || one.title.localeCompare(other.title, 'th', { numeric: true });
  };
  return groups.sort(
    (one, other) => Number(one.key === noGroup) - Number(other.key === noGroup) || compare(one, other),
  );
}

/** The groups that somebody folded; as long as nobody did, those after the first ones. No more are ever open at once. */
function fold(groups: ListGroup[], folded: readonly string[] | undefined): ListGroup[] {
  let open = 0;
  return groups.map((group) => {
    const isOpen = (folded === undefined || !folded.includes(group.key)) && open < (folded ? mostOpen * 2 : mostOpen);
    if (isOpen) open += 1;
    return { ...group, folded: !isOpen };
  });
}

async function findRows(
  { records, site }: SourceContext,
  view: CollectionView,
  { limit, search }: ListAsk,
  { column, key, filter, ...rest }: Narrowed & { column: GridColumn; key: string },
): Promise<JsonObject[]> {
  const own = groupCondition(column, key, zoneOffset(site.timeZone));
  const { data } = await records.find(view.name, {
    ...rest,
    filter: filter ? { $and: [filter, own] } : own,
    search: search || undefined,
    limit,
  });
  return data.map((record) => ({ ...record, [rowGroup]: key }));
}

function groupCondition({ field, kind }: GridColumn, key: string, offset: string): Condition {
  if (kind === 'boolean') return { [field]: key === 'true' ? true : { $ne: true } };
  if (key === noGroup) return isDated(kind) ? { [field]: null } : { [field]: { $in: [null, ''] } };
  if (!isDated(kind)) return { [field]: { $eq: key } };
  const write = (day: string) => (kind === 'datetime' ? startOfDay(day, offset) : day);
  return { [field]: { $gte: write(key), $lt: write(nextMonth(key)) } };
}

function countRecords(groups: readonly ListGroup[]): number {
  return addUp(groups.map(({ count }) => count));
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
