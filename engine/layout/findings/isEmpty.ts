import { isJsonObject, type Json } from '../../../schemas/index.ts';

/** Whether a stored value says nothing, in whatever language. */
export function isEmpty(value: Json | undefined): boolean {
  if (isJsonObject(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
