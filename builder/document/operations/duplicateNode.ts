import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { addSubtree } from '../convert/toEditor.ts';
import { toJson } from '../convert/toLayout.ts';
import { createUid } from '../tree/createUid.ts';
import { attachNode, copyTree } from '../tree/editTree.ts';
import { getChildList, getIndex, getNode, type LayoutTree, listSubtree, type NodeKind } from '../tree/tree.ts';

/**
 * Copies an object or row behind itself. Every uid is new; logics that targeted the original's content target the
 * copy's.
 */
export function duplicateNode(
  tree: LayoutTree,
  { id, createId = createUid }: { id: string; createId?: () => string },
): LayoutTree {
  const { kind, parent } = getNode(tree, id);
  if (parent === null || kind === 'column') return tree;
  const uids = listSubtree(tree, id).map((each) => getNode(tree, each).data.uid);
  const renamed = new Map(uids.filter((uid) => typeof uid === 'string').map((uid) => [uid, createId()]));
  const json = renameUids({ kind, json: toJson(tree, id), renamed, createId });
  const draft = copyTree(tree);
  const copy = addSubtree(draft, { kind, json, parent });
  attachNode(draft, copy, { parent, index: getIndex(tree, id) + 1 });
  return draft;
}

interface Rename {
  kind: NodeKind;
  json: JsonObject;
  renamed: ReadonlyMap<string, string>;
  createId: () => string;
}

function renameUids({ kind, json, renamed, createId }: Rename): JsonObject {
  const list = getChildList(kind);
  const held = json[list.key];
  const copy: JsonObject = { ...json, uid: (typeof json.uid === 'string' && renamed.get(json.uid)) || createId() };
  if (Array.isArray(json.logics)) copy.logics = json.logics.map((logic) => renameDestination(logic, renamed));
  if (Array.isArray(held)) {
    copy[list.key] = held.map((child) =>
      isJsonObject(child) && 'uid' in child ? renameUids({ kind: list.kind, json: child, renamed, createId }) : child,
    );
  }
  return copy;
}

function renameDestination(logic: Json, renamed: ReadonlyMap<string, string>): Json {
  if (!isJsonObject(logic) || !isJsonObject(logic.destination)) return logic;
  const { uid } = logic.destination;
  const target = typeof uid === 'string' ? renamed.get(uid) : undefined;
  return target === undefined ? logic : { ...logic, destination: { ...logic.destination, uid: target } };
}
