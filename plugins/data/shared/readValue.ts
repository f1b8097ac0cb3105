import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** Reads a path such as `customer.name`; null when missing. */
export function readValue(record: JsonObject, path: string): Json {
  let value: Json | undefined = record;
  for (const name of path.split('.'))
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value ?? null;
}

/** Fills an address such as `/sales/{id}` with a record's values. */
export function fillPath(path: string, record: JsonObject): string | undefined {
  if (path === '') return undefined;
  let isComplete = true;
  const filled = path.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = readValue(record, name);
    if (value === null || typeof value === 'object') isComplete = false;
    return encodeURIComponent(String(value));
  });
  return isComplete ? filled : undefined;
}
