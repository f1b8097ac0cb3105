import { expect, it } from 'vitest';
import { brandContrast, brandVariables } from './brandPreview.ts';

it('gives the tokens that the style sheet of the site would hold', () => {
  const tokens = brandVariables({ brand: '#123456', radius: 'round' });
  expect(tokens['--s-radius']).toBe('18px');
  expect(tokens['--s-primary']).toMatch(/^light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/);
});

it.each(['#ffff00', '#0b6b57', '#000000', '#ff00aa'])('finds every brand readable: %s', (brand) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { button, link } = brandContrast(brand, scheme) ?? { button: 0, link: 0 };
    expect(Math.min(button, link)).toBeGreaterThanOrEqual(4.5);
  }
});

it('knows nothing of what is no colour', () => {
  expect(brandContrast('red', 'light')).toBeUndefined();
});
