import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { getChildList, type NodeKind } from '../tree/tree.ts';
import type { ClipPart } from './clip.ts';

export interface Renewal {
  /** Whether the uid may stay as it is. */
  isFree: (uid: string) => boolean;
  createId: () => string;
}

/**
 * The parts with uids of their own: one stays only if it is free, and no two are the same. Logics that aim at what was
 * copied with them aim at the copy.
 */
export function renewUids(parts: readonly ClipPart[], { isFree, createId }: Renewal): ClipPart[] {
  const renewed = new Map<string, string>();
  for (const { kind, json } of parts)
    for (const uid of listUids(kind, json)) {
      if (uid !== '' && !renewed.has(uid)) renewed.set(uid, isFree(uid) ? uid : createId());
    }
  const rename: Rename = { renewed, given: new Set(), createId };
  return parts.map(({ kind, json }) => ({ kind, json: renamePart(kind, json, rename) }));
}

interface Rename {
  renewed: ReadonlyMap<string, string>;
  /** Uids that have their object already; a second one of the same uid gets another. */
  given: Set<string>;
  createId: () => string;
}

function listUids(kind: NodeKind, json: JsonObject): string[] {
  const { key, kind: held } = getChildList(kind);
  return [typeof json.uid === 'string' ? json.uid : '', ...listHeld(json[key]).flatMap((each) => listUids(held, each))];
}

function renamePart(kind: NodeKind, json: JsonObject, rename: Rename): JsonObject {
  const { key, kind: held } = getChildList(kind);
  const { renewed, given, createId } = rename;
  const wanted = typeof json.uid === 'string' ? renewed.get(json.uid) : undefined;
  const uid = wanted === undefined || given.has(wanted) ? createId() : wanted;
  given.add(uid);
  const copy: JsonObject = { ...json, uid };
  if (Array.isArray(json.logics)) copy.logics = json.logics.map((logic) => aimLogic(logic, renewed));
  const children = listHeld(json[key]);
  if (children.length > 0) copy[key] = children.map((child) => renamePart(held, child, rename));
  return copy;
}

/** A property called `rows` may hold something else. */
function listHeld(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) && list.every(isJsonObject) ? list : [];
}

function aimLogic(logic: Json, renewed: ReadonlyMap<string, string>): Json {
  if (!isJsonObject(logic) || !isJsonObject(logic.destination)) return logic;
  const { uid } = logic.destination;
  const target = typeof uid === 'string' ? renewed.get(uid) : undefined;
  return target === undefined ? logic : { ...logic, destination: { ...logic.destination, uid: target } };
}
