import type { Json } from '../../../schemas/json.ts';
import { largestNumber, smallestNumber } from './operators.ts';

/** The result of an expression; `undefined` is a missing field. */
export type Value = Json | undefined;

/** False, null, zero and missing are false; everything else, including the empty text, is true. */
export function isTrue(value: Value): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}

/** The number to calculate with; undefined beyond the range in which no result can overflow. */
export function toNumber(value: Value): number | undefined {
  if (typeof value !== 'number' || Math.abs(value) > largestNumber) return undefined;
  return Math.abs(value) < smallestNumber ? 0 : value;
}

export function toWhole(value: Value): number | undefined {
  const number = toNumber(value);
  return number !== undefined && Number.isInteger(number) && Math.abs(number) <= 1_000_000_000 ? number : undefined;
}

/** The result of arithmetic: never minus zero; null if it is not a number. */
export function asResult(number: number | undefined): Json {
  return number === undefined ? null : number + 0;
}

/** A number written without exponent. */
export function writeNumber(value: number): string {
  const [mantissa = '0', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  if (shift >= 0) return `${sign}${whole}${fraction.padEnd(shift, '0')}`;
  return `${sign}0.${'0'.repeat(-shift - whole.length)}${whole}${fraction}`;
}

/** The exact decimal sum, rounded to a number once, whatever the order of its terms. */
export function sumExactly(numbers: readonly number[]): number {
  const parts = numbers.map(splitDecimal);
  const places = Math.max(0, ...parts.map((part) => part.places));
  const total = parts.reduce((sum, part) => sum + part.digits * 10n ** BigInt(places - part.places), 0n);
  return Number(`${total}e-${places}`) + 0;
}

function splitDecimal(value: number): { digits: bigint; places: number } {
  const [whole = '0', fraction = ''] = writeNumber(value).split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}
