import { expect, it } from 'vitest';
import { isEmptyField } from './isEmptyField.ts';

const kind = { field: 'discount_type', schema: { type: 'string', 'x-qualifies': 'discount' } } as const;

it.each([
  [{}, true],
  [{ discount_type: 'percent' }, true],
  [{ discount_type: 'percent', discount: 0 }, true],
  [{ discount_type: 'percent', discount: 5 }, false],
  [{ discount: 5 }, true],
])('says of %o whether the kind of discount is nothing: %s', (values, isEmpty) => {
  expect(isEmptyField(kind, values)).toBe(isEmpty);
});

it('takes no, zero and texts as values, but no empty lists and objects', () => {
  const field = { field: 'a', schema: {} };
  expect([false, 0, 'x'].map((a) => isEmptyField(field, { a }))).toEqual([false, false, false]);
  expect([[], '', null, { th: '' }].map((a) => isEmptyField(field, { a }))).toEqual([true, true, true, true]);
});
