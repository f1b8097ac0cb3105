import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { getAt, isTrigger, isWithin, type Path, samePath, setAt } from './places.ts';

/** Where a step stands or will stand. */
export interface Place {
  /** The list that holds it. */
  list: Path;
  index: number;
}

/** What an edit made of a definition, and the step that is selected after it. */
export interface Edited {
  definition: JsonObject;
  at: Path | undefined;
}

export function placeOf(path: Path): Place {
  return { list: path.slice(0, -1), index: Number(path.at(-1)) };
}

export function readSteps(definition: JsonObject, list: Path): Json[] {
  const steps = getAt(definition, list);
  return Array.isArray(steps) ? steps : [];
}

/** Puts steps in; their uids stay unless another step has them. */
export function insertSteps(definition: JsonObject, { list, index }: Place, steps: readonly Json[]): Edited {
  const added = renameTaken(steps, listUids(definition));
  const written = setAt(definition, list, readSteps(definition, list).toSpliced(index, 0, ...added));
  return { definition: written as JsonObject, at: [...list, index] }; // of an object comes an object
}

export function removeStep(definition: JsonObject, path: Path): Edited {
  const { list, index } = placeOf(path);
  const rest = readSteps(definition, list).toSpliced(index, 1);
  const isOptional = rest.length === 0 && list.length > 1;
  const written = setAt(definition, list, isOptional && typeof list.at(-1) === 'string' ? undefined : rest);
  const at = rest.length > 0 ? [...list, Math.min(index, rest.length - 1)] : list.slice(0, -1);
  return { definition: written as JsonObject, at: at.length > 1 ? at : undefined };
}

/** To another place, never into itself. The index counts as if it stood in its place still. */
export function moveStep(definition: JsonObject, path: Path, to: Place): Edited | undefined {
  if (isWithin(to.list, path) || isTrigger(path) !== isTrigger(to.list)) return undefined;
  const from = placeOf(path);
  const isSameList = samePath(from.list, to.list);
  if (isSameList && (to.index === from.index || to.index === from.index + 1)) return undefined;
  const step = getAt(definition, path);
  if (step === undefined) return undefined;
  // Put in first and taken out after, so that the paths of neither change before they are used.
  const copy = readSteps(definition, to.list).toSpliced(to.index, 0, step);
  const both = setAt(definition, to.list, copy);
  const old = shift(path, to, 1);
  const taken = setAt(
    both,
    placeOf(old).list,
    readSteps(both as JsonObject, placeOf(old).list).toSpliced(placeOf(old).index, 1),
  );
  return { definition: taken as JsonObject, at: shift([...to.list, to.index], placeOf(old), -1) };
}

export function duplicateStep(definition: JsonObject, path: Path): Edited | undefined {
  const step = getAt(definition, path);
  const { list, index } = placeOf(path);
  return step === undefined ? undefined : insertSteps(definition, { list, index: index + 1 }, [step]);
}

/** A uid that no step of the definition has: the type of the step, counted up. */
export function nextUid(taken: ReadonlySet<string>, wanted: string): string {
  const stem = wanted.replace(/\d+$/, '') || 'step';
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

export function listUids(value: Json | undefined): Set<string> {
  return new Set(collectUids(value));
}

/** Gives a step another uid, in formulas too. */
export function renameStep(definition: JsonObject, path: Path, uid: string): JsonObject {
  const before = getAt(definition, [...path, 'uid']);
  const written = setAt(definition, [...path, 'uid'], uid) as JsonObject;
  if (typeof before !== 'string' || before === '' || listUids(written).has(before)) return written;
  return replaceNames(written, new Map([[before, uid]])) as JsonObject;
}

function collectUids(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(collectUids);
  if (!isJsonObject(value)) return [];
  const { params: _, uid, ...rest } = value;
  return [...(typeof uid === 'string' ? [uid] : []), ...Object.values(rest).flatMap(collectUids)];
}

function renameTaken(steps: readonly Json[], taken: Set<string>): Json[] {
  const names = new Map<string, string>();
  for (const uid of collectUids([...steps])) {
    const name = nextUid(taken, uid);
    taken.add(name);
    if (name !== uid) names.set(uid, name);
  }
  return names.size === 0 ? [...steps] : (replaceNames([...steps], names, true) as Json[]);
}

/** Writes other uids, and the names of their steps in formulas. */
function replaceNames(value: Json, names: ReadonlyMap<string, string>, withUids = false): Json {
  if (typeof value === 'string')
    return value.replace(/\bsteps\.(\w+)/g, (whole, uid: string) =>
      names.has(uid) ? `steps.${names.get(uid)}` : whole,
    );
  if (Array.isArray(value)) return value.map((item) => replaceNames(item, names, withUids));
  if (!isJsonObject(value)) return value;
  const isStep = typeof value.uid === 'string' && typeof value.code === 'string';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isStep && withUids && name === 'uid'
        ? (names.get(String(part)) ?? part)
        : replaceNames(part, names, withUids && name !== 'params'),
    ]),
  );
}

/** A path after something was put into a list before it, or taken out. */
function shift(path: Path, { list, index }: Place, by: 1 | -1): Path {
  const at = path[list.length];
  if (!isWithin(path, list) || typeof at !== 'number' || at < index) return path;
  return path.with(list.length, at + by);
}
