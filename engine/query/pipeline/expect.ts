import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { parseFieldPath } from '../../condition/values/fieldPath.ts';
import { join } from '../../condition/values/readJson.ts';
import { queryLimits } from '../sql/limits.ts';

export function expectObject(value: Json | undefined, at: string): JsonObject {
  if (isJsonObject(value)) return value;
  return refuseQuery(at, { th: 'ต้องเป็นออบเจ็กต์', en: 'an object was expected' });
}

/** An object with no other keys than these. */
export function expectKeys(value: Json, at: string, keys: readonly string[]): JsonObject {
  const source = expectObject(value, at);
  const strange = Object.keys(source).find((key) => !keys.includes(key));
  if (strange === undefined) return source;
  return refuseQuery(join(at, strange), { th: 'ไม่รู้จักตัวเลือกนี้', en: `it takes ${keys.join(', ')}` });
}

export function expectText(value: Json | undefined, at: string): string {
  if (typeof value === 'string' && value !== '') return value;
  return refuseQuery(at, { th: 'ต้องเป็นข้อความ', en: 'a text was expected' });
}

/** A field's name, not a path. */
export function expectFieldName(value: Json | undefined, at: string): string {
  const name = expectText(value, at);
  if (parseFieldPath(name, at).segments.length === 1) return name;
  return refuseQuery(at, { th: 'ชื่อมีจุดไม่ได้', en: 'a name without dots was expected' });
}

export function expectWhole(value: Json | undefined, at: string, least: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= queryLimits.offset)
    return value;
  return refuseQuery(at, {
    th: 'ต้องเป็นจำนวนเต็ม',
    en: `a whole number from ${least} to ${queryLimits.offset} was expected`,
  });
}
