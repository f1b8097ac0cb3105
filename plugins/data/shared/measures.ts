import { type DataRequest, isJsonObject, type Json } from 'sala/schemas';
import { type DataQuery, readDataQuery } from './dataQuery.ts';

export const aggregates = ['count', 'sum', 'avg'] as const;
export type Aggregate = (typeof aggregates)[number];

/** A figure over the records of a collection. */
export interface Measure {
  query: DataQuery;
  aggregate: Aggregate;
  /** What is summed; nothing where records are counted. */
  field: string;
}

export interface MeasureValue {
  allTime: number;
  currentMonth: number;
  previousMonth: number;
  isMoney: boolean;
}

/** Nothing where the builder chose no collection, or no field to sum. */
export function readMeasure(value: unknown): Measure | undefined {
  if (!isJsonObject(value)) return undefined;
  const query = readDataQuery(value.query);
  const aggregate = aggregates.find((name) => name === value.aggregate) ?? 'count';
  const field = typeof value.field === 'string' ? value.field : '';
  if (!query || (aggregate !== 'count' && field === '')) return undefined;
  return { query, aggregate, field };
}

/** Figures are asked for together: one request, one answer. */
export function measureRequests(measures: Measure[]): Record<string, DataRequest> {
  if (measures.length === 0) return {};
  const reads = measures.map(({ query }) => query.collection);
  return { figures: { source: 'data.measures', params: { measures: measures as unknown as Json }, reads } }; // plain JSON throughout
}
