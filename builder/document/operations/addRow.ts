import { copyTree } from '../tree/editTree.ts';
import type { LayoutTree } from '../tree/tree.ts';
import { createColumn, createRow, putSizes } from './preparePlace.ts';

/** Adds an empty row; `sizes` gives its columns, in twelfths. */
export function addRow(
  tree: LayoutTree,
  { parent, index, panel, sizes = [12] }: { parent: string; index: number; panel?: string; sizes?: readonly number[] },
): LayoutTree {
  const draft = copyTree(tree);
  const row = createRow(draft, { parent, index, panel });
  for (const position of sizes.keys()) createColumn(draft, { row, index: position });
  if (sizes.length > 1) putSizes(draft, row, sizes);
  return draft;
}
