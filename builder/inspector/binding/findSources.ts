import type { BindingSources } from '../../../engine/layout/binding/listBindings.ts';
import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { type LayoutTree, listAncestors, rootId } from '../../document/tree/tree.ts';
import { readLabel } from '../fields/readLabel.ts';

/** The sources of placeholders for this node, as far as the layout shows them. */
export function findSources(
  tree: LayoutTree,
  id: string,
  collections: readonly CollectionEntry[],
): Pick<BindingSources, 'item' | 'record' | 'fields'> {
  const schemaOf = (name: Json | undefined) => collections.find((one) => one.name === name)?.schema;
  const around = listAncestors(tree, id).find(({ data }) => collectionOf(data) !== undefined);
  const { settings } = tree[rootId]?.data ?? {};
  const from = isJsonObject(settings) && isJsonObject(settings.metaFrom) ? settings.metaFrom : {};
  const nodes = Object.values(tree);
  const subject = nodes.find(({ data }) => from.uid !== undefined && data.uid === from.uid);
  const fields = nodes.flatMap(({ kind, data: { name, label } }) =>
    kind === 'object' && typeof name === 'string' && name !== ''
      ? [{ name, title: readLabel(label) ?? { th: name, en: name } }]
      : [],
  );
  return {
    item: around && schemaOf(collectionOf(around.data)),
    record: schemaOf(from.collection ?? (subject && (collectionOf(subject.data) ?? subject.data.collection))),
    fields,
  };
}

/** The collection of the surrounding repeater. */
function collectionOf({ query }: { query?: Json }): string | undefined {
  return isJsonObject(query) && typeof query.collection === 'string' ? query.collection : undefined;
}
