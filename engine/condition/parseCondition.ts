import type { Condition } from '../../schemas/condition.ts';
import { freezeCondition } from './readCondition.ts';
import { readSafely } from './values/condition.errors.ts';

/**
 * Validates untrusted JSON as a condition and returns a frozen copy. For any input, the only error it throws is
 * `bad_query`, with the path of the faulty part.
 */
export function parseCondition(json: unknown): Condition {
  return readSafely(() => freezeCondition(json));
}
