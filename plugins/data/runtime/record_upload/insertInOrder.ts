import type { JsonObject } from 'sala/schemas';

/**
 * A file among those that stand there, in the order in which people chose them: a small one arrives before a large one that was
 * chosen first. Files without a place were there before.
 */
export function insertInOrder(
  listed: readonly JsonObject[],
  item: JsonObject,
  places: ReadonlyMap<unknown, number>,
): JsonObject[] {
  const placeOf = ({ file }: JsonObject) => places.get(file) ?? -1;
  const later = listed.findIndex((one) => placeOf(one) > placeOf(item));
  return later === -1 ? [...listed, item] : listed.toSpliced(later, 0, item);
}
