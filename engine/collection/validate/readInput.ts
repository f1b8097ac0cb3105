import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { describeIssue, type IssueCode } from './issue.ts';
import { recordLimits } from './recordLimits.ts';

interface Reading {
  errors: ErrorDetail[];
  nodes: number;
}

/** Marks a value that is left out of the result. */
const left = Symbol('left out');

/**
 * A copy of a caller's input, validated as JSON that Postgres can store: limited depth and size, well-formed texts
 * without NUL. For any input it returns errors and never throws.
 */
export function readInput(input: unknown): { value: JsonObject; errors: ErrorDetail[] } {
  const reading: Reading = { errors: [], nodes: 0 };
  let value: Json | typeof left = left;
  try {
    value = copy(input, '', 0, reading);
  } catch {
    // A getter or a proxy of the caller may throw anything.
    value = refuse(reading, 'not_json', '');
  }
  // Nothing is made of the part that was still read: it would be judged, fault by fault, as if it were all.
  if (reading.nodes > recordLimits.nodes) return { value: {}, errors: reading.errors };
  if (value !== left && isJsonObject(value)) return { value, errors: reading.errors };
  if (reading.errors.length === 0) refuse(reading, 'type', '', { type: 'object', typeTh: 'ชุดข้อมูล' });
  return { value: {}, errors: reading.errors };
}

function copy(value: unknown, path: string, depth: number, reading: Reading): Json | typeof left {
  reading.nodes += 1;
  if (reading.nodes > recordLimits.nodes) return refuseOnce(reading, 'too_large', '');
  if (depth > recordLimits.depth) return refuse(reading, 'too_deep', path);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return copyText(value, path, reading);
  // NaN and infinity are left to the type check of the field; here they only must not become null.
  if (typeof value === 'number')
    return Number.isFinite(value) ? (value === 0 ? 0 : value) : refuse(reading, 'type', path, number);
  if (value === undefined || typeof value === 'function') return left;
  if (Array.isArray(value)) return copyList(value, path, depth, reading);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? refuse(reading, 'type', path, date) : value.toISOString();
  if (!isPlain(value)) return refuse(reading, 'not_json', path);
  return copyObject(value, path, depth, reading);
}

const number = { type: 'number', typeTh: 'ตัวเลข' };
const date = { type: 'date', typeTh: 'วันที่' };

function copyList(list: unknown[], path: string, depth: number, reading: Reading): Json {
  const items: Json[] = [];
  for (let index = 0; index < list.length && reading.nodes <= recordLimits.nodes; index += 1) {
    const item = copy(list[index], join(path, String(index)), depth + 1, reading);
    items.push(item === left ? null : item);
  }
  return items;
}

function copyObject(value: Record<string, unknown>, path: string, depth: number, reading: Reading): Json {
  const entries: [string, Json][] = [];
  for (const key of Object.keys(value)) {
    const place = join(path, key);
    if (key === '__proto__' || key.length > recordLimits.keyLength || !isStorable(key)) {
      refuse(reading, 'key', join(path, key.slice(0, 50).toWellFormed().replaceAll('\u0000', '')));
      continue;
    }
    const item = copy(value[key], place, depth + 1, reading);
    if (item !== left) entries.push([key, item]);
    if (reading.nodes > recordLimits.nodes) break;
  }
  return Object.fromEntries(entries);
}

function copyText(text: string, path: string, reading: Reading): Json | typeof left {
  if (text.length > recordLimits.textLength) return refuse(reading, 'too_long', path);
  return isStorable(text) ? text : refuse(reading, 'characters', path);
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

function refuse(reading: Reading, code: IssueCode, path: string, params = {}): typeof left {
  if (reading.errors.length < recordLimits.faults) reading.errors.push(describeIssue(code, { path }, params));
  return left;
}

function refuseOnce(reading: Reading, code: IssueCode, path: string): typeof left {
  return reading.errors.some((error) => error.code === code) ? left : refuse(reading, code, path);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
