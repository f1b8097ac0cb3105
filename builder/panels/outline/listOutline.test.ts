import { expect, it } from 'vitest';
import { buildTree } from '../../testing/buildTree.ts';
import { listOutline } from './listOutline.ts';

it('lists rows with what they hold, and a column only where it has neighbours', () => {
  const lines = listOutline(buildTree('a b | c / d'), () => true);
  expect(lines.map(({ id, level }) => `${level}${id}`)).toEqual([
    '1r0',
    '2a',
    '2b',
    '1r1',
    '2r1c0',
    '3c',
    '2r1c1',
    '3d',
  ]);
});

it('leaves out what is inside a closed line', () => {
  const lines = listOutline(buildTree('a b | '), (node) => node.id !== 'r0');
  expect(lines).toEqual([
    { id: 'r0', level: 1, open: false, isConditional: false },
    { id: 'r1', level: 1, open: undefined, isConditional: false },
  ]);
});
