import type { Path } from '../../../shared/places.ts';

/** The step that a place belongs to. */
export function stepOf(path: Path): Path {
  const params = path.lastIndexOf('params');
  if (params >= 0) return path.slice(0, params);
  return path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1);
}
