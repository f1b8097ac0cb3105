import { expect, it } from 'vitest';
import type { FlowStep } from '../../schemas/index.ts';
import { onlyDecides } from './onlyDecides.ts';

const set: FlowStep = { uid: 'set', code: 'set', params: { values: { a: 1 } } };
const create: FlowStep = { uid: 'create', code: 'create', params: { collection: 'task', data: {} } };
const branch = (then: FlowStep[]): FlowStep => ({ uid: 'if', code: 'branch', params: { when: 'true' }, then });

it('is true of steps that set, branch and stop, and false where a step inside of one, or after a failure, does more', () => {
  expect(onlyDecides({ steps: [set, branch([set]), { uid: 'end', code: 'stop' }] })).toBe(true);
  expect(onlyDecides({ steps: [set, branch([create])] })).toBe(false);
  expect(onlyDecides({ steps: [{ ...set, onError: [create] }] })).toBe(false);
  expect(onlyDecides({ steps: [set], onError: [create] })).toBe(false);
});
