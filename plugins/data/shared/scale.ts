const count = 4;

/** Even ticks from zero (or the minimum) past the maximum: 0, 50, 100, 150. Integers get integer ticks. */
export function listTicks(least: number, most: number, isWhole = false): number[] {
  const low = Math.min(0, least);
  const high = Math.max(0, most);
  const fitting = roundStep((high - low || 1) / count);
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The next of 1, 2, 2.5, 5, 10 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const leading = step / power;
  return ([1, 2, 2.5, 5].find((one) => leading <= one) ?? 10) * power;
}

export interface Span {
  from: number;
  to: number;
}

/** Stacks values; negative ones stack downwards. */
export function stack(values: readonly number[]): Span[] {
  let up = 0;
  let down = 0;
  return values.map((value) => {
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    return { from, to };
  });
}

/** Slices of a circle as shares of the total; values of zero or less have none. */
export function slice(values: readonly number[]): Span[] {
  const whole = values.reduce((sum, value) => sum + Math.max(value, 0), 0);
  let at = 0;
  return values.map((value) => {
    const from = at;
    at += whole > 0 ? Math.max(value, 0) / whole : 0;
    return { from, to: at };
  });
}
