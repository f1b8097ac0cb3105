import type { Place } from '../../document/tree/place.ts';

/** The place that a key leads to; undefined for other keys. */
export function stepPlace(
  places: readonly Place[],
  at: number,
  code: string,
): { place: Place; number: number } | undefined {
  const to = findTarget(places, at, code);
  if (to === undefined) return undefined;
  const index = Math.min(Math.max(to, 0), places.length - 1);
  const place = places[index];
  return place && { place, number: index + 1 };
}

function findTarget(places: readonly Place[], at: number, code: string): number | undefined {
  if (code === 'ArrowDown' || code === 'ArrowRight') return at + 1;
  if (code === 'ArrowUp' || code === 'ArrowLeft') return at - 1;
  if (code === 'Home') return 0;
  if (code === 'End') return places.length - 1;
  if (code === 'PageDown') return findRow(places, at, 1);
  if (code === 'PageUp') return findRow(places, at, -1);
  return undefined;
}

/** The next place between rows: a larger step, since a page has very many places. */
function findRow(places: readonly Place[], at: number, by: 1 | -1): number {
  let index = at + by;
  while (index > 0 && index < places.length - 1 && places[index]?.kind !== 'row') index += by;
  return index;
}
