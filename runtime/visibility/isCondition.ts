import type { Condition, LayoutObject } from '../../schemas/index.ts';

/** Whether a `show` depends on something; otherwise it simply says yes or no. */
export function isCondition(show: LayoutObject['show']): show is Condition {
  return typeof show === 'object' && show !== null;
}
