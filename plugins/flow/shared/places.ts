import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** The way to a part of a definition: `['steps', 0, 'then', 2]`. */
export type Path = readonly (string | number)[];

export function readPath(text: string): Path {
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function getAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, part) => {
    if (Array.isArray(at)) return at[Number(part)];
    return isJsonObject(at) ? at[part] : undefined;
  }, value);
}

/** A copy with another value there; `undefined` removes it. Missing objects on the way are made. */
export function setAt(value: Json | undefined, path: Path, to: Json | undefined): Json {
  const [part, ...rest] = path;
  if (part === undefined) return to ?? null;
  if (typeof part === 'number') {
    const list = Array.isArray(value) ? value : [];
    if (rest.length === 0 && to === undefined) return list.toSpliced(part, 1);
    return list.toSpliced(part, 1, setAt(list[part], rest, to));
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  if (rest.length > 0) return { ...object, [part]: setAt(object[part], rest, to) };
  if (to !== undefined) return { ...object, [part]: to };
  const { [part]: _, ...others } = object;
  return others;
}

export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, at) => path[at] === part);
}

export function samePath(one: Path | undefined, other: Path | undefined): boolean {
  return one?.join('.') === other?.join('.');
}

/** Whether it leads to what starts a flow, not to a step. */
export function isTrigger(path: Path): boolean {
  return path[0] === 'triggers';
}
