import type { Bench } from './openBench.ts';

export interface Measurement {
  figure: number;
  /** The same work done by the simplest means, in the same run; null where the target is a plain number. */
  floor: number | null;
}

export interface BenchTarget {
  /** What is compared: the figure itself, or figure / floor. */
  of: 'figure' | 'ratio';
  atMost?: number;
  atLeast?: number;
}

export interface BenchRow {
  name: string;
  unit: string;
  target: BenchTarget;
  measure(bench: Bench): Promise<Measurement>;
}

export interface BenchResult extends Measurement {
  name: string;
  unit: string;
  ratio: number | null;
  target: string;
  pass: boolean;
}

/** Measures one row and holds it against its target. */
export async function runRow(row: BenchRow, bench: Bench): Promise<BenchResult> {
  const { figure, floor } = await row.measure(bench);
  const ratio = floor === null || floor === 0 ? null : figure / floor;
  const value = row.target.of === 'ratio' ? ratio : figure;
  return {
    name: row.name,
    figure: round(figure),
    unit: row.unit,
    floor: floor === null ? null : round(floor),
    ratio: ratio === null ? null : round(ratio),
    target: describeTarget(row),
    pass: value !== null && meets(value, row.target),
  };
}

export function meets(value: number, target: BenchTarget): boolean {
  if (Number.isNaN(value)) return false;
  return value <= (target.atMost ?? Number.POSITIVE_INFINITY) && value >= (target.atLeast ?? Number.NEGATIVE_INFINITY);
}

export function describeTarget(row: Pick<BenchRow, 'unit' | 'target'>): string {
  const { of, atMost, atLeast } = row.target;
  const unit = of === 'ratio' ? ' x floor' : ` ${row.unit}`;
  const bounds = [
    atMost === undefined ? '' : `<= ${atMost}${unit}`,
    atLeast === undefined ? '' : `>= ${atLeast}${unit}`,
  ];
  return bounds.filter((bound) => bound !== '').join(', ');
}

function round(value: number): number {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return Number(value.toFixed(digits));
}
