import { expect, it } from 'vitest';
import { buildTree, drawTree } from '../../testing/buildTree.ts';
import { moveObject } from '../operations/moveObject.ts';
import { moveRow } from '../operations/moveRow.ts';
import { type Direction, findRowStep, findStep } from './findStep.ts';
import { rootId } from './tree.ts';

it.each<[string, Direction, string]>([
  ['a x b', 'up', 'x a b'],
  ['a x b', 'down', 'a b x'],
  ['a / x b', 'up', 'a x / b'],
  ['a x / b', 'down', 'a / x b'],
  ['a | x b', 'up', 'a x | b'],
  ['a b / x', 'left', 'x a b / '],
  ['x / a b', 'right', ' / x a b'],
])('moves x one step: %s %s', (before, direction, after) => {
  const tree = buildTree(before);
  const place = findStep(tree, 'x', direction);
  expect(place).not.toBeNull();
  expect(drawTree(moveObject(tree, { id: 'x', place: place! }))).toBe(after);
});

it('goes nowhere at the edge of the page', () => {
  const tree = buildTree('x');
  for (const direction of ['up', 'down', 'left', 'right'] as const) expect(findStep(tree, 'x', direction)).toBeNull();
});

it('leaves a container at its edge', () => {
  const inside = moveRow(buildTree('card | x y'), { id: 'r1', parent: 'card', index: 0 });
  const up = findStep(inside, 'x', 'up');
  const down = findStep(inside, 'y', 'down');
  expect(drawTree(moveObject(inside, { id: 'x', place: up! }))).toBe('x card[y]');
  expect(drawTree(moveObject(inside, { id: 'y', place: down! }))).toBe('card[x] y');
});

it('moves a row past the rows of its own panel only', () => {
  let tree = buildTree('card | a | b | c');
  tree = moveRow(tree, { id: 'r1', parent: 'card', index: 0, panel: 'p' });
  tree = moveRow(tree, { id: 'r2', parent: 'card', index: 1, panel: 'q' });
  tree = moveRow(tree, { id: 'r3', parent: 'card', index: 2, panel: 'p' });
  expect(findRowStep(tree, 'r3', 'up')).toBe(0);
  expect(findRowStep(tree, 'r2', 'up')).toBeNull();
  expect(findRowStep(tree, 'r0', 'down')).toBeNull();
  expect(tree[rootId]?.children).toEqual(['r0']);
});
