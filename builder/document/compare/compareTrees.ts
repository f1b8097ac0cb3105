import { isSameJson } from '../../../engine/layout/isSameJson.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { PropertyPath } from '../operations/setProperty.ts';
import { getChildList, getNode, type LayoutTree, listSubtree, rootId, type TreeNode } from '../tree/tree.ts';

/** What became of one row, column or object (or of the page itself) between two layouts. */
export interface NodeDifference {
  change: 'added' | 'removed' | 'moved' | 'changed';
  /** As it is afterwards; as it was, if it was removed. */
  node: TreeNode;
  before?: TreeNode;
  /** Its properties that differ. */
  paths: PropertyPath[];
}

/**
 * The differences between two layouts, by uid, in the order of the later one; what was removed comes last. Of what came
 * or went as a whole only the outermost node is named.
 */
export function compareTrees(before: LayoutTree, after: LayoutTree): NodeDifference[] {
  const moved = listMoved(before, after);
  const differences = listSubtree(after, rootId).flatMap((id): NodeDifference[] => {
    const node = getNode(after, id);
    const former = findSame(before, node);
    if (!former) return isNew(before, after, node.parent) ? [] : [{ change: 'added', node, paths: [] }];
    const paths = listChangedPaths(ownData(former), ownData(node));
    if (moved.has(id)) return [{ change: 'moved', node, before: former, paths }];
    return paths.length > 0 ? [{ change: 'changed', node, before: former, paths }] : [];
  });
  const removed = listSubtree(before, rootId).flatMap((id): NodeDifference[] => {
    const node = getNode(before, id);
    if (findSame(after, node) || isNew(after, before, node.parent)) return [];
    return [{ change: 'removed', node, paths: [] }];
  });
  return [...differences, ...removed];
}

/** The node of this id, if it is still of the same kind. */
function findSame(tree: LayoutTree, { id, kind }: TreeNode): TreeNode | undefined {
  const found = Object.hasOwn(tree, id) ? tree[id] : undefined;
  return found?.kind === kind ? found : undefined;
}

function isNew(before: LayoutTree, after: LayoutTree, id: string | null): boolean {
  return id !== null && !findSame(before, getNode(after, id));
}

/** Nodes that stand in another parent, or among their former neighbours at another place: as few as explain the order. */
function listMoved(before: LayoutTree, after: LayoutTree): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const { id: parent, children } of Object.values(after)) {
    const stayed: { id: string; index: number }[] = [];
    for (const id of children) {
      const former = findSame(before, getNode(after, id));
      if (former && former.parent !== parent) moved.add(id);
      else if (former) stayed.push({ id, index: getNode(before, parent).children.indexOf(id) });
    }
    const kept = new Set(findLongestRise(stayed.map(({ index }) => index)));
    for (const { id, index } of stayed) if (!kept.has(index)) moved.add(id);
  }
  return moved;
}

/** The longest rising sequence within a list of different numbers. */
function findLongestRise(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = ends.findIndex((end) => end >= number);
    const at = found < 0 ? ends.length : found;
    previous.set(number, ends[at - 1]);
    ends[at] = number;
  }
  const rise: number[] = [];
  for (let number = ends.at(-1); number !== undefined; number = previous.get(number)) rise.unshift(number);
  return rise;
}

/** What a node says of itself. That it holds a list of others is no difference: one that was made here holds none until something is in it. */
function ownData({ kind, data }: TreeNode): JsonObject {
  const { [getChildList(kind).key]: held, ...own } = data;
  return Array.isArray(held) && held.length === 0 ? own : data;
}

/** The paths at which two values differ: down to single properties of objects; lists and texts as a whole. */
function listChangedPaths(before: JsonObject, after: JsonObject, path: PropertyPath = []): PropertyPath[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): PropertyPath[] => {
    const [was, is] = [readOwn(before, name), readOwn(after, name)];
    if (isSameJson(was, is)) return [];
    const own = [...path, name];
    return isGroup(was) && isGroup(is) ? listChangedPaths(was, is, own) : [own];
  });
}

function readOwn(holder: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** An object of properties, not a text in two languages. */
function isGroup(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && !(typeof value.th === 'string' && typeof value.en === 'string');
}
