import { isJsonObject, type Json } from '../../schemas/index.ts';
import { findFreeName } from '../content/findFreeName.ts';

/** The names of anchors inside a part of a layout: of its objects, and of the panels in their lists. */
export function listAnchorNames(part: Json): string[] {
  if (Array.isArray(part)) return part.flatMap(listAnchorNames);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => (isAnchor(key, value) ? [value] : listAnchorNames(value)));
}

/** Room for a number behind them, in the length that an anchor may have. */
const mostLetters = 56;

/** Gives each anchor that is taken another name, which its own links follow; adds all names to those taken. */
export function renameAnchors<Part extends Json>(part: Part, taken: Set<string>): Part {
  const names = new Map<string, string>();
  for (const name of listAnchorNames(part)) {
    const free = taken.has(name) ? findFreeName(name.slice(0, mostLetters), taken, '-') : name;
    taken.add(free);
    if (free !== name) names.set(name, free);
  }
  // Only texts are replaced, by texts.
  return names.size === 0 ? part : (rename(part, names) as Part);
}

function isAnchor(key: string, value: Json): value is string {
  return key === 'anchor' && typeof value === 'string' && value !== '';
}

function rename(part: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(part)) return part.map((item) => rename(item, names));
  if (typeof part === 'string') return part.startsWith('#') ? `#${names.get(part.slice(1)) ?? part.slice(1)}` : part;
  if (!isJsonObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      isAnchor(key, value) ? (names.get(value) ?? value) : rename(value, names),
    ]),
  );
}
