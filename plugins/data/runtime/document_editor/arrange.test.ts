import { expect, it } from 'vitest';
import { arrange, compact, move, rearrange } from './arrange.ts';

const original = ['a', 'b', 'c'];

it('shows what was chosen first, in its order, and the rest after it', () => {
  expect(arrange(original, ['c', 'gone', 'a'])).toEqual([
    { name: 'c', isShown: true },
    { name: 'a', isShown: true },
    { name: 'b', isShown: false },
  ]);
});

it('keeps nothing where everything stands as in the original', () => {
  expect(rearrange(original, arrange(original, undefined))).toBeUndefined();
  expect(rearrange(original, move(arrange(original, undefined), 2, -1))).toEqual(['a', 'c', 'b']);
});

it('forgets what was taken back', () => {
  expect(compact({ color: undefined, messages: [], labels: {}, hidden: ['foot'] })).toEqual({ hidden: ['foot'] });
});
