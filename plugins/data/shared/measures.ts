import { type DataRequest, isJsonObject, type Json } from 'sala/schemas';
import { type DataQuery, readDataQuery } from './dataQuery.ts';

export const aggregates = ['count', 'sum', 'avg'] as const;
export type Aggregate = (typeof aggregates)[number];

/** A figure over the records of a collection. */
export interface Measure {
  query: DataQuery;
  aggregate: Aggregate;
  /** Field to sum; empty for a count and for a formula. */
  field: string;
  /** Computed from each record in the place of a field: `record.total - record.cost`. */
  formula?: string;
  /** What is counted, as a list writes its filter into the address. */
  where?: string;
  /** Date field that assigns a record to a month; the creation date without it. */
  dateField?: string;
}

export interface MeasureValue {
  allTime: number;
  /** The list of what is counted. */
  path?: string;
  currentMonth: number;
  previousMonth: number;
  isMoney: boolean;
  /** Of money; empty where there are several, undefined for that of the site. */
  currency?: string;
}

/** Undefined without a collection, or without a field to sum. */
export function readMeasure(value: unknown): Measure | undefined {
  if (!isJsonObject(value)) return undefined;
  const query = readDataQuery(value.query);
  const aggregate = aggregates.find((name) => name === value.aggregate) ?? 'count';
  const field = typeof value.field === 'string' ? value.field : '';
  const formula = aggregate !== 'count' && typeof value.formula === 'string' ? value.formula.trim() : '';
  if (!query || (aggregate !== 'count' && field === '' && formula === '')) return undefined;
  const dateField = typeof value.dateField === 'string' && value.dateField !== '' ? value.dateField : undefined;
  const where = typeof value.where === 'string' ? value.where : '';
  return {
    query,
    aggregate,
    field,
    ...(formula && { formula }),
    ...(where && { where }),
    ...(dateField && { dateField }),
  };
}

/** All figures in one request. */
export function measureRequests(measures: Measure[]): Record<string, DataRequest> {
  if (measures.length === 0) return {};
  const reads = measures.map(({ query }) => query.collection);
  return { figures: { source: 'data.measures', params: { measures: measures as unknown as Json }, reads } }; // plain JSON throughout
}
