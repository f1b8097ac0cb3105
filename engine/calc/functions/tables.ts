import { Decimal } from '../values/decimal.ts';

/** A number from a table; null where it has none. */
export function lookUp(table: Readonly<Record<string, number>>, name: string): Decimal | null {
  const value = readTable(table, name);
  return value === undefined ? null : new Decimal(value);
}

/** What a table holds under a stored value such as `next_day`, written there so or as `nextDay`. */
export function readTable<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = Object.hasOwn(table, name)
    ? name
    : name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export function percentOf(amount: Decimal, percent: Decimal | number): Decimal {
  return amount.times(percent).div(100);
}

/** A part of a whole in percent; null of nothing. */
export function percentage(part: Decimal, whole: Decimal): Decimal | null {
  return whole.isZero() ? null : part.div(whole).times(100);
}

/** The first name whose limit is at least the amount; a limit of Infinity takes everything. */
export function firstWithin(limits: Readonly<Record<string, number>>, amount: Decimal): string | null {
  return Object.entries(limits).find(([, limit]) => amount.lessThanOrEqualTo(limit))?.[0] ?? null;
}

/** The first name whose threshold the score reaches, else the last word. */
export function gradeOf(score: Decimal, grades: readonly (readonly [string, number])[], otherwise: string): string {
  return grades.find(([, least]) => score.greaterThanOrEqualTo(least))?.[0] ?? otherwise;
}
