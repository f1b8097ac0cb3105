import { isJsonObject, type Json } from '../../../schemas/index.ts';
import type { LayoutTree, TreeNode } from '../../document/tree/tree.ts';

/** The parts that not everybody sees: what has a condition of its own, and what an answer shows or hides. */
export function findConditional(tree: LayoutTree): (node: TreeNode) => boolean {
  const aimed = new Set<Json | undefined>();
  for (const { data } of Object.values(tree))
    for (const logic of Array.isArray(data.logics) ? data.logics : [])
      if (isJsonObject(logic) && isJsonObject(logic.destination)) aimed.add(logic.destination.uid);
  return ({ data }) => isJsonObject(data.show) || (data.uid !== undefined && aimed.has(data.uid));
}
