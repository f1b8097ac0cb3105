import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { isSameJson } from '../isSameJson.ts';

/** One property that both sides changed in different ways. */
export interface ValueConflict {
  path: string[];
  base: Json | undefined;
  ours: Json | undefined;
  theirs: Json | undefined;
}

interface Sides {
  base: JsonObject;
  ours: JsonObject;
  theirs: JsonObject;
}

/**
 * The own properties of a part from both sides: what one side alone changed is taken from it; `decide` is asked about
 * the rest. Groups of properties are merged property by property, texts language by language, lists as a whole.
 */
export function mergeValues(
  { base, ours, theirs }: Sides,
  decide: (conflict: ValueConflict) => 'ours' | 'theirs',
  path: string[] = [],
): JsonObject {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const merged: [string, Json][] = [];
  for (const name of names) {
    const [was, mine, other] = [readOwn(base, name), readOwn(ours, name), readOwn(theirs, name)];
    const own = [...path, name];
    const value = mergeOne({ path: own, base: was, ours: mine, theirs: other }, decide);
    if (value !== undefined) merged.push([name, value]);
  }
  return Object.fromEntries(merged);
}

function mergeOne(sides: ValueConflict, decide: (conflict: ValueConflict) => 'ours' | 'theirs'): Json | undefined {
  const { path, base, ours, theirs } = sides;
  if (isSameJson(ours, theirs) || isSameJson(base, theirs)) return ours;
  if (isSameJson(base, ours)) return theirs;
  if (isJsonObject(ours) && isJsonObject(theirs)) {
    const group = readGroup(base, ours);
    if (group) return mergeValues({ base: group, ours, theirs }, decide, path);
  }
  return decide(sides) === 'theirs' ? theirs : ours;
}

/** What both began from. A text that both sides made of nothing is one thing to decide, not one in each language. */
function readGroup(base: Json | undefined, ours: JsonObject): JsonObject | undefined {
  if (isJsonObject(base)) return base;
  const isText = typeof ours.th === 'string' && typeof ours.en === 'string';
  if (!isText) return {};
  return typeof base === 'string' ? { th: base, en: base } : undefined;
}

function readOwn(holder: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}
