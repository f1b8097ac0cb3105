import { expect, it } from 'vitest';
import { buildTree, drawTree } from '../../testing/buildTree.ts';
import { expectSound } from '../../testing/expectSound.ts';
import type { Place } from '../tree/place.ts';
import { moveObject } from './moveObject.ts';

it.each<[string, string, Place, string]>([
  ['a b c', 'a', { kind: 'object', column: 'r0c0', index: 3 }, 'b c a'],
  ['a b c', 'c', { kind: 'object', column: 'r0c0', index: 0 }, 'c a b'],
  ['a / b', 'a', { kind: 'object', column: 'r0c1', index: 1 }, ' / b a'],
  ['a b / c', 'a', { kind: 'column', row: 'r0', index: 2 }, 'b / c / a'],
  ['a b', 'b', { kind: 'row', parent: 'ROOT', index: 0 }, 'b | a'],
])('moves within and between columns, into a new column, into a new row: %s', (before, id, place, after) => {
  const tree = moveObject(buildTree(before), { id, place });
  expectSound(tree);
  expect(drawTree(tree)).toBe(after);
});

it('changes nothing when the object already stands there', () => {
  const tree = buildTree('a b | c');
  expect(moveObject(tree, { id: 'a', place: { kind: 'object', column: 'r0c0', index: 1 } })).toBe(tree);
  expect(moveObject(tree, { id: 'c', place: { kind: 'row', parent: 'ROOT', index: 2 } })).toBe(tree);
  expect(moveObject(tree, { id: 'c', place: { kind: 'column', row: 'r1', index: 0 } })).toBe(tree);
});

it('takes away the plain row and the column that a move leaves empty', () => {
  const row = moveObject(buildTree('a | b'), { id: 'b', place: { kind: 'object', column: 'r0c0', index: 0 } });
  expect(drawTree(row)).toBe('b a');
  const column = moveObject(buildTree('a / b'), { id: 'b', place: { kind: 'column', row: 'r0', index: 0 } });
  expect(drawTree(column)).toBe('b / a');
});

it('keeps an emptied row on which something is set', () => {
  const tree = buildTree('a | b');
  const row = tree.r1!;
  const styled = { ...tree, r1: { ...row, data: { ...row.data, style: { textAlign: 'center' } } } };
  const moved = moveObject(styled, { id: 'b', place: { kind: 'object', column: 'r0c0', index: 0 } });
  expect(drawTree(moved)).toBe('b a | ');
});

it('refuses to put a container into itself', () => {
  const tree = buildTree('card');
  expect(moveObject(tree, { id: 'card', place: { kind: 'row', parent: 'card', index: 0 } })).toBe(tree);
});
