import { expect, it } from 'vitest';
import { toEditor } from '../document/convert/toEditor.ts';
import { removeNodes } from '../document/operations/removeNodes.ts';
import { setProperty } from '../document/operations/setProperty.ts';
import { needsRefetch } from './needsRefetch.ts';

const note = { uid: 'note', type: 'header' };
const inside = { uid: 'inside', type: 'header' };
const list = { uid: 'list', type: 'card', rows: [{ uid: 'r2', columns: [{ uid: 'c2', objects: [inside] }] }] };
const before = toEditor({
  version: 1,
  kind: 'page',
  settings: {},
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [note, list] }] }],
});
const typed = (id: string) => setProperty(before, { id, path: ['text'], value: 'x' });

it('asks nothing for a text beside what asks', () => {
  expect(needsRefetch(before, typed('note'), ['list'])).toBe(false);
});

it.each([
  ['what asks', typed('list')],
  ['what is drawn for its records', typed('inside')],
  ['the page', setProperty(before, { id: 'ROOT', path: ['settings', 'title'], value: 'x' })],
  ['which objects there are', removeNodes(before, { ids: ['note'] })],
])('asks again after a change of %s', (_what, after) => {
  expect(needsRefetch(before, after, ['list'])).toBe(true);
});
