import { isJsonObject, type Json } from '../../../schemas/json.ts';

const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const singles = new Set(['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else']);

/** The schemas within a keyword's value, by name. */
export function listInner(keyword: string, value: Json): [string, Json][] {
  if (maps.has(keyword) && isJsonObject(value)) return Object.entries(value);
  if (lists.has(keyword) && Array.isArray(value)) return value.map((each, index) => [`${keyword}.${index}`, each]);
  return singles.has(keyword) ? [[keyword, value]] : [];
}
