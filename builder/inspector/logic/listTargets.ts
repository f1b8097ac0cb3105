import type { Catalog } from '../../document/catalog/catalog.ts';
import { describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import { findFormAround, isOfForm } from '../../document/catalog/formAround.ts';
import { listObjects } from '../../document/tree/listObjects.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';

/** An object that a logic may show or hide. */
export interface Target {
  uid: string;
  title: string;
}

/** The objects of the form that a field stands in, in reading order, without the field itself. */
export function listTargets(
  tree: LayoutTree,
  {
    except,
    ...words
  }: { except: string; catalog: Catalog; language: Pick<LanguageValue, 'say' | 'read' | 'language'> },
): Target[] {
  const form = findFormAround(tree, except, words.catalog);
  return listObjects(tree).flatMap((id) => {
    const node = tree[id];
    const uid = node?.data.uid;
    if (!node || id === except || typeof uid !== 'string' || !isOfForm(tree, id, { form, catalog: words.catalog }))
      return [];
    return [{ uid, title: joinLabel(describeNode(node, { tree, ...words })) }];
  });
}
