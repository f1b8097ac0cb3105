import { describeNode, joinLabel } from '../document/catalog/describeNode.ts';
import type { TreeNode } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';

/** The accessible label of a node. */
export function useNodeLabel(node: TreeNode | undefined): string {
  const { catalog, editor } = useBuilder();
  const language = useLanguage();
  return node ? joinLabel(describeNode(node, { tree: editor.getTree(), catalog, language })) : '';
}
