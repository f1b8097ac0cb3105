import { findType } from 'sala/engine';
import { type Condition, isJsonObject, type Json, type JsonObject, type Language } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { buildFilter } from '../shared/buildFilter.ts';
import type { GridColumn, SortKey } from '../shared/columns.ts';
import { type ListAnswer, type ListOrder, type RowEvent, rowEvents, rowNames } from '../shared/listAnswer.ts';
import { readValue } from '../shared/readValue.ts';
import { zoneOffset } from '../shared/timeZone.ts';
import { bindFind } from './bindFind.ts';
import { type CollectionView, viewCollection } from './collectionView.ts';
import { describeColumns } from './describeColumns.ts';
import { readEndpoint } from './readEndpoint.ts';

/** A page of a list with everything a grid needs, limited to what this reader may see. */
export async function listRecords(context: SourceContext): Promise<ListAnswer | null> {
  const order = context.params.list as unknown as ListOrder; // set by the definition of the widget, never by the address
  const { records, language } = context;
  const query = order.endpoint === '' ? order.query : readEndpoint(order.endpoint, records);
  if (!query) return null;
  const view = viewCollection(records, query.collection, language);
  if (view === 'denied') return { ...nothing(order), denied: true };
  const columns = describeColumns(view, order.columns);
  const filter = await writeFilter(context, { ...order, query }, view, columns);
  const sort = order.ask.sort.filter(({ field }) => columns.some((one) => one.sortable && one.field === field));
  const find = (page: number) =>
    records.find(view.name, {
      filter,
      search: order.ask.search || undefined,
      sort: sort.length > 0 ? toSort(sort, columns, language) : query.sort,
      page,
      limit: order.ask.limit,
      expand: columns.filter(({ kind }) => kind === 'reference').map(({ field }) => field),
    });
  const asked = await find(order.ask.page);
  const last = Math.max(1, Math.ceil(asked.total / order.ask.limit));
  // A page beyond the end, as after a narrower filter, becomes the last page.
  const { data, total, page, limit } = order.ask.page > last ? await find(last) : asked;
  const events = new Map<string, RowEvent>();
  return {
    columns,
    rows: data.map((record) => presentRow(context, view, order, columns, record, events)),
    total,
    page,
    limit,
    sort: sort.length > 0 ? sort : fromSort(query.sort),
    collection: view.name,
    events: [...events.values()].sort((one, other) => Number(one.tone === 'danger') - Number(other.tone === 'danger')),
    totals: await sumColumns(context, view, order, { filter, search: order.ask.search }),
    ...(view.mayExport ? { exportPath: writeExport(view, filter, order, toSort(sort, columns, language)) } : {}),
  };
}

function nothing({ ask }: ListOrder): ListAnswer {
  return { columns: [], rows: [], total: 0, page: 1, limit: ask.limit, sort: [], events: [] };
}

async function writeFilter(
  context: SourceContext,
  { query, ask }: ListOrder & { query: NonNullable<ListOrder['query']> },
  view: CollectionView,
  columns: GridColumn[],
): Promise<Condition | undefined> {
  const { site } = context;
  const offset = zoneOffset(site.timeZone);
  const parts: Condition[] = Object.keys(query.find).length > 0 ? [bindFind(context, query.find)] : [];
  for (const column of columns) {
    const text = ask.filters[column.field];
    if (text === undefined || !column.filterable) continue;
    const part =
      column.kind === 'reference'
        ? await findReferred(context, view, column.field, text)
        : buildFilter(column, text, offset);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? { $and: parts } : parts[0];
}

const mostReferred = 200;

/** Titles of references are in the referenced records, so those are searched first. */
async function findReferred(
  { records, language }: SourceContext,
  view: CollectionView,
  field: string,
  text: string,
): Promise<Condition> {
  const name = view.fields.get(field)?.reference ?? '';
  const referred = viewCollection(records, name, language);
  if (referred === 'denied' || !referred.searchable) return { [field]: text };
  const { data } = await records.find(name, { search: text, limit: mostReferred, fields: ['id'] });
  return { [field]: { $in: [text, ...data.map(({ id = null }) => id)] } };
}

function presentRow(
  { records, language }: SourceContext,
  view: CollectionView,
  { keep, events: wanted }: ListOrder,
  columns: GridColumn[],
  record: JsonObject,
  known: Map<string, RowEvent>,
): JsonObject {
  const row: JsonObject = { id: record.id ?? null, version: record.version ?? null };
  for (const { field } of columns) {
    const [first = ''] = field.split('.');
    row[first] = record[first] ?? null;
  }
  for (const field of keep) if (view.fields.has(field)) row[field] = record[field] ?? null;
  const names = readNames(record, columns, (field) => {
    const referred = viewCollection(records, view.fields.get(field)?.reference ?? '', language);
    // What a reference shows of a record that may not be read itself.
    return referred === 'denied' ? ['name', 'title'] : referred.display;
  });
  if (names) row[rowNames] = names;
  if (wanted) {
    const own = records.events(view.name, record);
    for (const event of own) if (!known.has(event.event)) known.set(event.event, event);
    row[rowEvents] = own.map(({ event }) => event);
  }
  return row;
}

function readNames(
  record: JsonObject,
  columns: GridColumn[],
  displayOf: (field: string) => readonly string[],
): JsonObject | undefined {
  const expanded = record._expanded;
  if (!isJsonObject(expanded)) return undefined;
  const names = columns.flatMap(({ field, kind }): [string, Json][] => {
    if (kind !== 'reference') return [];
    const display = displayOf(field);
    const found = Array.isArray(expanded[field]) ? expanded[field] : [expanded[field] ?? null];
    const texts = found.map((one) => (isJsonObject(one) ? nameOf(one, display) : null)).filter((one) => one !== null);
    return texts.length > 0 ? [[field, texts.join(', ')]] : [];
  });
  return Object.fromEntries(names);
}

function nameOf(record: JsonObject, display: readonly string[]): Json {
  for (const field of display) {
    const value = readValue(record, field);
    if (typeof value === 'string' && value !== '') return value;
  }
  return record.id ?? null;
}

async function sumColumns(
  { records }: SourceContext,
  view: CollectionView,
  { columns }: ListOrder,
  { filter, search }: { filter?: Condition; search: string },
): Promise<Record<string, number> | undefined> {
  const summed = columns.filter(({ field, total }) => total && view.fields.get(field)?.plain).map(({ field }) => field);
  if (summed.length === 0) return undefined;
  const parts = [...(filter ? [filter] : []), ...(search ? [{ $search: search }] : [])];
  const sums = Object.fromEntries(summed.map((field, index) => [`s${index}`, { $sum: `$${field}` }]));
  const [answer = {}] = await records.aggregate(view.name, [
    ...(parts.length > 0 ? [{ $match: parts.length > 1 ? { $and: parts } : parts[0] }] : []),
    { $group: { _id: null, ...sums } },
  ]);
  return Object.fromEntries(summed.map((field, index) => [field, Number(answer[`s${index}`] ?? 0)]));
}

function writeExport(
  view: CollectionView,
  filter: Condition | undefined,
  { ask }: ListOrder,
  sort: JsonObject,
): string {
  const query = new URLSearchParams({ format: 'csv' });
  if (filter) query.set('filter', JSON.stringify(filter));
  if (ask.search) query.set('search', ask.search);
  if (Object.keys(sort).length > 0) query.set('sort', JSON.stringify(sort));
  return `/api/${view.name}/export?${query}`;
}

function toSort(sort: readonly SortKey[], columns: readonly GridColumn[], language: Language): JsonObject {
  const pathOf = (field: string) => {
    const type = columns.find((column) => column.field === field)?.type;
    return findType(type)?.type.sort?.(field, language) ?? field;
  };
  return Object.fromEntries(sort.map(({ field, descending }) => [pathOf(field), descending ? -1 : 1]));
}

function fromSort(sort: JsonObject | undefined): SortKey[] {
  return Object.entries(sort ?? {}).map(([field, direction]) => ({ field, descending: direction === -1 }));
}
