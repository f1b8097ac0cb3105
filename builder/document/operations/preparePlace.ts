import type { JsonObject } from '../../../schemas/index.ts';
import { createUid } from '../tree/createUid.ts';
import { attachNode, putData, type TreeDraft } from '../tree/editTree.ts';
import type { Place } from '../tree/place.ts';
import { shareTwelfths } from '../tree/shareTwelfths.ts';
import { getNode } from '../tree/tree.ts';

/** Creates the row or column that a place needs, and returns the column and index for the object. */
export function preparePlace(draft: TreeDraft, place: Place): { parent: string; index: number } {
  if (place.kind === 'object') return { parent: place.column, index: place.index };
  if (place.kind === 'column') return { parent: createColumn(draft, place), index: 0 };
  const row = createRow(draft, place);
  return { parent: createColumn(draft, { row, index: 0 }), index: 0 };
}

/** Adds an empty row; the panel is the tab of the container that contains it. */
export function createRow(
  draft: TreeDraft,
  { parent, index, panel }: { parent: string; index: number; panel?: string },
): string {
  const uid = createUid();
  const data: JsonObject = panel === undefined ? { uid, columns: [] } : { uid, tab: panel, columns: [] };
  draft[uid] = { id: uid, kind: 'row', parent, data, children: [] };
  attachNode(draft, uid, { parent, index });
  return uid;
}

/** Adds an empty column; in a row with sizes the new one takes an equal share from all. */
export function createColumn(draft: TreeDraft, { row, index }: { row: string; index: number }): string {
  const uid = createUid();
  const sizes = getNode(draft, row).children.map((id) => getNode(draft, id).data.size);
  const sized = sizes.length > 0 && sizes.every((size) => typeof size === 'number');
  draft[uid] = { id: uid, kind: 'column', parent: row, data: { uid, objects: [] }, children: [] };
  attachNode(draft, uid, { parent: row, index });
  if (sized) {
    const share = 12 / sizes.length;
    putSizes(draft, row, shareTwelfths((sizes as number[]).toSpliced(index, 0, share)));
  }
  return uid;
}

/** Writes the widths of a row's columns, in twelfths. */
export function putSizes(draft: TreeDraft, row: string, sizes: readonly number[]): void {
  getNode(draft, row).children.forEach((id, position) => {
    const { data } = getNode(draft, id);
    const size = sizes[position];
    if (size !== undefined && data.size !== size) putData(draft, id, { ...data, size });
  });
}
