import type { JsonObject } from '../../../schemas/index.ts';
import { listTopmost } from '../tree/listTopmost.ts';
import { findOwnPlace } from '../tree/ownPlace.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { insertObject } from './insertObject.ts';
import { removeNodes } from './removeNodes.ts';

/** Puts one object in the place of these rows and objects; of a column in the place of what stands in it. */
export function replaceNodes(
  tree: LayoutTree,
  { ids, object }: { ids: readonly string[]; object: JsonObject },
): LayoutTree {
  const gone = listTopmost(tree, ids).flatMap((id) => {
    const { kind, children } = getNode(tree, id);
    return kind === 'column' ? children : [id];
  });
  const [first] = gone;
  const place = first === undefined ? null : findOwnPlace(tree, first);
  return place ? removeNodes(insertObject(tree, { object, place }), { ids: gone }) : tree;
}
