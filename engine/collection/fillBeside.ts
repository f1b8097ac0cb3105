import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';

/**
 * What choosing a record fills in (`x-fill`): for each field beside it the value, null where the record has none. A choice such as
 * a unit goes into a field of plain text by its title, which is what people read and print there.
 */
export function fillBeside(
  fill: Readonly<Record<string, string>> | undefined,
  record: JsonObject,
  titleOf: (place: { target: string; source: string; value: string }) => string | undefined,
): [string, Json][] {
  return Object.entries(fill ?? {}).map(([target, source]) => {
    const value = readPath(record, source);
    return [target, titleOf({ target, source, value: String(value) }) ?? value];
  });
}

function readPath(record: JsonObject, path: string): Json {
  const read = (value: Json | undefined, name: string) =>
    isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return path.split('.').reduce<Json | undefined>(read, record) ?? null;
}
