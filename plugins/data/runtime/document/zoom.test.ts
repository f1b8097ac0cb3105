import { expect, it } from 'vitest';
import { clampZoom, fitZoom } from './zoom.ts';

it('keeps zoom between 30% and 300% in steps of 10%', () => {
  expect([0, 0.34, 1.26, 9].map((zoom) => clampZoom(zoom).toFixed(1))).toEqual(['0.3', '0.3', '1.3', '3.0']);
});

it('fits a page into a phone and a wide screen', () => {
  expect([fitZoom(360, 794), fitZoom(1200, 794), fitZoom(0, 794)].map((zoom) => zoom.toFixed(2))).toEqual([
    '0.45',
    '1.51',
    '1.00',
  ]);
});
