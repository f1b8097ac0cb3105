import { latinDigits } from '../../content/latinDigits.ts';

/** Digits that a number of JSON keeps exactly. */
export const sureDigits = 15;

/** `1234.5` with two places is `1,234.50`. By its text, never by binary fractions. */
export function showDecimal(value: number, places: { least: number }): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  const digits = fraction.padEnd(places.least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return digits === '' ? grouped : `${grouped}.${digits}`;
}

/** A number as people type it, in Thai or Latin digits, with or without commas; undefined for anything else. */
export function readDecimal(text: string): number | undefined {
  const typed = latinDigits(text).replaceAll(',', '').replaceAll(' ', '').replace('−', '-');
  return /^-?(?:\d{1,18}(?:\.\d{0,12})?|\.\d{1,12})$/.test(typed) ? Number(typed) : undefined;
}

/** Digits after the point. */
export function countPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Whether JSON keeps each digit of it. */
export function isSure(value: number): boolean {
  return Number(value.toPrecision(sureDigits)) === value && Math.abs(value) < 10 ** sureDigits;
}
