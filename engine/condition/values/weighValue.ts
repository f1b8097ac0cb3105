import type { Json } from '../../../schemas/json.ts';

/** Characters that are read in the time of one step. */
const charactersPerStep = 4;

const known = new WeakMap<object, number>();

/** Steps to read all of a value; each list and object is counted once. */
export function weighValue(value: Json | undefined): number {
  if (typeof value === 'string') return 1 + value.length / charactersPerStep;
  if (typeof value !== 'object' || value === null) return 1;
  const weighed = known.get(value);
  if (weighed !== undefined) return weighed;
  let weight = 1;
  for (const key in value) weight += weighValue((value as { [key: string]: Json })[key]); // a list's keys are its positions
  known.set(value, weight);
  return weight;
}
