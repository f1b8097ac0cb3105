import { isJsonObject, type Json, type JsonObject, type LayoutObject, type Row } from '../../../schemas/index.ts';
import { listObjectParts } from '../listParts.ts';
import { mapObjects } from '../mapObjects.ts';
import { type FindDefinition, migrateObject } from '../migrateLayout.ts';

/**
 * The rows of a saved block with what the page says instead: by uid of the object in the block, then by path of the property. Whatever is no part of the block, or no text, is left
 * out: a page changes words, pictures and links, never what a block reads or who may see it.
 */
export function changeParts(rows: Row[], changes: unknown, findDefinition: FindDefinition): Row[] {
  if (!isJsonObject(changes) || Object.keys(changes).length === 0) return rows;
  return mapObjects(rows, (stored) => {
    const own = Object.hasOwn(changes, stored.uid) ? changes[stored.uid] : undefined;
    const definition = findDefinition(stored.type);
    if (!isJsonObject(own) || !definition) return stored;
    const object = migrateObject(stored, definition);
    const meant = listObjectParts(object, definition).filter(
      ({ path, schema }) => Object.hasOwn(own, path) && isText(own[path], schema.maxLength),
    );
    return meant.reduce((changed, { path }) => write(changed, path.split('.'), own[path] ?? ''), object);
  });
}

/** A text, or one in several languages. */
function isText(value: Json | undefined, most = 300): boolean {
  if (typeof value === 'string') return value.length <= most;
  return (
    isJsonObject(value) &&
    Object.values(value).length > 0 &&
    Object.values(value).every((each) => typeof each === 'string' && each.length <= most)
  );
}

function write(object: LayoutObject, path: string[], value: Json): LayoutObject {
  return writeAt(object as unknown as JsonObject, path, value) as unknown as LayoutObject; // an object that came from JSON
}

function writeAt(holder: Json | undefined, [key, ...rest]: string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(holder)) return holder.with(Number(key), writeAt(holder[Number(key)], rest, value));
  const record = isJsonObject(holder) ? holder : {};
  return { ...record, [key]: writeAt(record[key], rest, value) };
}
