import { type FieldSchema, isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { isComputed } from './isComputed.ts';

/** A value of a form as it is stored: nothing for what is empty, numbers for what was typed as text. */
export function readFormValue(value: Json | undefined, schema: FieldSchema = {}): Json {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return readText(value, schema);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => readFormValue(item, schema.items));
  if (!isJsonObject(value) || schema['x-type'] !== undefined) return value;
  const inner = Object.entries(value).map(([key, own]): [string, Json] => [
    key,
    readFormValue(own, schema.properties?.[key]),
  ]);
  const filled = inner.filter(([, own]) => own !== null);
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

function readText(value: string, { type, 'x-type': named }: FieldSchema): Json {
  const types = Array.isArray(type) ? type : [type];
  if (named !== undefined || types.includes('string')) return value;
  const isNumber = types.includes('number') || types.includes('integer');
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Whether two values are the same to whoever fills in the form: empty is empty, whatever it is written as. */
export function isSameValue(one: Json | undefined, other: Json | undefined, schema?: FieldSchema): boolean {
  return isEqual(readFormValue(one, schema), readFormValue(other, schema));
}

function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]));
}

export interface FormField {
  field: string;
  schema: FieldSchema;
}

/** The fields that differ from what the form began with, as they are stored. */
export function changedValues(values: JsonObject, base: JsonObject, fields: readonly FormField[]): JsonObject {
  const changed = fields.filter(({ field, schema }) => !isSameValue(values[field], base[field], schema));
  return Object.fromEntries(changed.map(({ field, schema }) => [field, readFormValue(values[field], schema)]));
}

/** Of what changed, what somebody gave: without what the form computes, and without switches that stand at off as before. */
export function typedValues(changed: JsonObject, base: JsonObject, fields: readonly FormField[]): JsonObject {
  const computed = new Set(fields.filter(({ schema }) => isComputed(schema)).map(({ field }) => field));
  const isOff = (field: string, value: Json) => value === false && (base[field] ?? null) === null;
  return Object.fromEntries(
    Object.entries(changed).filter(([field, value]) => !computed.has(field) && !isOff(field, value)),
  );
}

/** A field with its parts, where it is an object that a form fills in part by part. */
interface PartedField {
  field: string;
  parts?: readonly { field: string }[];
}

/** The values of a form: the parts of an object each under its own name, `company.tax_id`. */
export function spreadParts(values: JsonObject, fields: readonly PartedField[]): JsonObject {
  const spread = Object.entries(values).flatMap(([name, value]): [string, Json][] => {
    const parts = fields.find(({ field }) => field === name)?.parts;
    if (!parts) return [[name, value]];
    const whole = isJsonObject(value) ? value : {};
    return parts.map(({ field }) => [`${name}.${field}`, whole[field] ?? null]);
  });
  return Object.fromEntries(spread);
}

/** The objects whole again; what the form does not know of them stays as it was. */
export function gatherParts(values: JsonObject, fields: readonly PartedField[], base: JsonObject): JsonObject {
  const gathered: JsonObject = { ...values };
  for (const { field: name, parts } of fields) {
    if (!parts?.some(({ field }) => Object.hasOwn(values, `${name}.${field}`))) continue;
    const before = base[name];
    const whole: JsonObject = isJsonObject(before) ? { ...before } : {};
    for (const { field } of parts) {
      const value = values[`${name}.${field}`] ?? null;
      if (value === null || value === '') delete whole[field];
      else whole[field] = value;
    }
    gathered[name] = whole;
  }
  return gathered;
}
