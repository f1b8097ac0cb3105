import type { Catalog } from '../../document/catalog/catalog.ts';
import { describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import type { Place } from '../../document/tree/place.ts';
import { getIndex, getNode, type LayoutTree } from '../../document/tree/tree.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import type { DragSource } from '../../state/dragState.ts';

interface Words {
  tree: LayoutTree;
  catalog: Catalog;
  language: Pick<LanguageValue, 'say' | 'read' | 'language'>;
}

/** Describes a place in words, for screen readers. */
export function describePlace(place: Place, { tree, catalog, language }: Words): string {
  const { say } = language;
  if (place.kind === 'row') return say('placeRow', { row: place.index + 1 });
  if (place.kind === 'column') {
    return say('placeColumn', { column: place.index + 1, row: getIndex(tree, place.row) + 1 });
  }
  const column = getNode(tree, place.column);
  const numbers = { row: getIndex(tree, column.parent ?? '') + 1, column: getIndex(tree, column.id) + 1 };
  const next = tree[column.children[place.index] ?? ''];
  if (next) {
    return say('placeBefore', { name: joinLabel(describeNode(next, { tree, catalog, language })), ...numbers });
  }
  return say(column.children.length === 0 ? 'placeEmpty' : 'placeEnd', numbers);
}

/** Describes in words what is being dragged. */
export function describeSource(source: DragSource, { tree, catalog, language }: Words): string {
  if (source.kind === 'widget') return language.read(catalog.find(source.type)?.definition.title ?? source.type);
  if (source.kind === 'section') return source.title;
  const node = tree[source.id];
  return node ? joinLabel(describeNode(node, { tree, catalog, language })) : '';
}
