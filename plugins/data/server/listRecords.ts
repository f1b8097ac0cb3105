import { canGiveRole, findType, isAdministrator, isStaff } from 'sala/engine';
import { type Condition, isJsonObject, type Json, type JsonObject, type Language } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { GridColumn, SortKey } from '../shared/columns.ts';
import { type ListAsk, readListAddress } from '../shared/list/listAddress.ts';
import {
  type ListAnswer,
  type ListOrder,
  type RowClosed,
  rowClosed,
  rowCurrency,
  rowNames,
  rowPath,
} from '../shared/list/listAnswer.ts';
import { rowGroup } from '../shared/list/listGroups.ts';
import { applyViews } from '../shared/list/listViews.ts';
import { titleReferred } from '../shared/list/nameOf.ts';
import { type CollectionView, viewCollection } from './collection/collectionView.ts';
import { describeColumns, describeFields } from './describeColumns.ts';
import { listChangeable } from './listChangeable.ts';
import { type ListEvents, openEvents } from './listEvents.ts';
import { type GroupedRows, listGroups } from './listGroups.ts';
import { addDeletedAt, latestDeletedFirst, mayRestore } from './listTrash.ts';
import { nameFiltered } from './nameFiltered.ts';
import { readCurrency } from './readCurrency.ts';
import { readEndpoint } from './readEndpoint.ts';
import { readViews, type Views } from './readViews.ts';
import { writeFilter } from './writeFilter.ts';

/** A page of a list with everything a grid needs, limited to what this reader may see. */
export async function listRecords(context: SourceContext): Promise<ListAnswer | null> {
  const { order, ...views } = await narrowByViews(context);
  const { records, language } = context;
  const query = order.endpoint === '' ? order.query : readEndpoint(order.endpoint, records);
  if (!query) return null;
  const view = viewCollection(records, query.collection, language);
  if (view === 'denied') return { ...nothing(order), denied: true };
  const { trash } = order.ask;
  if (trash && !mayRestore(records, view.name)) return { ...nothing(order), denied: true };
  const isOpen = order.open && isStaff(context.person.role);
  const { known, columns } = listColumns(context, view, order, isOpen);
  const filter = await writeFilter(context, { find: query.find, ask: order.ask }, view, known);
  const sort = order.ask.sort.filter(({ field }) => known.some((one) => one.sortable && one.field === field));
  const usualSort = trash ? latestDeletedFirst : query.sort;
  const narrowed = {
    filter,
    sort: sort.length > 0 ? toSort(sort, known, language) : usualSort,
    expand: columns.filter(({ kind }) => kind === 'reference').map(({ field }) => field),
  };
  const { data, totals, ...counted } = await findRows(context, view, order.ask, { known, columns, ...narrowed });
  const listed = openEvents(context, view);
  const open = order.events && !trash ? listChangeable(context, view, data) : undefined;
  return {
    ...views,
    columns,
    fields: known,
    ...(await nameFiltered(context, order.ask.where, known)),
    rows: data.map((record, index) => ({
      ...presentRow(context, view, order, columns, record, listed),
      ...writeClosed(open?.closed[index]),
    })),
    ...(open && { changeable: open.changeable }),
    ...counted,
    sort: sort.length > 0 ? sort : fromSort(usualSort),
    collection: view.name,
    events: listed.list(),
    ...(order.events && !trash && counted.total > data.length && { wholeEvents: listed.listWhole() }),
    ...(order.events && { filter, search: order.ask.search, mayRestore: mayRestore(records, view.name) }),
    ...(trash ? { trash } : await describeLiving(context, view, order, { filter, isOpen, totals })),
    ...(!trash && counted.total === 0 && { about: records.describe(view.name)?.description }),
    ...(!trash &&
      view.mayExport && { exportPath: writeExport(view, filter, order, columns, toSort(sort, known, language)) }),
  };
}

/** Most rows close nothing. */
function writeClosed(closed: RowClosed = []): JsonObject {
  return closed === true || closed.length > 0 ? { [rowClosed]: closed } : {};
}

/** What is said of records, and may be done with them, unless they are deleted. */
async function describeLiving(
  context: SourceContext,
  view: CollectionView,
  order: ListOrder,
  { filter, isOpen, totals }: { filter: Condition | undefined; isOpen: boolean; totals?: Record<string, number> },
): Promise<Partial<ListAnswer>> {
  const { records } = context;
  return {
    ...(totals
      ? { totals, currency: await readCurrency(context, view, filter) }
      : await sumColumns(context, view, order, { filter, search: order.ask.search })),
    ...(records.may(view.name, 'create') && {
      newPath: context.pathOf(view.name, 'new'),
      newTitle: records.describe(view.name)?.title,
      addLabel: records.describe(view.name)?.newTitle,
    }),
    detailPath: context.pathOf(view.name, 'detail', '{id}')?.replace(encodeURIComponent('{id}'), '{id}'),
    overviewPath: context.pathOf(view.name, 'dashboard'),
    boardPath: records.describe(view.name)?.states.length ? context.pathOf(view.name, 'board') : undefined,
    mayDelete: order.events && records.may(view.name, 'delete'),
    ...(order.events && context.person.id !== null && { documents: listDocuments(context, view) }),
    mayImport: isOpen && records.may(view.name, 'import'),
  };
}

function listDocuments({ records }: SourceContext, { name }: CollectionView) {
  return (records.describe(name)?.documents ?? []).map((document) => ({ name: document.name, title: document.title }));
}

/** The rows in groups where that was asked for, else a page of them. */
async function findRows(
  context: SourceContext,
  view: CollectionView,
  ask: ListAsk,
  wanted: Parameters<typeof listGroups>[3],
): Promise<Partial<GroupedRows> & { data: JsonObject[]; total: number; page: number; limit: number }> {
  const groups = await listGroups(context, view, ask, wanted);
  if (groups) return { ...groups, page: 1, limit: ask.limit };
  const { filter, sort, expand } = wanted;
  return await findPage(context, view, ask, { filter, sort, expand });
}

/**
 * The page that was asked for, by its neighbour where the list scrolls on: then nobody counts how many there are in all. A neighbour
 * that is gone leaves the number of the page. One beyond the end, as after a narrower filter, becomes the last page. */
async function findPage(
  { records }: SourceContext,
  view: CollectionView,
  { page: wanted, limit, search, trash, beside }: ListAsk,
  narrowed: { filter: Condition | undefined; sort: JsonObject | undefined; expand: string[] },
) {
  const find = (page: number) =>
    records.find(view.name, { ...narrowed, search: search || undefined, trash, page, limit });
  if (beside) {
    const near = await records.find(view.name, { ...narrowed, search: search || undefined, trash, limit, beside });
    if (near.data.length > 0) return { ...near, page: wanted };
  }
  const asked = await find(wanted);
  const last = Math.max(1, Math.ceil(asked.total / limit));
  return wanted > last ? find(last) : asked;
}

/** The fields that may be asked for, with `isOpen` every one that the reader sees, and those that are shown. */
function listColumns(context: SourceContext, view: CollectionView, order: ListOrder, isOpen: boolean) {
  const usual = describeColumns(view, order.columns);
  const fields = isOpen ? describeFields(view).map((field) => addDisplay(context, field)) : [];
  const known = mergeFields(
    usual.map((column) => addDisplay(context, column)),
    fields,
  ).map((column) => (view.fields.get(column.field)?.roles ? closeRoles(context, column) : column));
  const columns = chooseColumns(known, usual, order.ask.columns);
  return { known, columns: order.ask.trash ? addDeletedAt(columns, context.language) : columns };
}

/** The request, with what the views of the list say where the address is silent. */
async function narrowByViews(context: SourceContext): Promise<{ order: ListOrder } & Partial<Views>> {
  const order = context.params.list as unknown as ListOrder; // set by the definition of the widget, never by the address
  const found = order.open ? await readViews(context, order.key) : { views: [], mayShare: false };
  if (found.views.length === 0) return { order, ...found };
  return {
    order: { ...order, ask: readListAddress(applyViews(found.views, order.address), order.ask.limit) },
    ...found,
  };
}

/** The columns as the table describes them, then every other field. */
function mergeFields(usual: readonly GridColumn[], fields: readonly GridColumn[]): GridColumn[] {
  return [...usual, ...fields.filter(({ field }) => usual.every((column) => column.field !== field))];
}

/** The columns that a person chose, else those of the table. */
function chooseColumns(known: readonly GridColumn[], usual: readonly GridColumn[], wanted: readonly string[]) {
  const chosen = wanted.flatMap((name) => known.filter(({ field, kind }) => field === name && kind !== 'person'));
  return chosen.length > 0 ? chosen : known.slice(0, usual.length).filter(({ hidden }) => !hidden);
}

/** Nobody gives a role above their own. */
function closeRoles({ person }: SourceContext, column: GridColumn): GridColumn {
  const choices = column.choices?.map((choice) => ({ ...choice, closed: !canGiveRole(person.role, choice.value) }));
  return choices ? { ...column, choices } : column;
}

/** What a person chooses a referenced record by. */
function addDisplay({ records, language, person }: SourceContext, column: GridColumn): GridColumn {
  // Others find nobody but themselves among the people of the site.
  const reference = column.kind === 'person' && isAdministrator(person.role) ? 'user' : column.reference;
  if (!reference) return column;
  const referred = viewCollection(records, reference, language);
  return referred === 'denied' ? column : { ...column, reference, display: referred.display };
}

function nothing({ ask }: ListOrder): ListAnswer {
  return { columns: [], rows: [], total: 0, page: 1, limit: ask.limit, sort: [], events: [] };
}

function presentRow(
  { records, language, pathOf }: SourceContext,
  view: CollectionView,
  { keep, events, ask }: ListOrder,
  columns: GridColumn[],
  record: JsonObject,
  listed: ListEvents,
): JsonObject {
  const row: JsonObject = { id: record.id ?? null, version: record.version ?? null };
  const wanted = events && !ask.trash;
  const path = typeof record.id === 'string' && !ask.trash ? pathOf(view.name, 'detail', record.id) : undefined;
  if (path) row[rowPath] = path;
  for (const { field } of columns) {
    const [first = ''] = field.split('.');
    row[first] = record[first] ?? null;
  }
  for (const field of keep) if (view.fields.has(field)) row[field] = record[field] ?? null;
  const group = record[rowGroup];
  if (group !== undefined) row[rowGroup] = group;
  const displayOf = (field: string) => {
    const referred = viewCollection(records, view.fields.get(field)?.reference ?? '', language);
    // What a reference shows of a record that may not be read itself.
    return referred === 'denied' ? ['name', 'title'] : referred.display;
  };
  const names = readNames(record, columns, { displayOf, language });
  if (names) row[rowNames] = names;
  if (view.fields.has('currency') && typeof record.currency === 'string') row[rowCurrency] = record.currency;
  if (wanted) Object.assign(row, listed.ofRow(record));
  return row;
}

function readNames(
  record: JsonObject,
  columns: GridColumn[],
  { displayOf, language }: { displayOf: (field: string) => readonly string[]; language: Language },
): JsonObject | undefined {
  const expanded = record._expanded;
  if (!isJsonObject(expanded)) return undefined;
  const names = columns.flatMap(({ field, kind }): [string, Json][] => {
    if (kind !== 'reference') return [];
    const title = titleReferred(expanded[field] ?? null, displayOf(field), language);
    return title === undefined ? [] : [[field, title]];
  });
  return Object.fromEntries(names);
}

async function sumColumns(
  context: SourceContext,
  view: CollectionView,
  { columns }: ListOrder,
  { filter, search }: { filter?: Condition; search: string },
): Promise<Pick<ListAnswer, 'totals' | 'currency'>> {
  const summed = columns.filter(({ field, total }) => total && view.fields.get(field)?.plain).map(({ field }) => field);
  if (summed.length === 0) return {};
  const parts = [...(filter ? [filter] : []), ...(search ? [{ $search: search }] : [])];
  const find = parts.length > 1 ? { $and: parts } : parts[0];
  const sums = Object.fromEntries(summed.map((field, index) => [`s${index}`, { $sum: `$${field}` }]));
  const stages = [...(find ? [{ $match: find }] : []), { $group: { _id: null, ...sums } }];
  const [[answer = {}], currency] = await Promise.all([
    context.records.aggregate(view.name, stages),
    readCurrency(context, view, find),
  ]);
  return {
    totals: Object.fromEntries(summed.map((field, index) => [field, Number(answer[`s${index}`] ?? 0)])),
    currency,
  };
}

function writeExport(
  view: CollectionView,
  filter: Condition | undefined,
  { ask }: ListOrder,
  columns: readonly GridColumn[],
  sort: JsonObject,
): string {
  const query = new URLSearchParams({
    format: 'csv',
    words: 'titles',
    fields: columns.map(({ field }) => field).join(','),
  });
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
