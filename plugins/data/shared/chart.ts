import type { Tone } from './columns.ts';
import type { Measure } from './measures.ts';

export const periods = ['none', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

export const chartKinds = ['bar', 'line', 'area', 'stacked', 'pie', 'donut'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What a chart asks the source `data.chart`. */
export interface ChartOrder {
  measure: Measure;
  /** Its values (or, with a period, its days) are the places along the chart. */
  groupBy: string;
  period: Period;
  /** So many of them: the latest periods, or the largest groups, the rest together. */
  limit: number;
  /** Its values are the series; one series without it. */
  seriesBy: string;
}

export interface ChartGroup {
  key: string;
  /** Empty for a period: its name is written where it is drawn. */
  title: string;
  tone?: Tone;
}

export interface ChartAnswer {
  groups: ChartGroup[];
  series: { key: string; title: string; tone?: Tone; values: number[] }[];
  period: Period;
  isMoney: boolean;
}

/** So many periods when the builder names no number. */
export const usualSpans: Record<Period, number> = { none: 10, day: 30, week: 12, month: 12, year: 5 };
export const mostGroups = 60;
export const mostSeries = 8;
/** Keys of what was left over and of what has no value. */
export const otherKey = '_other';
export const noKey = '_none';
