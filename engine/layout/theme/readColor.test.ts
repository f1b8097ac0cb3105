import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandCss } from './brandCss.ts';
import { isDarkColor, readColor } from './readColor.ts';

it.each([
  '#fff',
  '#0b6b57',
  '#0b6b5780',
  'rgb(1 2 3 / 0.5)',
  'hsl(120deg, 50%, 50%)',
  'oklch(0.7 0.1 200)',
  'white',
  'transparent',
])('lets %s through', (color) => {
  expect(readColor(color)).toBe(color);
});

it('names colours of the theme by their token', () => {
  expect(readColor('primary-soft')).toBe('var(--s-primary-soft)');
});

it('lets nothing through that could end the value', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readColor(typed) ?? '').not.toMatch(/[;{}"'\\<>@]|url|expression/i);
    }),
  );
  for (const typed of ['red;position:fixed', 'url(x)', '#fff}', 'rgb(1,2,3);x', 'var(--x)', 7, null])
    expect(readColor(typed)).toBeUndefined();
});

it('knows which ground asks for light text', () => {
  expect(isDarkColor('#0b3b31')).toBe(true);
  expect(isDarkColor('#fdf6e3')).toBe(false);
  expect(isDarkColor('var(--s-surface)')).toBeUndefined();
});

it('writes tokens of a brand that no site can break out of', () => {
  expect(brandCss({ brand: '#0f6b57', radius: 'round' })).toMatch(
    /^:root\{--s-primary:light-dark\(#0f6b57,#[0-9a-f]{6}\);.*--s-radius-large:28px\}$/,
  );
  expect(brandCss({ brand: '}</style><script>', accent: 'red', radius: 'toString' as never })).toBe('');
});
