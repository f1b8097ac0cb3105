import type { Json, Layout } from '../../../schemas/index.ts';
import { isSameJson } from '../isSameJson.ts';
import { listBelow, type Part, type PartKind, type Parts, readParts, rootPart, writeParts } from './layoutParts.ts';
import { mergeOrder } from './mergeOrder.ts';
import { mergeValues } from './mergeValues.ts';

/** Something that a site and a new version of the original both changed. What is not decided stays as the site has it. */
export interface MergeConflict {
  /** The same as long as the three layouts are. */
  id: string;
  /**
   * `value`: one property, two values. `removedThere`: the original has no longer what the site changed.
   * `removedHere`: the original changed or filled what the site removed. `moved`: two places for one part.
   */
  kind: 'value' | 'removedThere' | 'removedHere' | 'moved';
  part: { kind: PartKind; uid: string };
  /** The part as it is on the side that still has it. */
  data: Json;
  path?: string[];
  base?: Json;
  ours?: Json;
  theirs?: Json;
}

export interface MergedLayout {
  layout: Layout;
  conflicts: MergeConflict[];
}

interface Sides {
  /** The original that the site changed. */
  base: Layout;
  ours: Layout;
  /** The original as it is now. */
  theirs: Layout;
}

/**
 * A changed layout with what is new in its original, by uid. Nothing that a site made is lost: a part goes only when one
 * side removed it and the other left it alone. `takes` names the conflicts in which the original wins.
 */
export function mergeLayouts({ base, ours, theirs }: Sides, takes: ReadonlySet<string> = new Set()): MergedLayout {
  const sides = { base: readParts(base), ours: readParts(ours), theirs: readParts(theirs) };
  const conflicts: MergeConflict[] = [];
  const merge: Merge = {
    ...sides,
    decide: (conflict) => {
      conflicts.push(conflict);
      return takes.has(conflict.id) ? 'theirs' : 'ours';
    },
  };
  const here = listHere(merge);
  const parents = chooseParents(merge, here);
  return { layout: writeParts(fitColumns(build(merge, parents))), conflicts };
}

interface Merge {
  base: Parts;
  ours: Parts;
  theirs: Parts;
  decide: (conflict: MergeConflict) => 'ours' | 'theirs';
}

/** The ids of all parts of the merged layout. */
function listHere({ base, ours, theirs, decide }: Merge): Set<string> {
  const here = new Set([...ours.keys(), ...theirs.keys()]);
  // What becomes of the outermost part becomes of those in it.
  const decided = new Set<string>();
  const listGone = (parts: Parts, part: Part, other: Parts) => {
    const gone = listBelow(parts, part.id).filter(({ id }) => !other.has(id));
    for (const { id } of gone) decided.add(id);
    return gone.map(({ id }) => id);
  };
  for (const part of ours.values()) {
    if (theirs.has(part.id) || !base.has(part.id) || decided.has(part.id)) continue;
    const gone = listGone(ours, part, theirs);
    const isOurs = isTouched(base, ours, part.id);
    if (isOurs && decide(describe('removedThere', part)) === 'ours') continue;
    for (const id of gone) here.delete(id);
  }
  for (const part of theirs.values()) {
    if (ours.has(part.id) || !base.has(part.id) || decided.has(part.id)) continue;
    const gone = listGone(theirs, part, ours);
    const isTheirs = isTouched(base, theirs, part.id);
    if (isTheirs && decide(describe('removedHere', part)) === 'theirs') continue;
    for (const id of gone) here.delete(id);
  }
  return here;
}

/** Whether a side changed a part or anything in it. */
function isTouched(base: Parts, side: Parts, id: string): boolean {
  return listBelow(side, id).some((part) => {
    const before = base.get(part.id);
    return (
      !before ||
      (part.id !== id && before.parent !== part.parent) ||
      !isSameJson(before.data, part.data) ||
      before.children.join(' ') !== part.children.join(' ')
    );
  });
}

/** Where each part stands. */
function chooseParents(merge: Merge, here: ReadonlySet<string>): Map<string, string> {
  const { ours, theirs } = merge;
  const parents = new Map<string, string>();
  for (const id of here) {
    const parent = id === rootPart ? undefined : chooseParent(merge, id);
    if (parent !== undefined) parents.set(id, parent);
  }
  reviveParents(merge, parents);
  // Each side moved one of two containers into the other: ours stay where they are.
  if (hasCircle(parents)) {
    for (const id of parents.keys()) parents.set(id, (ours.get(id) ?? theirs.get(id))?.parent ?? rootPart);
    reviveParents(merge, parents);
  }
  return parents;
}

function chooseParent({ base, ours, theirs, decide }: Merge, id: string): string | undefined {
  const [was, mine, other] = [base.get(id)?.parent, ours.get(id), theirs.get(id)];
  if (!mine || !other) return (mine ?? other)?.parent ?? undefined;
  if (mine.parent === other.parent || other.parent === was) return mine.parent ?? undefined;
  if (mine.parent === was) return other.parent ?? undefined;
  const isTheirs = decide({ ...describe('moved', mine), ours: mine.parent, theirs: other.parent }) === 'theirs';
  return (isTheirs ? other.parent : mine.parent) ?? undefined;
}

/** A part whose container is gone goes back to the one that it has on our side; that one comes back with it. */
function reviveParents({ ours, theirs }: Merge, parents: Map<string, string>): void {
  const waiting = [...parents.keys()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const parent = parents.get(id);
    if (parent === undefined || parent === rootPart || parents.has(parent)) continue;
    const own = ours.get(id)?.parent ?? theirs.get(id)?.parent ?? rootPart;
    parents.set(id, own);
    if (own === rootPart || parents.has(own)) continue;
    parents.set(own, (ours.get(own) ?? theirs.get(own))?.parent ?? rootPart);
    waiting.push(own);
  }
}

function hasCircle(parents: ReadonlyMap<string, string>): boolean {
  const safe = new Set<string>([rootPart]);
  for (const id of parents.keys()) {
    const way = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !safe.has(at); at = parents.get(at)) {
      if (way.has(at)) return true;
      way.add(at);
    }
    for (const each of way) safe.add(each);
  }
  return false;
}

function build(merge: Merge, parents: ReadonlyMap<string, string>): Map<string, Part> {
  const { base, ours, theirs, decide } = merge;
  const merged = new Map<string, Part>();
  const uids = new Set<string>();
  for (const id of [rootPart, ...parents.keys()]) {
    const [was, mine, other] = [base.get(id), ours.get(id), theirs.get(id)];
    const source = mine ?? other;
    if (!source) continue;
    const order = { base: was?.children ?? [], ours: mine?.children ?? [], theirs: other?.children ?? [] };
    const children = mergeOrder(order, (child) => parents.get(child) === id);
    const rest = [...parents].flatMap(([child, parent]) => (parent === id && !children.includes(child) ? [child] : []));
    const data =
      mine && other
        ? mergeValues({ base: was?.data ?? {}, ours: mine.data, theirs: other.data }, (conflict) =>
            decide({ ...describe('value', mine, conflict.path), ...conflict }),
          )
        : source.data;
    merged.set(id, { ...source, parent: parents.get(id) ?? null, data, children: [...children, ...rest] });
  }
  return giveUids(merged, ours, uids);
}

/** No uid stands twice: one that the original gave to something new, and the site to something else, is changed. */
function giveUids(merged: Map<string, Part>, ours: Parts, taken: Set<string>): Map<string, Part> {
  const order = [...merged.values()].sort((a, b) => Number(ours.has(b.id)) - Number(ours.has(a.id)));
  for (const part of order) {
    const { uid } = part.data;
    if (typeof uid !== 'string') continue;
    let free = uid;
    for (let number = 2; taken.has(free); number += 1) free = `${uid.slice(0, 58)}-${number}`;
    taken.add(free);
    if (free !== uid) merged.set(part.id, { ...part, data: { ...part.data, uid: free } });
  }
  return merged;
}

const mostColumns = 12;

/** A row holds twelve columns: what stands in further ones moves to the last of them. */
function fitColumns(parts: Map<string, Part>): Map<string, Part> {
  for (const row of [...parts.values()]) {
    const last = row.kind === 'row' ? parts.get(row.children[mostColumns - 1] ?? '') : undefined;
    const surplus = row.children.slice(mostColumns).flatMap((id) => parts.get(id) ?? []);
    if (!last || surplus.length === 0) continue;
    const objects = surplus.flatMap(({ children }) => children);
    parts.set(last.id, { ...last, children: [...last.children, ...objects] });
    parts.set(row.id, { ...row, children: row.children.slice(0, mostColumns) });
    for (const { id } of surplus) parts.delete(id);
  }
  return parts;
}

function describe(kind: MergeConflict['kind'], part: Part, path?: string[]): MergeConflict {
  const uid = typeof part.data.uid === 'string' ? part.data.uid : '';
  return {
    id: [kind, part.id, ...(path ?? [])].join(' '),
    kind,
    part: { kind: part.kind, uid },
    data: part.data,
    ...(path && { path }),
  };
}
