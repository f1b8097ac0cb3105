import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCitizenId } from './isCitizenId.ts';

it('accepts a number whose last digit is the check digit', () => {
  expect(isCitizenId('1101700230708')).toBe(true);
  expect(isCitizenId('1234567890121')).toBe(true);
});

it.each(['1101700230703', '110170023070', '11017002307081', '110170023070x', '๑๑๐๑๗๐๐๒๓๐๗๐๘', ''])(
  'refuses %j',
  (value) => {
    expect(isCitizenId(value)).toBe(false);
  },
);

it('notices any single wrong digit and accepts exactly one check digit', () => {
  const twelve = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(twelve, (start) => {
      const good = [...'0123456789'].filter((digit) => isCitizenId(start + digit));
      expect(good).toHaveLength(1);
    }),
  );
});
