import { expect, it } from 'vitest';
import { checkCrc16 } from './checkCrc16.ts';
import { promptPay } from './promptPay.ts';

it('computes the CRC of the standard check string', () => {
  expect(checkCrc16('123456789')).toBe('29B1');
});

it.each([
  ['0899999999', undefined, '00020101021129370016A000000677010111011300668999999995802TH53037646304FE29'],
  ['089-999-9999', 420, '00020101021229370016A000000677010111011300668999999995802TH53037645406420.006304CF9E'],
  ['0801234567', undefined, '00020101021129370016A000000677010111011300668012345675802TH530376463046197'],
  ['000-000-0000', 4.22, '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'],
  ['1111111111111', undefined, '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'],
  ['012345678901234', undefined, '00020101021129390016A00000067701011103150123456789012345802TH530376463049781'],
])('writes what banks read for %s and %s', (id, amount, payload) => {
  expect(promptPay(id, amount)).toBe(payload);
});

it.each([
  ['12345', undefined],
  ['9899999999', undefined],
  ['', undefined],
  ['0899999999', 0],
  ['0899999999', -1],
  ['0899999999', Number.NaN],
])('writes nothing for %s and %s', (id, amount) => {
  expect(promptPay(id, amount)).toBeUndefined();
});
