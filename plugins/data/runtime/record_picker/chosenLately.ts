import { deviceStore } from 'sala/runtime';

const mostKept = 5;

/** Ids of the records that this person chose lately from a collection, the latest first; kept on the device until they sign out. */
export function readChosenLately(person: string | undefined, collection: string): string[] {
  if (person === undefined) return [];
  const kept = deviceStore.read(placeOf(person, collection));
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, mostKept) : [];
}

export function keepChosenLately(person: string | undefined, collection: string, id: string): void {
  if (person === undefined) return;
  const others = readChosenLately(person, collection).filter((one) => one !== id);
  deviceStore.write(placeOf(person, collection), [id, ...others].slice(0, mostKept));
}

function placeOf(person: string, collection: string): string {
  return `sala.lately.${person}.${collection}`;
}
