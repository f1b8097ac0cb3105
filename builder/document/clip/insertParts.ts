import { listAnchorNames, renameAnchors } from '../../../engine/layout/anchors.ts';
import { addSubtree } from '../convert/toEditor.ts';
import { createColumn, createRow, preparePlace } from '../operations/preparePlace.ts';
import { createUid } from '../tree/createUid.ts';
import { attachNode, copyTree, type TreeDraft } from '../tree/editTree.ts';
import { findOwnPlace } from '../tree/ownPlace.ts';
import { getPlaceParent, isPlaceOpen, type Place, type RowPlace } from '../tree/place.ts';
import { getNode, type LayoutTree, listAncestors, listSubtree } from '../tree/tree.ts';
import type { ClipPart } from './clip.ts';
import { type FieldKinds, type Renamed, renameFields } from './renameFields.ts';
import { renewUids } from './renewUids.ts';

export interface Insertion {
  parts: readonly ClipPart[];
  place: Place;
  kinds: FieldKinds;
  /** Uids that are free stay as they are: for what was cut from this very layout, so that logics still find it. */
  keepsUids?: boolean;
  createId?: () => string;
}

export interface Inserted {
  tree: LayoutTree;
  /** The new rows and objects, without what is inside them. */
  ids: string[];
  renamed: Renamed[];
}

/** Deeper, larger and longer layouts are refused by the server (`listLayoutFaults`). */
const limits = { depth: 60, nodes: 20_000 };

/**
 * Puts copied parts at a place. Rows cannot stand in a column: if there is one among them, all go into rows of their
 * own behind the row of the place. Null when the page would become too large or too deep.
 */
export function insertParts(tree: LayoutTree, insertion: Insertion): Inserted | null {
  const { place, kinds, keepsUids = false, createId = createUid } = insertion;
  if (!isPlaceOpen(tree, place)) return null;
  const renewed = renewUids(insertion.parts, { isFree: (uid) => keepsUids && !(uid in tree), createId });
  const parts = renewAnchors(tree, renewed);
  const draft = copyTree(tree);
  const ids = parts.some(({ kind }) => kind === 'row')
    ? addRows(draft, parts, findRowPlace(tree, place))
    : addObjects(draft, parts, preparePlace(draft, place));
  const added = ids.flatMap((id) => listSubtree(draft, id));
  if (isTooLarge(draft, added)) return null;
  return { tree: draft, ids, renamed: renameFields(draft, added, kinds) };
}

/** Few parts hold an anchor, and only for those the whole page is looked through. */
function renewAnchors(tree: LayoutTree, parts: readonly ClipPart[]): readonly ClipPart[] {
  if (parts.every(({ json }) => listAnchorNames(json).length === 0)) return parts;
  const taken = new Set(Object.values(tree).flatMap(({ data }) => listAnchorNames(data)));
  return parts.map((part) => ({ ...part, json: renameAnchors(part.json, taken) }));
}

function findRowPlace(tree: LayoutTree, place: Place): RowPlace {
  if (place.kind === 'row') return place;
  const parent = getPlaceParent(place);
  const row = place.kind === 'column' ? parent : (getNode(tree, parent).parent ?? '');
  // The holder of a column is a row, and a row has such a place.
  const own = findOwnPlace(tree, row) as RowPlace;
  return { ...own, index: own.index + 1 };
}

function addRows(draft: TreeDraft, parts: readonly ClipPart[], { parent, index, panel }: RowPlace): string[] {
  let at = index;
  let column: string | null = null;
  return parts.map(({ kind, json }) => {
    if (kind === 'object') {
      column ??= createColumn(draft, { row: createRow(draft, { parent, index: at++, panel }), index: 0 });
      return attachCopy(draft, { kind, json }, { parent: column, index: getNode(draft, column).children.length });
    }
    column = null;
    const { tab: _left, ...row } = json;
    const own = panel === undefined ? row : { ...row, tab: panel };
    return attachCopy(draft, { kind, json: own }, { parent, index: at++ });
  });
}

function addObjects(
  draft: TreeDraft,
  parts: readonly ClipPart[],
  { parent, index }: { parent: string; index: number },
): string[] {
  return parts.map((part, offset) => attachCopy(draft, part, { parent, index: index + offset }));
}

function attachCopy(draft: TreeDraft, part: ClipPart, place: { parent: string; index: number }): string {
  const id = addSubtree(draft, { ...part, parent: place.parent });
  attachNode(draft, id, place);
  return id;
}

function isTooLarge(tree: LayoutTree, added: readonly string[]): boolean {
  if (Object.keys(tree).length > limits.nodes) return true;
  // Each level of the tree is an object in a list.
  return added.some((id) => 2 * listAncestors(tree, id).length + measureDepth(getNode(tree, id).data) > limits.depth);
}

function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const child of Object.values(value)) deepest = Math.max(deepest, 1 + measureDepth(child));
  return deepest;
}
