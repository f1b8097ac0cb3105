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
  /** It asks something. */
  isField: boolean;
  /** It stands after the field. */
  isLater: boolean;
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
  const objects = listObjects(tree);
  const own = objects.indexOf(except);
  return objects.flatMap((id, at) => {
    const node = tree[id];
    const uid = node?.data.uid;
    if (!node || id === except || typeof uid !== 'string' || !isOfForm(tree, id, { form, catalog: words.catalog }))
      return [];
    const isField = words.catalog.find(node.data.type)?.definition.field === true;
    const label = describeNode(node, { tree, ...words });
    // A question is known by what it asks: with its kind before it, it would be cut.
    const title = (isField && label.detail) || joinLabel(label);
    return [{ uid, title, isField, isLater: at > own }];
  });
}

/** What a new rule of a field most likely shows: the nearest question after it about which no rule of the field is yet. */
export function findNearestTarget(targets: readonly Target[], taken: readonly string[]): string {
  return targets.find(({ uid, isField, isLater }) => isField && isLater && !taken.includes(uid))?.uid ?? '';
}
