import { type Direction, findRowStep, findStep } from '../tree/findStep.ts';
import { listTopmost } from '../tree/listTopmost.ts';
import { readPanel } from '../tree/ownPlace.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { moveObject } from './moveObject.ts';
import { moveRow } from './moveRow.ts';

/** Moves the selected objects and rows one step together; none when the first of them stands at the edge. */
export function stepNodes(
  tree: LayoutTree,
  { ids, direction }: { ids: readonly string[]; direction: Direction },
): LayoutTree {
  let next = tree;
  for (const id of orderForStep(tree, ids, direction)) {
    const moved = stepNode(next, id, direction);
    if (moved === next) return next;
    next = moved;
  }
  return next;
}

/** Whether such a step leads anywhere. */
export function canStep(tree: LayoutTree, ids: readonly string[], direction: Direction): boolean {
  const [first] = orderForStep(tree, ids, direction);
  if (first === undefined) return false;
  return findStep(tree, first, direction) !== null || findRowStep(tree, first, direction) !== null;
}

/** The one in front goes first, so that the others can follow it. */
function orderForStep(tree: LayoutTree, ids: readonly string[], direction: Direction): readonly string[] {
  const chosen = listTopmost(tree, ids);
  return direction === 'down' || direction === 'right' ? chosen.toReversed() : chosen;
}

function stepNode(tree: LayoutTree, id: string, direction: Direction): LayoutTree {
  const { kind, parent } = getNode(tree, id);
  if (kind === 'row') {
    const index = findRowStep(tree, id, direction);
    if (index === null || parent === null) return tree;
    return moveRow(tree, { id, parent, index, panel: readPanel(tree, id) });
  }
  const place = findStep(tree, id, direction);
  return place ? moveObject(tree, { id, place }) : tree;
}
