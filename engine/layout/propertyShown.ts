import { isJsonObject, type Json, type JsonObject, type PropertySchema } from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';

/** Whether a property applies: `x-when` is a condition on its siblings, with their defaults. */
export function isPropertyShown(schema: PropertySchema, siblings: JsonObject): boolean {
  const condition = schema['x-when'];
  if (!condition) return true;
  try {
    return matchesCondition(siblings, condition);
  } catch {
    return true; // an unreadable condition must not hide a property
  }
}

/** A value completed by the defaults of its schema. */
export function fillDefaults(value: Json | undefined, schema: PropertySchema): JsonObject {
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Json][] =>
    property.default === undefined ? [] : [[name, property.default]],
  );
  return { ...Object.fromEntries(defaults), ...(isJsonObject(value) ? value : {}) };
}
