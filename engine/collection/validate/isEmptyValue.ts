import type { Json } from '../../../schemas/json.ts';

/** An empty value: no value, no text, no item, no field. */
export function isEmptyValue(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
