import { expect, it } from 'vitest';
import { buildTree } from '../../testing/buildTree.ts';
import { moveObject } from '../operations/moveObject.ts';
import { removeNodes } from '../operations/removeNodes.ts';
import { setProperty } from '../operations/setProperty.ts';
import { breaksLock } from './notes.ts';

const tree = buildTree('a b | c / d');
const lock = (id: string) => setProperty(tree, { id, path: ['builder', 'locked'], value: true });

it('keeps a locked object as it is and where it is, and lets the others go', () => {
  const locked = lock('a');
  expect(breaksLock(locked, setProperty(locked, { id: 'a', path: ['text'], value: 'x' }))).toBe(true);
  expect(breaksLock(locked, removeNodes(locked, { ids: ['a'] }))).toBe(true);
  expect(breaksLock(locked, moveObject(locked, { id: 'a', place: { kind: 'object', column: 'r1c0', index: 0 } }))).toBe(
    true,
  );
  expect(breaksLock(locked, removeNodes(locked, { ids: ['b'] }))).toBe(false);
  expect(breaksLock(locked, setProperty(locked, { id: 'b', path: ['text'], value: 'x' }))).toBe(false);
});

it('keeps everything in a locked row', () => {
  const locked = lock('r1');
  expect(breaksLock(locked, setProperty(locked, { id: 'd', path: ['text'], value: 'x' }))).toBe(true);
  expect(breaksLock(locked, removeNodes(locked, { ids: ['d'] }))).toBe(true);
  expect(breaksLock(locked, removeNodes(locked, { ids: ['a'] }))).toBe(false);
});

it('lets the notes change, so that what is locked can be unlocked and named', () => {
  const locked = lock('a');
  expect(breaksLock(locked, setProperty(locked, { id: 'a', path: ['builder', 'locked'], value: undefined }))).toBe(
    false,
  );
  expect(breaksLock(locked, setProperty(locked, { id: 'a', path: ['builder', 'name'], value: 'Top' }))).toBe(false);
  expect(breaksLock(tree, removeNodes(tree, { ids: ['a', 'b'] }))).toBe(false);
});
