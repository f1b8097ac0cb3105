import { expect, it } from 'vitest';
import type { Layout } from '../../schemas/index.ts';
import { readFrame } from './readFrame.ts';

it('reads the device that imported layouts call labtop, on rows, columns and objects', () => {
  const style = { visibleOn: ['labtop', 'mobile'], shadow: 'small' };
  const object = { uid: 'o', type: 'note', style };
  const layout = {
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'r', style, columns: [{ uid: 'c', style, objects: [object] }] }],
  };
  const text = JSON.stringify(readFrame(layout as unknown as Layout));
  expect(text).not.toContain('labtop');
  expect(text.match(/"visibleOn":\["laptop","mobile"\],"shadow":"small"/g)).toHaveLength(3);
  expect(JSON.stringify(layout)).toContain('labtop');
});

it('reads whatever else stands there as before', () => {
  const rows = [
    { uid: 'r', style: 'x', columns: [{ uid: 'c', style: { visibleOn: 'all' }, objects: [5, { uid: 'o' }] }] },
    7,
  ];
  expect(readFrame({ version: 1, kind: 'page', settings: {}, rows } as unknown as Layout).rows).toEqual([
    { uid: 'r', style: 'x', columns: [{ uid: 'c', style: { visibleOn: 'all' }, objects: [] }] },
  ]);
});
