import { dropNode, type TreeDraft } from '../tree/editTree.ts';
import { getNode } from '../tree/tree.ts';

/**
 * Removes the row of a column that an edit left empty, where it was there for its content alone: it has no other column,
 * and nothing is set on it.
 */
export function dropBareRow(draft: TreeDraft, columnId: string): void {
  const column = draft[columnId];
  if (!column || column.parent === null || column.children.length > 0) return;
  const row = getNode(draft, column.parent);
  if (row.children.length === 1 && isPlain(row.data) && isPlain(column.data)) dropNode(draft, row.id);
}

function isPlain(data: object): boolean {
  return Object.keys(data).every((key) => plainKeys.has(key));
}

/** What a row or column has of itself, or only for the sake of what stands in it. */
const plainKeys: ReadonlySet<string> = new Set(['uid', 'columns', 'objects', 'size', 'col', 'tab', 'width']);
