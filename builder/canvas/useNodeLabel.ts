import { describeNode, joinLabel } from '../catalog/describeNode.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../shell/BuilderContext.ts';
import type { TreeNode } from '../tree/tree.ts';

/** What a screen reader calls a node. */
export function useNodeLabel(node: TreeNode | undefined): string {
  const { catalog, editor } = useBuilder();
  const language = useLanguage();
  return node ? joinLabel(describeNode(node, { tree: editor.getTree(), catalog, language })) : '';
}
