import { expect, it } from 'vitest';
import { chooseDeferred } from './useDrawnLater.ts';

const list = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

it('lets the middle of many new nodes wait, neither their ends nor what is drawn already', () => {
  const drawn = list('old', 5);
  const later = chooseDeferred(drawn, [...drawn.slice(0, 2), ...list('new', 100), ...drawn.slice(2)]);
  expect([...later]).toEqual(list('new', 100).slice(2, 92));
});

it('draws few new nodes, and the ones that are left, at once', () => {
  const drawn = list('old', 60);
  expect(chooseDeferred(drawn, drawn).size).toBe(0);
  expect(chooseDeferred(drawn, [...drawn, ...list('new', 8)]).size).toBe(0);
  expect(chooseDeferred(drawn, drawn.slice(0, 3)).size).toBe(0);
});
