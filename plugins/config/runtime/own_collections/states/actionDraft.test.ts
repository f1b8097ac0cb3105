import { expect, it } from 'vitest';
import { isFilled } from './actionDraft.ts';

it('an action is not whole while a field that it fills in has no value; nothing, no and 0 are values', () => {
  expect(isFilled({ set: { owner: '', note: "'ok'" } })).toBe(false);
  expect(isFilled({ add: { count: '' } })).toBe(false);
  expect(isFilled({ create: 'task', fields: { title: '' } })).toBe(false);
  expect(isFilled({ set: { owner: null, on_sale: false, count: 0 } })).toBe(true);
  expect(isFilled({ flow: '' })).toBe(true);
});
