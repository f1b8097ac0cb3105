import type { Text } from '../../../schemas/text.ts';
import { type FieldSchemas, findFieldSchema } from './findFieldSchema.ts';

/**
 * A field as people know it, with its place in the lists it is in: `Tags, entry 1`, `Items, line 2: Quantity`. What has no
 * title is called by its name, inside whatever holds it.
 */
export function nameFieldIn(collection: FieldSchemas | undefined, path: readonly string[]): Text {
  const last = path.at(-1) ?? '';
  const own = collection && findFieldSchema(collection, path)?.['x-title'];
  if (path.length < 2 || (own && !path.some(isPlace))) return own ?? { th: last, en: last };
  const outer = nameFieldIn(collection, path.slice(0, -1));
  return isPlace(last) ? placeIn(outer, collection, path) : join(outer, own ?? { th: last, en: last });
}

function placeIn({ th, en }: Text, collection: FieldSchemas | undefined, path: readonly string[]): Text {
  const place = Number(path.at(-1)) + 1;
  const isLine = collection !== undefined && findFieldSchema(collection, path)?.properties !== undefined;
  return isLine
    ? { th: `${th} บรรทัดที่ ${place}`, en: `${en}, line ${place}` }
    : { th: `${th} รายการที่ ${place}`, en: `${en}, entry ${place}` };
}

function join(outer: Text, own: Text): Text {
  return { th: `${outer.th}: ${own.th}`, en: `${outer.en}: ${own.en}` };
}

function isPlace(segment: string): boolean {
  return /^\d+$/.test(segment);
}
