import { expect, it, vi } from 'vitest';
import { buildLayout } from '../../tests/factories/buildPage.ts';
import { needsBlockStyles } from './blockStyles.ts';

const style = { padding: { top: 2 } };
const rows = (object: object) => buildLayout({}, [{ uid: 'o', type: 'card', ...object }]).rows;

it('is needed where any block was given a look, however deep', () => {
  expect(needsBlockStyles(rows({}))).toBe(false);
  expect(needsBlockStyles(rows({ style }))).toBe(true);
  expect(needsBlockStyles(rows({ rows: rows({ rows: rows({}) }) }))).toBe(false);
  expect(needsBlockStyles(rows({ rows: rows({ rows: rows({ style }) }) }))).toBe(true);
  expect(needsBlockStyles([{ uid: 'r', columns: [], style }])).toBe(true);
  expect(needsBlockStyles([{ uid: 'r', columns: [{ uid: 'c', objects: [], style }] }])).toBe(true);
});

it('draws blocks without a look at once, and refuses to draw others wrongly', async () => {
  vi.resetModules();
  const { styleOf, blockStyles } = await import('./blockStyles.ts');
  expect(styleOf(undefined)).toEqual({ className: '', style: {} });
  expect(() => styleOf(style)).toThrow('before it was loaded');
  await blockStyles.load();
  expect(styleOf(style).style).toEqual({ paddingBlockStart: '8px' });
});
