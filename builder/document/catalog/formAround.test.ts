import { expect, it } from 'vitest';
import type { Layout, LayoutObject } from '../../../schemas/index.ts';
import { buildEntry } from '../../testing/buildEntry.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { createCatalog } from './catalog.ts';
import { putIntoForm } from './formAround.ts';

const catalog = createCatalog([
  buildEntry('form', { container: {}, form: 'sent' }),
  buildEntry('input', { field: true }),
  buildEntry('note', {}),
]);
const layoutOf = (...types: string[]): Layout => ({
  version: 1,
  kind: 'page',
  settings: {},
  rows: [
    { uid: 'r', columns: [{ uid: 'c', objects: types.map((type, index) => ({ uid: `o${index}`, type, v: 1 })) }] },
  ],
});
const typesOf = (objects?: LayoutObject[]) => objects?.map(({ uid, type }) => [type, uid]);

it('puts a field into a form with the fields beside it, and leaves what stands further away', () => {
  const tree = toEditor(layoutOf('input', 'note', 'input', 'input', 'note', 'input'));
  const [row] = toLayout(putIntoForm(tree, 'o3', catalog)).rows;
  const objects = row?.columns[0]?.objects ?? [];
  expect(objects.map(({ type }) => type)).toEqual(['input', 'note', 'form', 'note', 'input']);
  expect(typesOf(objects[2]?.rows?.[0]?.columns[0]?.objects)).toEqual([
    ['input', 'o2'],
    ['input', 'o3'],
  ]);
});
