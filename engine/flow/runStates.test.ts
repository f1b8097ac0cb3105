import { expect, it } from 'vitest';
import { nextRunState, statesBefore } from './runStates.ts';

it('a run that ended well is over; one that failed or was cancelled goes on when it is resumed', () => {
  expect(statesBefore('CANCEL')).toEqual(['queued', 'running', 'waiting']);
  expect(statesBefore('RESUME')).toEqual(['failed', 'cancelled']);
  expect(statesBefore('RETAKE')).toEqual(['failed', 'cancelled', 'done']);
  expect(statesBefore('ANSWER')).toEqual(['queued', 'running', 'waiting']);
  expect(nextRunState('failed', 'RESUME')).toBe('queued');
  expect(nextRunState('running', 'CLAIM')).toBe('running');
  expect(nextRunState('done', 'RESUME')).toBeUndefined();
});
