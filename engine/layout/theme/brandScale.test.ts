import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandScale, pageBackgrounds } from './brandScale.ts';
import { contrast, hexToOklch, oklchToHex } from './oklch.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('reaches AA in light and dark for any brand colour', () => {
  fc.assert(
    fc.property(anyColor, (brand) => {
      const scale = brandScale(brand);
      for (const scheme of ['light', 'dark'] as const) {
        const { fill, strong, onFill, text, soft, line } = scale![scheme];
        expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(strong, onFill)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, pageBackgrounds[scheme])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(line, pageBackgrounds[scheme])).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 300 },
  );
});

it('leaves a brand colour that is readable as it is', () => {
  expect(brandScale('#0b6b57')?.light.fill).toBe('#0b6b57');
});

it('keeps the hue where it must change the lightness', () => {
  const hue = (hex: string) => hexToOklch(hex)?.h ?? 0;
  expect(Math.abs(hue(brandScale('#e0a11b')!.light.text) - hue('#e0a11b'))).toBeLessThan(6);
});

it.each(['', 'red', '#12', 'rgb(1,2,3)', '#12345g', '}body{display:none'])('takes %j for no colour', (brand) => {
  expect(brandScale(brand)).toBeUndefined();
});

it('knows the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const back = oklchToHex(hexToOklch(color)!);
      for (const at of [1, 3, 5])
        expect(
          Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(color.slice(at, at + 2), 16)),
        ).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});
