import { nameRecord } from 'sala/engine';
import { type Json, type JsonObject, readText } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import {
  type ChartAnswer,
  type ChartGroup,
  type ChartOrder,
  mostSeries,
  noKey,
  otherKey,
  type Period,
} from '../shared/chart.ts';
import { hiddenName } from '../shared/dataWords.ts';
import { listPeriods, startOf } from '../shared/listPeriods.ts';
import { readValue } from '../shared/readValue.ts';
import { dayIn, startOfDay, zoneOffset } from '../shared/timeZone.ts';
import { type CollectionView, type FieldView, viewCollection } from './collection/collectionView.ts';
import { describeFigure } from './describeFigure.ts';
import { groupClause } from './groupClause.ts';
import { narrowMeasure } from './narrowMeasure.ts';
import { readCurrency } from './readCurrency.ts';

interface Cell {
  group: string;
  series: string;
  value: number;
}

/** Records aggregated by groups; null where the reader may not see them. */
export async function readChart(context: SourceContext): Promise<ChartAnswer | null> {
  const { chart: order } = context.params as unknown as { chart: ChartOrder }; // set by the definition of the widget
  const { records, language } = context;
  const { aggregate, query } = order.measure;
  const view = viewCollection(records, query.collection, language);
  if (view === 'denied') return null;
  const groupBy = view.fields.get(order.groupBy);
  const figure = describeFigure(view, order.measure);
  if (!groupBy?.plain || !figure) return null;
  const narrowed = await narrowMeasure(context, view, order.measure);
  if (!narrowed) return null;
  const { find } = narrowed;
  const seriesBy = view.fields.get(order.seriesBy);
  const period = isDated(groupBy) ? order.period : 'none';
  const offset = groupBy.kind === 'datetime' ? zoneOffset(context.site.timeZone) : '+00:00';
  const spans = listPeriods(period, order.limit, dayIn(context.now, zoneOffset(context.site.timeZone)));
  const adds = aggregate === 'count' || aggregate === 'sum';
  const by = { find, groupBy, seriesBy, period, offset, from: spans[0], adds };
  const cells = await readCells(context, view, figure.value, by);
  const groups = period === 'none' ? chooseGroups(cells, order.limit, adds) : spans.map((key) => ({ key, title: '' }));
  const series = seriesBy ? chooseGroups(cells.map(swap), mostSeries, adds) : [{ key: noKey, title: '' }];
  const { isMoney } = figure;
  return {
    groups: (await nameGroups(context, groups, groupBy)).map((group) => {
      const clause = groupClause(groupBy, period, group.key);
      const path = clause && narrowed.pathOf(clause);
      return path === undefined ? group : { ...group, path };
    }),
    series: (await nameGroups(context, series, seriesBy)).map((one) => ({
      ...one,
      values: sumCells(cells, groups, series, one.key),
    })),
    period,
    isMoney,
    currency: isMoney ? await readCurrency(context, view, find) : undefined,
  };
}

function isDated({ kind }: FieldView): boolean {
  return kind === 'date' || kind === 'datetime';
}

interface CellOrder {
  find: JsonObject;
  groupBy: FieldView;
  seriesBy?: FieldView;
  period: Period;
  offset: string;
  from?: string;
  /** The values of groups add up to that of both. */
  adds: boolean;
}

async function readCells(
  context: SourceContext,
  view: CollectionView,
  value: JsonObject,
  by: CellOrder,
): Promise<Cell[]> {
  const { find, groupBy, seriesBy, period, offset, from, adds } = by;
  // What adds up is read by day and added here: in the database the period of each record would cost many times more. Not where the
  // days of many years, or of many others, would be more than one answer holds.
  const isByDay = adds && groupBy.kind === 'date' && period !== 'year' && (!seriesBy || seriesBy.choices !== undefined);
  const conditions: JsonObject[] = Object.keys(find).length > 0 ? [find] : [];
  if (period !== 'none' && from !== undefined) {
    const start = groupBy.kind === 'datetime' ? startOfDay(from, offset) : from;
    conditions.push({ [groupBy.name]: { $gte: start } });
  }
  const rows = await context.records.aggregate(view.name, [
    ...conditions.map((condition) => ({ $match: condition })),
    {
      $group: {
        _id: {
          group: period === 'none' || isByDay ? `$${groupBy.name}` : writePeriod(groupBy.name, period, offset),
          ...(seriesBy?.plain ? { series: `$${seriesBy.name}` } : {}),
        },
        value,
      },
    },
  ]);
  return rows.map((row) => ({
    group: isByDay ? startOf(period, keyOf(readValue(row, '_id.group'))) : keyOf(readValue(row, '_id.group')),
    series: keyOf(readValue(row, '_id.series')),
    value: Number(row.value ?? 0),
  }));
}

function writePeriod(field: string, unit: Period, timezone: string): JsonObject {
  const start = {
    $dateTrunc: { date: `$${field}`, unit, timezone, ...(unit === 'week' ? { startOfWeek: 'monday' } : {}) },
  };
  return { $dateToString: { date: start, format: '%Y-%m-%d', timezone } };
}

function keyOf(value: Json): string {
  return value === null || value === '' || typeof value === 'object' ? noKey : String(value);
}

function swap({ group, series, value }: Cell): Cell {
  return { group: series, series: group, value };
}

/** The largest groups; the rest becomes one last group, where values can be summed. */
function chooseGroups(cells: Cell[], limit: number, adds: boolean): ChartGroup[] {
  const sums = new Map<string, number>();
  for (const { group, value } of cells) sums.set(group, (sums.get(group) ?? 0) + value);
  const keys = [...sums].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const shown = keys.length > limit && adds ? [...keys.slice(0, limit - 1), otherKey] : keys.slice(0, limit);
  return shown.map((key) => ({ key, title: '' }));
}

function sumCells(cells: Cell[], groups: ChartGroup[], series: ChartGroup[], own: string): number[] {
  const places = new Map(groups.map(({ key }, index) => [key, index]));
  const others = new Set(series.map(({ key }) => key));
  const values = groups.map(() => 0);
  for (const cell of cells) {
    const belongs = series.length === 1 || cell.series === own || (own === otherKey && !others.has(cell.series));
    const place = places.get(cell.group) ?? places.get(otherKey);
    if (belongs && place !== undefined) values[place] = (values[place] ?? 0) + cell.value;
  }
  return values;
}

/** Titles of groups: of states, choices or referenced records. */
async function nameGroups(context: SourceContext, groups: ChartGroup[], field?: FieldView): Promise<ChartGroup[]> {
  if (!field) return groups;
  const names = field.reference ? await readReferred(context, field.reference, groups) : new Map<string, string>();
  return groups.map((group) => {
    const choice = field.choices?.find(({ value }) => value === group.key);
    const title = choice?.title ?? names.get(group.key) ?? group.title;
    const isSpecial = group.key === otherKey || group.key === noKey || isDated(field) || field.kind === 'boolean';
    const own = field.reference ? readText(hiddenName, context.language) : group.key;
    return { ...group, title: title || (isSpecial ? '' : own), ...(choice?.tone && { tone: choice.tone }) };
  });
}

async function readReferred(
  { records, language }: SourceContext,
  collection: string,
  groups: ChartGroup[],
): Promise<Map<string, string>> {
  const view = viewCollection(records, collection, language);
  const ids = groups.map(({ key }) => key).filter((key) => key !== noKey && key !== otherKey);
  if (view === 'denied' || ids.length === 0) return new Map();
  const { data } = await records.find(collection, { filter: { id: { $in: ids } }, limit: ids.length });
  return new Map(
    data.map((record) => {
      const { id, title } = nameRecord(record, view.display, language);
      return [id, title];
    }),
  );
}
