import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';

/**
 * One difference in a field. `path` is the place inside it (`3.quantity`); without it the whole field changed. Without
 * `from` there was no value before, without `to` there is none after. For a secret field the values are left out.
 */
export interface FieldChange {
  field: string;
  path?: string;
  from?: Json;
  to?: Json;
  secret?: true;
}

interface Step {
  path: string[];
  from?: Json;
  to?: Json;
}

/**
 * The differences between two versions of a record's data, in the order in which they must be replayed. Inside lists
 * and objects only the differing parts are kept, unless the whole field is shorter.
 */
export function diffData(before: JsonObject, after: JsonObject, secrets: readonly string[] = []): FieldChange[] {
  const hidden = new Set(secrets);
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field): FieldChange[] => {
    const from = own(before, field);
    const to = own(after, field);
    if (from !== undefined && to !== undefined && isSame(from, to)) return [];
    if (hidden.has(field)) return [{ field, secret: true }];
    const whole: FieldChange = { field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const steps = from === undefined || to === undefined ? [] : diffValues(from, to, []);
    if (steps.length < 1 || steps.some(({ path }) => path.length === 0)) return [whole];
    const parts = steps.map(({ path, ...values }): FieldChange => ({ field, path: path.join('.'), ...values }));
    return JSON.stringify(parts).length < JSON.stringify(whole).length ? parts : [whole];
  });
}

function diffValues(from: Json, to: Json, path: string[]): Step[] {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, path);
  if (isJsonObject(from) && isJsonObject(to) && hasSimpleKeys(from) && hasSimpleKeys(to))
    return diffObjects(from, to, path);
  return [{ path, from, to }];
}

/** Items are compared by index; surplus items are removed from the end, so that indexes stay valid during replay. */
function diffLists(from: Json[], to: Json[], path: string[]): Step[] {
  const steps: Step[] = [];
  for (let index = 0; index < Math.min(from.length, to.length); index += 1)
    steps.push(...diffValues(at(from, index), at(to, index), [...path, String(index)]));
  for (let index = from.length; index < to.length; index += 1)
    steps.push({ path: [...path, String(index)], to: at(to, index) });
  for (let index = from.length - 1; index >= to.length; index -= 1)
    steps.push({ path: [...path, String(index)], from: at(from, index) });
  return steps;
}

function diffObjects(from: JsonObject, to: JsonObject, path: string[]): Step[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key): Step[] => {
    const [old, next] = [own(from, key), own(to, key)];
    if (old === undefined) return next === undefined ? [] : [{ path: [...path, key], to: next }];
    if (next === undefined) return [{ path: [...path, key], from: old }];
    return diffValues(old, next, [...path, key]);
  });
}

/** A key that contains a dot cannot be part of a dotted path: the surrounding object is recorded as a whole. */
function hasSimpleKeys(value: JsonObject): boolean {
  return Object.keys(value).every((key) => key !== '' && !key.includes('.') && key !== '__proto__');
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, at(other, index)))
    );
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => {
      const [a, b] = [own(one, key), own(other, key)];
      return a !== undefined && b !== undefined && isSame(a, b);
    })
  );
}

function own(value: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function at(list: Json[], index: number): Json {
  return list[index] ?? null;
}
