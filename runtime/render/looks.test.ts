import { expect, it } from 'vitest';
import { buildLayout } from '../../tests/factories/buildPage.ts';
import { loadLooks, lookOf, needsLooks } from './looks.ts';

const style = { padding: { top: 2 } };
const rows = (object: object) => buildLayout({}, [{ uid: 'o', type: 'card', ...object }]).rows;

it('is needed where any block was given a look, however deep', () => {
  expect(needsLooks(rows({}))).toBe(false);
  expect(needsLooks(rows({ style }))).toBe(true);
  expect(needsLooks(rows({ rows: rows({ rows: rows({}) }) }))).toBe(false);
  expect(needsLooks(rows({ rows: rows({ rows: rows({ style }) }) }))).toBe(true);
  expect(needsLooks([{ uid: 'r', columns: [], style }])).toBe(true);
  expect(needsLooks([{ uid: 'r', columns: [{ uid: 'c', objects: [], style }] }])).toBe(true);
});

it('draws blocks without a look at once, and refuses to draw others wrongly', async () => {
  expect(lookOf(undefined)).toEqual({ className: '', style: {} });
  expect(() => lookOf(style)).toThrow('loadLooks');
  await loadLooks();
  expect(lookOf(style).style).toEqual({ paddingBlockStart: '8px' });
});
