import { expect, it } from 'vitest';
import { stepZoom } from '../../state/zoom.ts';
import { clampWidth, measureCanvas } from './measureCanvas.ts';

const shown = { device: 'laptop', freeWidth: null, zoom: 'fit' } as const;

it('shows the whole width of each device, smaller where there is less room', () => {
  expect(measureCanvas({ ...shown, device: 'phone' }, 800)).toEqual({ width: 390, zoom: 1 });
  expect(measureCanvas(shown, 512)).toEqual({ width: 1024, zoom: 0.5 });
  expect(measureCanvas(shown, 1200)).toEqual({ width: 1200, zoom: 1 });
  expect(measureCanvas({ ...shown, device: 'desktop' }, 720)).toEqual({ width: 1440, zoom: 0.5 });
});

it('keeps to the width and the scale that were chosen', () => {
  expect(measureCanvas({ ...shown, freeWidth: 600, zoom: 1.5 }, 500)).toEqual({ width: 600, zoom: 1.5 });
  expect(measureCanvas({ ...shown, zoom: 9 }, 2000).zoom).toBe(2);
  expect([clampWidth(10), clampWidth(700.4), clampWidth(9999)]).toEqual([280, 700, 2560]);
});

it('steps from any scale to the next of the scale, to its ends', () => {
  expect(stepZoom(0.44, 1)).toBe(0.5);
  expect(stepZoom(0.44, -1)).toBeNull();
  expect(stepZoom(1, 1)).toBe(1.25);
  expect(stepZoom(1, -1)).toBe(0.75);
  expect(stepZoom(2, 1)).toBeNull();
});
