import type { Json } from '../../../schemas/json.ts';

/** Whether what a new record begins with is computed for each: a variable (`$today`) or a formula (`=addDays(today, 7)`). */
export function isComputed(value: Json | undefined): boolean {
  return typeof value === 'string' && /^[$=]/.test(value);
}
