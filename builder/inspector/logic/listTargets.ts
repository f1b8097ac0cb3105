import type { Catalog } from '../../catalog/catalog.ts';
import { describeNode, joinLabel } from '../../catalog/describeNode.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import { listObjects } from '../../tree/listObjects.ts';
import type { LayoutTree } from '../../tree/tree.ts';

/** An object that an answer may show or hide. */
export interface Target {
  uid: string;
  title: string;
}

/** The objects of the page in reading order, but for the field that asks. */
export function listTargets(
  tree: LayoutTree,
  {
    except,
    ...words
  }: { except: string; catalog: Catalog; language: Pick<LanguageValue, 'say' | 'read' | 'language'> },
): Target[] {
  return listObjects(tree).flatMap((id) => {
    const node = tree[id];
    const uid = node?.data.uid;
    if (!node || id === except || typeof uid !== 'string') return [];
    return [{ uid, title: joinLabel(describeNode(node, { tree, ...words })) }];
  });
}
