import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countJson } from './countJson.ts';

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + count(item), 1);
}

function widest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((most, item) => Math.max(most, widest(item)), own);
}

it('counts no fewer values than there are, and no more than one beside each that holds others', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { values } = countJson(JSON.stringify(value));
      expect(values).toBeGreaterThanOrEqual(count(value));
      expect(values).toBeLessThanOrEqual(2 * count(value));
    }),
  );
});

it('counts the names of the widest object, and one of an object that has none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { names } = countJson(JSON.stringify(value));
      expect(names).toBe(
        Math.max(
          widest(value),
          JSON.stringify(value)
            .replace(/"(\\.|[^"\\])*"/g, '')
            .includes('{')
            ? 1
            : 0,
        ),
      );
    }),
  );
});

it('counts nothing inside of texts', () => {
  expect(countJson(JSON.stringify({ 'a,[{\\"': '"[,,,{\\', b: '\\\\",' }))).toEqual({ values: 3, names: 2 });
});
