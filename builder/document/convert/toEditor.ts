import { isJsonObject, type Json, type JsonObject, type Layout } from '../../../schemas/index.ts';
import type { TreeDraft } from '../tree/editTree.ts';
import { getChildList, type LayoutTree, type NodeKind, rootId } from '../tree/tree.ts';

/** Converts a layout into the nodes that the editor works on; `toLayout` is the inverse, byte for byte. */
export function toEditor(layout: Layout): LayoutTree {
  const draft: TreeDraft = {};
  // A layout came from JSON; its interfaces only lack the index signature.
  addSubtree(draft, { kind: 'layout', json: layout as unknown as JsonObject, parent: null });
  return draft;
}

/** Adds a row, column or object with its content to the draft, without changing the parent; returns its node id. */
export function addSubtree(
  draft: TreeDraft,
  { kind, json, parent }: { kind: NodeKind; json: JsonObject; parent: string | null },
): string {
  const id = parent === null ? rootId : chooseNodeId(draft, json.uid);
  const list = getChildList(kind);
  const held = readChildren(kind, json[list.key]);
  const data = held.length > 0 ? { ...json, [list.key]: [] } : json;
  draft[id] = { id, kind, parent, data, children: [] };
  const children = held.map((child) => addSubtree(draft, { kind: list.kind, json: child, parent: id }));
  draft[id] = { id, kind, parent, data, children };
  return id;
}

/** A `rows` property that does not hold rows (a widget may use the name otherwise) stays the node's own data. */
function readChildren(kind: NodeKind, list: Json | undefined): JsonObject[] {
  if (!Array.isArray(list) || !list.every(isJsonObject)) return [];
  if (kind === 'object' && !list.every((row) => Array.isArray(row.columns))) return [];
  return list;
}

/** Uids should be unique, but a stored layout may repeat one, or use the name of a property of Object.prototype. */
function chooseNodeId(draft: TreeDraft, uid: Json | undefined): string {
  const base = typeof uid === 'string' && uid !== '' ? uid : 'node';
  if (isFree(draft, base)) return base;
  let count = 2;
  while (!isFree(draft, `${base}~${count}`)) count += 1;
  return `${base}~${count}`;
}

function isFree(draft: TreeDraft, id: string): boolean {
  return id !== rootId && !(id in draft);
}
