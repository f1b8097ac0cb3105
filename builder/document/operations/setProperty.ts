import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { copyTree, putData } from '../tree/editTree.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';

export type PropertyPath = readonly (string | number)[];

/** Sets one property, at any depth, of a node's own JSON; `undefined` removes it. Other values keep their identity. */
export function setProperty(
  tree: LayoutTree,
  { id, path, value }: { id: string; path: PropertyPath; value: Json | undefined },
): LayoutTree {
  const { data } = getNode(tree, id);
  const next = writePath(data, path, value);
  if (next === data || !isJsonObject(next)) return tree;
  const draft = copyTree(tree);
  putData(draft, id, next);
  return draft;
}

/** The value with one nested value changed; missing parents are created, unchanged parts keep their identity. */
export function writePath(holder: Json | undefined, path: PropertyPath, value: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(holder) && typeof key === 'number') return writeItem(holder, { key, rest, value });
  const record: JsonObject = isJsonObject(holder) ? holder : {};
  const before = Object.hasOwn(record, key) ? record[key] : undefined;
  const after = writePath(before, rest, value);
  if (after === before && (after !== undefined || !Object.hasOwn(record, key))) return holder;
  if (after !== undefined) return { ...record, [key]: after };
  const { [key]: _removed, ...others } = record;
  return others;
}

function writeItem(
  holder: Json[],
  { key, rest, value }: { key: number; rest: PropertyPath; value: Json | undefined },
): Json[] {
  const after = writePath(holder[key], rest, value);
  if (after === holder[key]) return holder;
  return after === undefined ? holder.toSpliced(key, 1) : holder.with(key, after);
}
