import fc from 'fast-check';
import { inject } from 'vitest';

/** The database that the tests make their own schema in. */
export function databaseUrl(): string {
  return process.env.TEST_DATABASE_URL ?? inject('postgres').adminUrl;
}

/** Random cases of a differential test; the full proof is `SALA_CASES=10000`. */
export function caseCount(): number {
  return Number(process.env.SALA_CASES ?? 400);
}

/** SALA_SEED moves all seeds, to look elsewhere. */
export const seedShift = Number(process.env.SALA_SEED ?? 0);

/** The same random values for the same seed, as plain JSON. */
export function sample<T>(values: fc.Arbitrary<T>, seed: number, numRuns: number): T[] {
  return JSON.parse(JSON.stringify(fc.sample(values, { seed: seed + seedShift, numRuns })));
}

/** How deep a value is nested. */
export function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}
