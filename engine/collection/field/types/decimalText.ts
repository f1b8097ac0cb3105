import { latinDigits } from '../../../content/latinDigits.ts';

/** Digits that a number of JSON keeps exactly. */
export const exactDigits = 15;

/** `1234.5` with two places is `1,234.50`. By its text, never by binary fractions. */
export function showDecimal(value: number, places: { least: number }): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  const digits = fraction.padEnd(places.least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return digits === '' ? grouped : `${grouped}.${digits}`;
}

/**
 * A number as people type it, in Thai or Latin digits, with or without commas or spaces between thousands; undefined for anything else,
 * as `1,5`, which might be one and a half.
 */
export function readDecimal(text: string): number | undefined {
  const typed = latinDigits(text).trim().replace('−', '-');
  return decimal.test(typed) ? Number(typed.replace(/[, ]/g, '')) : undefined;
}

const decimal = /^-?(?:(?:\d{1,22}|\d{1,3}(?:[, ]\d{3}){1,6})(?:\.\d{0,30})?|\.\d{1,30})$/;

/** Digits after the point. */
export function countPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Whether JSON keeps each digit of it. */
export function isExact(value: number): boolean {
  return Number(value.toPrecision(exactDigits)) === value && Math.abs(value) < 10 ** exactDigits;
}
