import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** `customer.name` reads inside; what is not there is null. */
export function readValue(record: JsonObject, path: string): Json {
  let value: Json | undefined = record;
  for (const name of path.split('.'))
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value ?? null;
}

/** Where a record is shown: `/sales/{id}` with its values in place of the names. */
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
