import { type ExamplePlaces, isJsonObject, type Json, type LayoutObject, type Row } from '../../../schemas/index.ts';
import { mapObjects } from '../mapObjects.ts';

/** The rows of a ready-made file, whose objects note which of their texts the site is to replace. */
export function markExamples(rows: Row[], replace: ExamplePlaces = []): Row[] {
  return mapObjects(rows, (object) => {
    const examples = replace.flatMap((place) => readExample(object, place));
    return examples.length > 0 ? { ...object, builder: { ...object.builder, examples } } : object;
  });
}

/** The text at a place of an object, in each of its languages; nothing where the place is not of this object. */
export function readExample(object: LayoutObject, place: string): string[] {
  const [uid, ...path] = place.split('.');
  if (uid !== object.uid) return [];
  // A stored object is JSON; the interface only lacks the index signature of Json.
  return listStrings(path.reduce<Json | undefined>(readProperty, object as unknown as Json));
}

/** What a text says in each of its languages. */
function listStrings(text: Json | undefined): string[] {
  const said = isJsonObject(text) ? Object.values(text) : [text];
  return said.filter((each) => typeof each === 'string' && each !== '') as string[];
}

function readProperty(holder: Json | undefined, name: string): Json | undefined {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, Json>)[name]
    : undefined;
}
