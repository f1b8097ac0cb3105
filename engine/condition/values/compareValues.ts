import { isJsonObject, type Json } from '../../../schemas/json.ts';

/** MongoDB's order of types; a missing value sorts as null. */
export function rankType(value: Json | undefined): number {
  if (value === undefined || value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (typeof value === 'boolean') return 6;
  return Array.isArray(value) ? 5 : 4;
}

/** Compares any two values. Two arrays, and two objects, have no order between them. */
export function compareValues(left: Json | undefined, right: Json | undefined): number {
  const ranks = rankType(left) - rankType(right);
  if (ranks !== 0) return ranks;
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  return 0;
}

/** Order by code point, as Postgres sorts in collation "C"; `<` of JavaScript differs beyond the first 65,536. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return weighUnit(a) - weighUnit(b);
  }
  return left.length - right.length;
}

/** Surrogates encode the highest code points, so they sort after every other unit. */
function weighUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Equality of JSON; the order of an object's keys does not matter. */
export function equalValues(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => equalValues(item, right[index]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equalValues(left[key], right[key]))
  );
}
