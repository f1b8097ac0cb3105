import { type FieldSchema, isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** A field of a record or a line that says nothing: it holds no value, or says how another one is meant that holds none. */
export function isEmptyField({ field, schema }: { field: string; schema: FieldSchema }, values: JsonObject): boolean {
  const other = schema['x-qualifies'];
  return isEmpty(values[field]) || (other !== undefined && !values[other]);
}

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every(isEmpty);
}
