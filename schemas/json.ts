import type { JSONSchema7 } from 'json-schema';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** JSON Schema 2020-12. A subschema is an object, never `true` or `false`. */
export interface JsonSchema extends JSONSchema7 {
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  unevaluatedProperties?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  items?: JsonSchema;
  unevaluatedItems?: boolean | JsonSchema;
  minContains?: number;
  maxContains?: number;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, JsonSchema>;
  deprecated?: boolean;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
