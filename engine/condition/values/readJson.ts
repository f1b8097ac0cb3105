import type { Json } from '../../../schemas/json.ts';
import { refuseQuery } from './condition.errors.ts';
import { conditionLimits } from './conditionLimits.ts';

/**
 * A frozen copy of an untrusted value, validated as JSON that Postgres can store: limited depth and size, finite
 * numbers, well-formed texts without NUL. Dates become ISO text.
 */
export function readJson(value: unknown, path = ''): Json {
  const budget = { left: conditionLimits.nodes };
  return copy(value, path, 0, budget);
}

function copy(value: unknown, path: string, depth: number, budget: { left: number }): Json {
  budget.left -= 1;
  if (budget.left < 0) refuseQuery(path, { th: 'ใหญ่เกินไป', en: `more than ${conditionLimits.nodes} values` });
  if (depth > conditionLimits.depth) {
    refuseQuery(path, { th: 'ซ้อนลึกเกินไป', en: `nested deeper than ${conditionLimits.depth}` });
  }
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value === 0 ? 0 : value;
    return refuseQuery(path, { th: 'ตัวเลขไม่ถูกต้อง', en: 'a number that is not finite' });
  }
  if (typeof value === 'string') return checkText(value, path);
  if (Array.isArray(value)) {
    return freeze(Array.from(value, (item, index) => copy(item, join(path, String(index)), depth + 1, budget)));
  }
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  if (!isPlainObject(value)) return refuseQuery(path, { th: 'ชนิดข้อมูลไม่รองรับ', en: `not a JSON value` });
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    checkText(key, path);
    return [key, copy(item, join(path, key), depth + 1, budget)];
  });
  // fromEntries defines own properties, so a key such as __proto__ stays harmless data.
  return freeze(Object.fromEntries(entries));
}

function freeze<T extends Json>(value: T): T {
  Object.freeze(value);
  return value;
}

function checkText(text: string, path: string): string {
  if (text.length > conditionLimits.textLength) {
    refuseQuery(path, { th: 'ข้อความยาวเกินไป', en: `a text longer than ${conditionLimits.textLength} characters` });
  }
  if (text.includes('\u0000') || !text.isWellFormed()) {
    refuseQuery(path, { th: 'มีอักขระที่ไม่รองรับ', en: 'a text with a NUL or half a surrogate pair' });
  }
  return text;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The path of a part: `items.0.price`. */
export function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
