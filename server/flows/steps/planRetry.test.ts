import { describe, expect, it } from 'vitest';
import { defineError, type FlowStep } from '../../../schemas/index.ts';
import { planRetry } from './planRetry.ts';

const refused = defineError('test_refused', 422, { th: 'ไม่ได้', en: 'refused' })();
const conflict = defineError('test_conflict', 409, { th: 'ชนกัน', en: 'conflict' })();
const step = (retry?: FlowStep['retry']): FlowStep =>
  ({ uid: 's', code: 'request', ...(retry && { retry }) }) as FlowStep;

describe('a step that failed', () => {
  it('is tried again after a pause that doubles, as often as it says', () => {
    const pauses = [1, 2, 3, 4].map((attempts) => planRetry(step({ times: 3, seconds: 5 }), attempts, new Error('x')));
    expect(pauses).toEqual([5, 10, 20, undefined]);
  });

  it('is not tried again where it does not say so, before it began, or when it was refused', () => {
    expect(planRetry(step(), 1, new Error('x'))).toBeUndefined();
    expect(planRetry(step({ times: 3 }), 0, new Error('x'))).toBeUndefined();
    expect(planRetry(step({ times: 3 }), 1, refused)).toBeUndefined();
    expect(planRetry(step({ times: 3 }), 1, conflict)).toBe(1);
  });
});
