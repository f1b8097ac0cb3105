import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeThaiAndSpaces } from './blockTyping.ts';

it('takes Thai letters, digits, marks and every kind of space away', () => {
  expect(removeThaiAndSpaces('สมa ช\u00a0า\tb๑c')).toBe('abc');
});

it('leaves what a person may type in an address or a password as it is', () => {
  const plain = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) });
  fc.assert(fc.property(plain, (text) => removeThaiAndSpaces(text) === text));
});
