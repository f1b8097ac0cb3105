import { expect, it } from 'vitest';
import { insertInOrder } from './insertInOrder.ts';

it('keeps files in the order in which they were chosen, whichever arrives first', () => {
  const places = new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  const arrived = ['c', 'a', 'b'].reduce((listed, file) => insertInOrder(listed, { file }, places), [
    { file: 'of before' },
  ] as ReturnType<typeof insertInOrder>);
  expect(arrived.map(({ file }) => file)).toEqual(['of before', 'a', 'b', 'c']);
});
