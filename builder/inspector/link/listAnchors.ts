import { listAnchorNames } from '../../../engine/layout/anchors.ts';
import type { Choice } from '../../../runtime/ui/choice/choice.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import { listObjects } from '../../document/tree/listObjects.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';

/** The link targets on this page: every object with an anchor. */
export function listAnchors(
  tree: LayoutTree,
  words: { catalog: Catalog; language: Pick<LanguageValue, 'say' | 'read' | 'language'> },
): Choice[] {
  const found = new Map<string, Choice>();
  for (const id of listObjects(tree)) {
    const node = tree[id];
    for (const anchor of node ? listAnchorNames(node.data) : [])
      if (node && !found.has(anchor))
        found.set(anchor, {
          id: `#${anchor}`,
          title: joinLabel(describeNode(node, { tree, ...words })),
          note: `#${anchor}`,
        });
  }
  return [...found.values()];
}
