import type { Layout } from '../../../schemas/index.ts';
import { type LayoutTree, rootId } from './tree.ts';

/** The settings of what is edited: the root holds the layout. */
export function readSettings(tree: LayoutTree): Layout['settings'] {
  return (tree[rootId]?.data.settings ?? {}) as Layout['settings'];
}
