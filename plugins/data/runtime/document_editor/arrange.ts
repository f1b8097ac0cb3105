/** A thing that may be shown, with whether it is. */
export interface Arranged {
  name: string;
  isShown: boolean;
}

/** All names of an original, the chosen ones first in their order, then the others. */
export function arrange(original: readonly string[], chosen: readonly string[] | undefined): Arranged[] {
  if (!chosen) return original.map((name) => ({ name, isShown: true }));
  const known = chosen.filter((name) => original.includes(name));
  const others = original.filter((name) => !known.includes(name));
  return [...known.map((name) => ({ name, isShown: true })), ...others.map((name) => ({ name, isShown: false }))];
}

/** The chosen names after one was moved or switched; undefined where they are those of the original. */
export function rearrange(original: readonly string[], arranged: readonly Arranged[]): string[] | undefined {
  const chosen = arranged.filter(({ isShown }) => isShown).map(({ name }) => name);
  const isOriginal = chosen.length === original.length && chosen.every((name, at) => name === original[at]);
  return isOriginal ? undefined : chosen;
}

/** The list with the entry at a place moved by one. */
export function move<Entry>(list: readonly Entry[], at: number, by: 1 | -1): Entry[] {
  const moved = [...list];
  const [entry] = moved.splice(at, 1);
  if (entry !== undefined) moved.splice(at + by, 0, entry);
  return moved;
}

/** Without what is undefined or empty, so that what was taken back is as if it never was. */
export function compact<Settings extends object>(settings: Settings): Settings {
  const kept = Object.entries(settings).filter(([, value]) => {
    if (value === undefined || value === null || value === '') return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  });
  return Object.fromEntries(kept) as Settings; // the same without some optional parts
}
