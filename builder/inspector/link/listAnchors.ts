import { isJsonObject, type Json } from '../../../schemas/index.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { describeNode, joinLabel } from '../../catalog/describeNode.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import { listObjects } from '../../tree/listObjects.ts';
import type { LayoutTree } from '../../tree/tree.ts';
import type { Choice } from './ChoiceList.tsx';

/** The places of this page that a link can lead to: whatever has been given an anchor. */
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
          key: `#${anchor}`,
          title: joinLabel(describeNode(node, { tree, ...words })),
          detail: `#${anchor}`,
        });
  }
  return [...found.values()];
}

/** Lists of panels or questions give each of theirs an anchor of its own. */
function readAnchors(value: Json, depth = 0): string[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readAnchors(item, depth + 1));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'anchor' && typeof inner === 'string' && inner !== '' ? [inner] : readAnchors(inner, depth + 1),
  );
}
