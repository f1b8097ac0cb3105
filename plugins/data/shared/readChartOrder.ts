import type { DataRequest, Json, LayoutObject } from 'sala/schemas';
import { type ChartOrder, mostGroups, periods, usualSpans } from './chart.ts';
import { readMeasure } from './measures.ts';

/** The request of a chart's settings; undefined without a collection or field. */
export function readChartOrder(object: Pick<LayoutObject, string>): ChartOrder | undefined {
  const measure = readMeasure(object);
  const { groupBy, seriesBy, limit } = object;
  if (!measure || typeof groupBy !== 'string' || groupBy === '') return undefined;
  const period = periods.find((name) => name === object.period) ?? 'none';
  const wanted = typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : usualSpans[period];
  return {
    measure,
    groupBy,
    period,
    limit: Math.min(wanted, mostGroups),
    seriesBy: typeof seriesBy === 'string' ? seriesBy : '',
  };
}

export function chartRequests(object: LayoutObject): Record<string, DataRequest> {
  const order = readChartOrder(object);
  if (!order) return {};
  const reads = [order.measure.query.collection];
  return { chart: { source: 'data.chart', params: { chart: order as unknown as Json }, reads } }; // plain JSON throughout
}
