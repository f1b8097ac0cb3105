import { expect, it } from 'vitest';
import { buildTree } from '../../testing/buildTree.ts';
import { findLinePlace } from './findLinePlace.ts';

const tree = buildTree('a b | c / d');

it.each([
  ['an object above another', 'd', { id: 'a', below: false }, { kind: 'object', column: 'r0c0', index: 0 }],
  ['an object below another', 'd', { id: 'a', below: true }, { kind: 'object', column: 'r0c0', index: 1 }],
  ['an object into a column', 'a', { id: 'r1c1', below: true }, { kind: 'object', column: 'r1c1', index: 1 }],
  ['an object into a row', 'd', { id: 'r0', below: true }, { kind: 'object', column: 'r0c0', index: 0 }],
  ['an object above a row', 'd', { id: 'r0', below: false }, { kind: 'row', parent: 'ROOT', index: 0 }],
  [
    'a row below another, over what it holds',
    'r0',
    { id: 'd', below: true },
    { kind: 'row', parent: 'ROOT', index: 2 },
  ],
])('puts %s', (_what, moving, target, place) => {
  expect(findLinePlace(tree, moving, target)).toMatchObject(place);
});

it('puts nothing into itself', () => {
  expect(findLinePlace(tree, 'a', { id: 'nowhere', below: true })).toBeNull();
});
