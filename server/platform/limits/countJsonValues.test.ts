import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countJsonValues } from './countJsonValues.ts';

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + count(item), 1);
}

it('counts no fewer values than there are, and no more than one beside each that holds others', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(countJsonValues(text)).toBeGreaterThanOrEqual(count(value));
      expect(countJsonValues(text)).toBeLessThanOrEqual(2 * count(value));
    }),
  );
});

it('counts nothing inside of texts', () => {
  expect(countJsonValues(JSON.stringify({ 'a,[{\\"': '"[,,,{\\', b: '\\\\",' }))).toBe(3);
});
