import { isJsonObject } from '../../../schemas/index.ts';
import { readPath } from '../tree/readPath.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { type PropertyPath, setProperty } from './setProperty.ts';

/** Removes one property of a node, and every object around it that holds nothing else. */
export function clearProperty(tree: LayoutTree, { id, path }: { id: string; path: PropertyPath }): LayoutTree {
  const { data } = getNode(tree, id);
  let whole = path;
  while (whole.length > 1) {
    const holder = readPath(data, whole.slice(0, -1));
    if (!isJsonObject(holder) || Object.keys(holder).some((name) => name !== whole.at(-1))) break;
    whole = whole.slice(0, -1);
  }
  return setProperty(tree, { id, path: whole, value: undefined });
}
