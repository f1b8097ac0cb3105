import { isJsonObject, type Json, type JsonObject, type Layout } from '../../schemas/index.ts';
import { isSameJson } from './isSameJson.ts';
import { listObjectParts } from './listParts.ts';
import { mapObjects } from './mapObjects.ts';
import type { FindDefinition } from './migrateLayout.ts';

/** The settings of a page that are content. */
export const contentSettings = ['title', 'description', 'keywords', 'image'];

/** Whether two layouts differ in nothing but their texts, pictures and links. */
export function isContentChange(before: Layout, after: Layout, findDefinition: FindDefinition): boolean {
  return isSameJson(withoutContent(before, findDefinition), withoutContent(after, findDefinition));
}

function withoutContent(layout: Layout, findDefinition: FindDefinition): Json {
  const rows = mapObjects(layout.rows, (object) => {
    const definition = findDefinition(object.type);
    // An object of another version, or of an unknown widget, is not content.
    if (!definition || (object.v ?? 1) !== definition.version) return object;
    const own = object as unknown as JsonObject; // a stored object is JSON
    const blank = listObjectParts(object, definition).reduce<Json>(
      (json, { path }) => empty(json, path.split('.')),
      own,
    );
    const changes = definition.block?.changes;
    // That an example may stay, or a picture decorates, says something about a text.
    const noted = empty(empty(blank, ['builder', 'examples']), ['builder', 'decoration']);
    return (changes === undefined ? noted : empty(noted, [changes])) as unknown as typeof object; // the same object
  });
  const settings = contentSettings.reduce<Json>((json, name) => empty(json, [name]), layout.settings as JsonObject);
  return JSON.parse(JSON.stringify({ ...layout, settings, rows }));
}

/** A value that is missing and one that is empty are the same. */
function empty(holder: Json | undefined, [key, ...rest]: string[]): Json {
  if (key === undefined) return null;
  if (Array.isArray(holder)) return holder.with(Number(key), empty(holder[Number(key)], rest));
  const record = isJsonObject(holder) ? holder : {};
  return { ...record, [key]: empty(record[key], rest) };
}
