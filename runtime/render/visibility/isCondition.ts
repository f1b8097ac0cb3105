import type { Condition, LayoutObject } from '../../../schemas/index.ts';

/** Whether `show` is a condition; otherwise it is a boolean. */
export function isCondition(show: LayoutObject['show']): show is Condition {
  return typeof show === 'object' && show !== null;
}
