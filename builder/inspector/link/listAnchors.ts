import type { Choice } from '../../../runtime/ui/choice/choice.ts';
import { isJsonObject, type Json } from '../../../schemas/index.ts';
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
    for (const anchor of node ? readAnchors(node.data) : [])
      if (node && !found.has(anchor))
        found.set(anchor, {
          id: `#${anchor}`,
          title: joinLabel(describeNode(node, { tree, ...words })),
          note: `#${anchor}`,
        });
  }
  return [...found.values()];
}

/** In lists of panels or questions each has an anchor of its own. */
function readAnchors(value: Json, depth = 0): string[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readAnchors(item, depth + 1));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'anchor' && typeof inner === 'string' && inner !== '' ? [inner] : readAnchors(inner, depth + 1),
  );
}
