import type { JsonObject } from '../../../schemas/index.ts';
import { addSubtree } from '../convert/toEditor.ts';
import { attachNode, copyTree, dropNode } from '../tree/editTree.ts';
import { getIndex, getNode, type LayoutTree } from '../tree/tree.ts';

/** Puts another object, with its rows, in the place of an object. */
export function replaceObject(tree: LayoutTree, { id, object }: { id: string; object: JsonObject }): LayoutTree {
  const { parent } = getNode(tree, id);
  if (parent === null) return tree;
  const index = getIndex(tree, id);
  const draft = copyTree(tree);
  dropNode(draft, id);
  attachNode(draft, addSubtree(draft, { kind: 'object', json: object, parent }), { parent, index });
  return draft;
}
