import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { copyTree, putData } from '../tree/editTree.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { type PropertyPath, writePath } from './setProperty.ts';

export interface PropertyChange {
  id: string;
  path: PropertyPath;
  value: Json | undefined;
}

/** Sets many properties in one step; a later change builds on those before it. */
export function setProperties(tree: LayoutTree, changes: readonly PropertyChange[]): LayoutTree {
  const draft = copyTree(tree);
  let changed = false;
  for (const { id, path, value } of changes) {
    const { data } = getNode(draft, id);
    const next = writePath(data, path, value);
    if (next === data || !isJsonObject(next)) continue;
    putData(draft, id, next);
    changed = true;
  }
  return changed ? draft : tree;
}
