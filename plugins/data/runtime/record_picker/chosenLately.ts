const mostKept = 5;

/** Ids of the records that this person chose lately from a collection, the latest first; kept on the device until they sign out. */
export function readChosenLately(person: string | undefined, collection: string): string[] {
  if (person === undefined) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(person, collection)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function keepChosenLately(person: string | undefined, collection: string, id: string): void {
  if (person === undefined) return;
  const others = readChosenLately(person, collection).filter((one) => one !== id);
  try {
    localStorage.setItem(placeOf(person, collection), JSON.stringify([id, ...others].slice(0, mostKept)));
  } catch {
    // A full or closed storage keeps nothing; the list begins with the first records.
  }
}

function placeOf(person: string, collection: string): string {
  return `sala.lately.${person}.${collection}`;
}
