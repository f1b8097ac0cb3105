import type { Place } from './place.ts';
import { getIndex, getNode, type LayoutTree, type TreeNode } from './tree.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The place one step from an object's position, or null at the edge. */
export function findStep(tree: LayoutTree, id: string, direction: Direction): Place | null {
  const { kind, parent } = getNode(tree, id);
  if (kind !== 'object' || parent === null) return null;
  const column = getNode(tree, parent);
  const index = getIndex(tree, id);
  if (direction === 'up' && index > 0) return { kind: 'object', column: column.id, index: index - 1 };
  if (direction === 'down' && index < column.children.length - 1) {
    return { kind: 'object', column: column.id, index: index + 2 };
  }
  if (direction === 'left' || direction === 'right') return stepSideways(tree, column, { index, direction });
  return stepOut(tree, column, direction);
}

/**
 * The index of a row after one step among the rows of the same panel, relative to the order before the move; null at
 * the edge.
 */
export function findRowStep(tree: LayoutTree, id: string, direction: Direction): number | null {
  const row = getNode(tree, id);
  if (row.kind !== 'row' || row.parent === null || direction === 'left' || direction === 'right') return null;
  const { children } = getNode(tree, row.parent);
  const siblings = children.filter((each) => getNode(tree, each).data.tab === row.data.tab);
  const neighbour = siblings[siblings.indexOf(id) + (direction === 'up' ? -1 : 1)];
  if (neighbour === undefined) return null;
  return children.indexOf(neighbour) + (direction === 'up' ? 0 : 1);
}

function stepSideways(
  tree: LayoutTree,
  column: TreeNode,
  { index, direction }: { index: number; direction: 'left' | 'right' },
): Place | null {
  const columns = getNode(tree, column.parent ?? '').children;
  const neighbour = columns[columns.indexOf(column.id) + (direction === 'left' ? -1 : 1)];
  if (neighbour === undefined) return null;
  return { kind: 'object', column: neighbour, index: Math.min(index, getNode(tree, neighbour).children.length) };
}

/** To the next column of the row, then to the next row, then out of the container. */
function stepOut(tree: LayoutTree, column: TreeNode, direction: 'up' | 'down'): Place | null {
  const row = getNode(tree, column.parent ?? '');
  const holder = getNode(tree, row.parent ?? '');
  const columns = holder.children
    .filter((each) => getNode(tree, each).data.tab === row.data.tab)
    .flatMap((each) => getNode(tree, each).children);
  const neighbour = columns[columns.indexOf(column.id) + (direction === 'up' ? -1 : 1)];
  if (neighbour !== undefined) {
    const index = direction === 'up' ? getNode(tree, neighbour).children.length : 0;
    return { kind: 'object', column: neighbour, index };
  }
  if (holder.kind !== 'object' || holder.parent === null) return null;
  return { kind: 'object', column: holder.parent, index: getIndex(tree, holder.id) + (direction === 'up' ? 0 : 1) };
}
