import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cropBox, moveCrop, wholeCrop } from './cropSquare.ts';

it('keeps the middle square of a picture at first', () => {
  expect(cropBox(wholeCrop, { width: 400, height: 200 })).toEqual({ left: 100, top: 0, side: 200 });
});

it('never leaves the picture, however it is pulled', () => {
  const part = fc.double({ min: -5, max: 5, noNaN: true });
  const length = fc.integer({ min: 1, max: 9000 });
  const moves = fc.array(fc.record({ x: part, y: part, zoom: part }), { maxLength: 20 });
  fc.assert(
    fc.property(moves, length, length, (pulls, width, height) => {
      const crop = pulls.reduce((before, by) => moveCrop(before, by, { width, height }), wholeCrop);
      const { left, top, side } = cropBox(crop, { width, height });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
