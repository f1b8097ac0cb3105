import type { Tone } from './columns.ts';
import type { Measure } from './measures.ts';

export const periods = ['none', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

export type ChartKind = 'bar' | 'line' | 'area' | 'stacked' | 'pie' | 'donut';

/** The request of a chart to the source `data.chart`. */
export interface ChartOrder {
  measure: Measure;
  /** Field of the x axis: its values or, with a period, its dates. */
  groupBy: string;
  period: Period;
  /** Limit: the latest periods, or the largest groups with the rest as one. */
  limit: number;
  /** Field of the series; a single series without it. */
  seriesBy: string;
}

export interface ChartGroup {
  key: string;
  /** Empty for a period, which the view formats. */
  title: string;
  tone?: Tone;
  /** The list of the records in it. */
  path?: string;
}

export interface ChartAnswer {
  groups: ChartGroup[];
  series: { key: string; title: string; tone?: Tone; values: number[] }[];
  period: Period;
  isMoney: boolean;
  /** Of money; empty where there are several, undefined for that of the site. */
  currency?: string;
}

/** Default number of periods. */
export const usualSpans: Record<Period, number> = { none: 10, day: 30, week: 12, month: 12, year: 5 };
export const mostGroups = 60;
export const mostSeries = 8;
/** Keys of the rest group and of records without a value. */
export const otherKey = '_other';
export const noKey = '_none';
