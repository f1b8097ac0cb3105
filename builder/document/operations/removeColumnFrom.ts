import { attachNode, dropNode, type TreeDraft } from '../tree/editTree.ts';
import { shareTwelfths } from '../tree/shareTwelfths.ts';
import { getIndex, getNode } from '../tree/tree.ts';
import { putSizes } from './preparePlace.ts';

/** Removes a column; its objects move to the neighbouring column. The row must have another column. */
export function removeColumnFrom(draft: TreeDraft, id: string): void {
  const column = getNode(draft, id);
  const row = getNode(draft, column.parent ?? '');
  const position = getIndex(draft, id);
  const heir = row.children[position === 0 ? 1 : position - 1] ?? '';
  const { children } = getNode(draft, heir);
  draft[id] = { ...column, children: [] };
  column.children.forEach((object, offset) => {
    attachNode(draft, object, { parent: heir, index: position === 0 ? offset : children.length + offset });
  });
  dropNode(draft, id);
  const rest = getNode(draft, row.id).children.map((each) => getNode(draft, each).data.size);
  if (rest.every((size): size is number => typeof size === 'number')) putSizes(draft, row.id, shareTwelfths(rest));
}
