import { isJsonObject, type Json } from '../../../schemas/index.ts';

/** The value at a path, or undefined. */
export function readPath(holder: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  let value: Json | undefined = holder;
  for (const key of path) {
    if (Array.isArray(value)) value = typeof key === 'number' ? value[key] : undefined;
    else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[String(key)];
    else return undefined;
  }
  return value;
}
