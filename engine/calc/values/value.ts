import type { Json, JsonObject } from '../../../schemas/json.ts';
import { isDay } from '../../content/isDay.ts';
import { Decimal, roundTo } from './decimal.ts';
import type { ValueType } from './valueType.ts';

/** A value while a formula runs; null stands for whatever is missing. Dates and moments are texts as they are stored. */
export type Value = null | boolean | string | Decimal | readonly Value[] | { readonly [key: string]: Value | Json };

/** A stored value as its type says; null where it is something else, because a formula never fails on what people stored. */
export function readValue(raw: unknown, type: ValueType): Value {
  if (raw === null || raw === undefined) return null;
  switch (type.kind) {
    case 'number':
      return readNumber(raw);
    case 'text':
      return typeof raw === 'string' ? raw : null;
    case 'boolean':
      return typeof raw === 'boolean' ? raw : null;
    case 'date':
      return typeof raw === 'string' && isDay(raw.slice(0, 10)) ? raw.slice(0, 10) : null;
    case 'moment':
      return readMoment(raw);
    case 'list':
      return Array.isArray(raw) ? raw : null;
    case 'object':
      return typeof raw === 'object' && !Array.isArray(raw) ? (raw as JsonObject) : null; // records came as JSON
    case 'nothing':
      return null;
    default:
      return readAny(raw);
  }
}

/**
 * A result as JSON, its numbers rounded to `places`. `count` is called for every value: a list that holds another one a thousand times holds
 * it once as a value, and a thousand times as JSON.
 */
export function leaveValue(value: Value, places?: number, count?: () => void): Json {
  count?.();
  if (value === null || typeof value !== 'object') return value;
  if (isDecimal(value)) return leaveNumber(value, places);
  if (Array.isArray(value)) return value.map((item: Value) => leaveValue(item, places, count));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, leaveValue(readValue(item, { kind: 'any' }), places, count)]),
  );
}

export function isDecimal(value: unknown): value is Decimal {
  return value instanceof Decimal;
}

function leaveNumber(value: Decimal, places?: number): number | null {
  const number = (places === undefined ? value : roundTo(value, places)).toNumber();
  if (!Number.isFinite(number)) return null;
  return number === 0 ? 0 : number; // no negative zero
}

function readNumber(raw: unknown): Decimal | null {
  if (isDecimal(raw)) return raw.isFinite() ? raw : null;
  return typeof raw === 'number' && Number.isFinite(raw) ? new Decimal(raw) : null;
}

function readMoment(raw: unknown): string | null {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? null : raw.toISOString();
  return typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? raw : null;
}

function readAny(raw: unknown): Value {
  if (typeof raw === 'number') return readNumber(raw);
  if (raw instanceof Date) return readMoment(raw);
  return typeof raw === 'undefined' ? null : (raw as Value); // the rest of JSON is a value as it is
}
