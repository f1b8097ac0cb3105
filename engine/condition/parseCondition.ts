import type { Condition } from '../../schemas/condition.ts';
import { readSafely } from './condition.errors.ts';
import { rememberCondition } from './readCondition.ts';

/**
 * Proves that untrusted JSON is a condition and gives back a frozen copy of it. Whatever it is given, the only thing it
 * throws is `bad_query`, with the path of the part at fault.
 */
export function parseCondition(json: unknown): Condition {
  return readSafely(() => rememberCondition(json));
}
