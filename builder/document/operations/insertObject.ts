import type { JsonObject } from '../../../schemas/index.ts';
import { addSubtree } from '../convert/toEditor.ts';
import { attachNode, copyTree } from '../tree/editTree.ts';
import { isPlaceOpen, type Place } from '../tree/place.ts';
import type { LayoutTree } from '../tree/tree.ts';
import { preparePlace } from './preparePlace.ts';

/** Inserts a new object, with its rows, at a place. */
export function insertObject(tree: LayoutTree, { object, place }: { object: JsonObject; place: Place }): LayoutTree {
  if (!isPlaceOpen(tree, place)) return tree;
  const draft = copyTree(tree);
  const { parent, index } = preparePlace(draft, place);
  const id = addSubtree(draft, { kind: 'object', json: object, parent });
  attachNode(draft, id, { parent, index });
  return draft;
}
