import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { listLayoutFaults } from '../listLayoutFaults.ts';
import { prepareLayout } from './prepareLayout.ts';

const builder = { name: 'only for us', locked: true };
const inside = { uid: 'r2', builder, columns: [{ uid: 'c2', builder, objects: [{ uid: 'b', type: 'x', builder }] }] };
const layout: Layout = {
  version: 1,
  kind: 'page',
  settings: {},
  rows: [
    {
      uid: 'r',
      builder,
      columns: [{ uid: 'c', builder, objects: [{ uid: 'a', type: 'y', builder, rows: [inside] }] }],
    },
  ],
};

it('sends readers a layout without the notes of its builders, at any depth', () => {
  const prepared = prepareLayout(layout, () => undefined, { language: 'th', sanitizeHtml: (html) => html });
  expect(JSON.stringify(prepared)).not.toContain('builder');
  expect(prepared.rows[0]?.columns[0]?.objects[0]?.rows?.[0]?.columns[0]?.objects[0]?.uid).toBe('b');
  expect(JSON.stringify(layout)).toContain('only for us');
});

it('stores these notes and no others', () => {
  expect(listLayoutFaults(layout)).toEqual([]);
  const other = structuredClone(layout);
  Object.assign(other.rows[0] ?? {}, { builder: { script: 'x' } });
  expect(listLayoutFaults(other)).not.toEqual([]);
});
