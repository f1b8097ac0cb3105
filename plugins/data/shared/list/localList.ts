import { matchesCondition } from 'sala/engine';
import { type Condition, isJsonObject, type Json, type JsonObject, type Language } from 'sala/schemas';
import type { ColumnSetting, GridColumn, SortKey } from '../columns.ts';
import { buildCondition, type FilterPlace } from '../filter/buildCondition.ts';
import { readPlainFilters } from '../filter/plainFilters.ts';
import { readValue } from '../readValue.ts';
import type { ListAsk } from './listAddress.ts';
import type { ListAnswer } from './listAnswer.ts';

/** Searches, sorts and pages rows in memory (from the layout or a source). */
export function arrangeRows(
  all: readonly JsonObject[],
  settings: readonly ColumnSetting[],
  ask: ListAsk,
  language: Language,
  place: FilterPlace = { offset: '+00:00', now: new Date() },
): ListAnswer {
  const fields = describe(all, settings);
  const filter = writeCondition(ask, fields, place);
  const found = all.filter((row) => fits(row, fields, ask.search, filter));
  const sort = ask.sort.filter(({ field }) => fields.some((column) => column.field === field));
  const sorted = sort.length > 0 ? [...found].sort((one, other) => compareRows(one, other, sort, language)) : found;
  const page = Math.min(ask.page, Math.max(1, Math.ceil(found.length / ask.limit)));
  const chosen = ask.columns.flatMap((name) => fields.filter(({ field }) => field === name));
  return {
    columns: chosen.length > 0 ? chosen : fields.filter(({ hidden }) => !hidden),
    fields,
    rows: sorted.slice((page - 1) * ask.limit, page * ask.limit),
    found: sorted,
    total: found.length,
    page,
    limit: ask.limit,
    sort,
    events: [],
    ...sumRows(found, settings),
  };
}

/** The rows of a source's answer: a list, or an object that contains one. */
export function readRows(answer: Json | undefined): JsonObject[] | undefined {
  const list = isJsonObject(answer) ? (Object.values(answer).find(Array.isArray) ?? undefined) : answer;
  if (!Array.isArray(list)) return undefined;
  return list
    .filter(isJsonObject)
    .map((row, index) => (row.id === undefined ? { ...row, id: String(index + 1) } : row));
}

function describe(all: readonly JsonObject[], settings: readonly ColumnSetting[]): GridColumn[] {
  const [first = {}] = all;
  const fields =
    settings.length > 0
      ? settings
      : Object.keys(first)
          .filter((name) => name !== 'id')
          .map(asSetting);
  return fields.map(({ field, title, kind, hidden }) => ({
    field,
    title: title || field,
    kind: kind === 'auto' ? guessKind(readValue(first, field)) : kind,
    sortable: true,
    filterable: /^\w+$/.test(field),
    ...(hidden && { hidden }),
  }));
}

function asSetting(field: string): ColumnSetting {
  return { field, title: '', kind: 'auto', total: false, hidden: false };
}

function guessKind(value: Json): GridColumn['kind'] {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return 'date';
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? 'datetime' : 'text';
}

function fits(row: JsonObject, columns: readonly GridColumn[], search: string, filter: Condition | undefined): boolean {
  const texts = columns.map(({ field }) => String(readValue(row, field) ?? '').toLowerCase());
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return false;
  return filter === undefined || matchesCondition(row, filter);
}

function writeCondition({ where, filters }: ListAsk, columns: readonly GridColumn[], place: FilterPlace) {
  const plain = buildCondition({ join: 'and', groups: readPlainFilters(filters, columns) }, columns, place);
  const built = buildCondition(where, columns, place);
  return plain && built ? { $and: [plain, built] } : (plain ?? built);
}

function compareRows(one: JsonObject, other: JsonObject, sort: readonly SortKey[], language: Language): number {
  for (const { field, descending } of sort) {
    const order = compare(readValue(one, field), readValue(other, field), language);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function compare(one: Json, other: Json, language: Language): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), language, { numeric: true });
}

function sumRows(rows: readonly JsonObject[], settings: readonly ColumnSetting[]): Pick<ListAnswer, 'totals'> {
  const summed = settings.filter(({ total }) => total);
  if (summed.length === 0) return {};
  const sumOf = (field: string) => rows.reduce((sum, row) => sum + (Number(readValue(row, field)) || 0), 0);
  return { totals: Object.fromEntries(summed.map(({ field }) => [field, sumOf(field)])) };
}
