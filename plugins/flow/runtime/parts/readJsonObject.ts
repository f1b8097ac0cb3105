import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** Undefined for what is no object, or no JSON yet. */
export function readJsonObject(text: string): JsonObject | undefined {
  try {
    const read = JSON.parse(text) as Json; // whatever JSON gives is Json
    return isJsonObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
