import { isJsonObject, type Json } from '../../../schemas/json.ts';

/** Whether a value would be read as an operator where a condition names what to compare with: `{ "$ne": "" }`, at any depth. */
export function hasOperator(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(hasOperator);
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(([name, part]) => name.startsWith('$') || hasOperator(part));
}
