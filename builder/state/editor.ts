import { type LayoutTree, listAncestors, listSubtree, type NodeKind, type TreeNode } from '../document/tree/tree.ts';
import { listChanges } from './craftNodes.ts';
import type { TreeStore } from './craftStore.ts';

export interface EditOptions {
  /** Edits with the same name within a short time (typing in one field) are one step of history. */
  merge?: string;
  /** However long it takes: what has the same name is one step until something else happens. */
  lasting?: boolean;
  /** A change made by somebody else or by the server: applied without a permission check. */
  isForeign?: boolean;
  /** Selects this node, or these, afterwards. */
  select?: (tree: LayoutTree) => string | null | readonly string[];
}

/** The layout that is being edited: its tree, its history, its selection. */
export interface Editor {
  getTree(): LayoutTree;
  /** The selected node; of several the one that was selected last. */
  getSelected(): string | null;
  /** All selected nodes, the one that was selected last at the end. The same list until the selection changes. */
  getSelection(): readonly string[];
  /** Applies an operation; one that returns the same tree is ignored. */
  edit(operation: (tree: LayoutTree) => LayoutTree, options?: EditOptions): void;
  select(id: string | null | readonly string[]): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Starts over with another layout. */
  reset(tree: LayoutTree): void;
  /** Calls when anything changed: the tree, the history or the selection. */
  subscribe(listener: () => void): () => void;
  /** Calls when this node changed, was added or removed, or its selection changed. */
  subscribeNode(id: string, listener: () => void): () => void;
}

const mergeTime = 1500;

/** Whether a person may make an edit; it shows a message to those who may not. */
type Allows = (before: LayoutTree, after: LayoutTree) => boolean;

/** The editor over a store of trees. */
export function createEditor(store: TreeStore, initial: LayoutTree, allows: Allows = () => true): Editor {
  const { publish, ...shown } = createShownTree(initial);
  let lastMerge = { name: '', time: 0 };
  store.reset(initial);

  function travel(move: () => void): void {
    move();
    lastMerge = { name: '', time: 0 };
    publish(store.read(), shown.getSelection());
  }

  return {
    ...shown,
    edit(operation, { merge = '', lasting = false, isForeign = false, select } = {}) {
      const tree = shown.getTree();
      const next = operation(tree);
      if (next === tree || !(isForeign || allows(tree, next))) return;
      const now = Date.now();
      const isSoon = lasting || now - lastMerge.time < mergeTime;
      const joins = merge !== '' && merge === lastMerge.name && isSoon && store.canUndo();
      const changed = listChanges(tree, next);
      store.write(next, changed, joins);
      lastMerge = { name: merge, time: now };
      publish(next, select ? listIds(select(next)) : shown.getSelection(), changed);
    },
    select(id) {
      const tree = shown.getTree();
      const ids = listIds(id);
      if (isSameList(ids, shown.getSelection()) || ids.some((each) => !tree[each])) return;
      lastMerge = { name: '', time: 0 };
      publish(tree, ids);
    },
    undo: () => store.canUndo() && travel(store.undo),
    redo: () => store.canRedo() && travel(store.redo),
    canUndo: store.canUndo,
    canRedo: store.canRedo,
    reset(next) {
      store.reset(next);
      lastMerge = { name: '', time: 0 };
      publish(next, []);
    },
  };
}

function listIds(ids: string | null | readonly string[]): readonly string[] {
  if (ids === null) return [];
  return typeof ids === 'string' ? [ids] : ids;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}

interface ShownTree extends Pick<Editor, 'getTree' | 'getSelected' | 'getSelection' | 'subscribe' | 'subscribeNode'> {
  publish(next: LayoutTree, wanted: readonly string[], changed?: ReadonlySet<string>): void;
}

/** Publishes the tree and its selection; a listener of a node is notified of that node only. */
function createShownTree(initial: LayoutTree): ShownTree {
  const listeners = new Set<() => void>();
  const nodeListeners = new Map<string, Set<() => void>>();
  let tree = initial;
  let selection: readonly string[] = [];
  return {
    getTree: () => tree,
    getSelected: () => selection.at(-1) ?? null,
    getSelection: () => selection,
    publish(next, wanted, changed = listChanges(tree, next)) {
      const found = keepSelection(tree, next, wanted);
      const told = new Set([...changed, ...selection, ...found]);
      tree = next;
      if (!isSameList(found, selection)) selection = found;
      for (const id of told) for (const listener of nodeListeners.get(id) ?? []) listener();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeNode(id, listener) {
      const held = nodeListeners.get(id) ?? new Set();
      nodeListeners.set(id, held.add(listener));
      return () => {
        held.delete(listener);
        if (held.size === 0) nodeListeners.delete(id);
      };
    },
  };
}

/** What is still there of a selection; when all of it was removed, what took the place of the last. */
function keepSelection(before: LayoutTree, after: LayoutTree, wanted: readonly string[]): readonly string[] {
  const left = wanted.filter((id) => after[id]);
  const last = wanted.at(-1);
  if (left.length > 0 || last === undefined) return left.length === wanted.length ? wanted : left;
  const heir = findHeir(before, after, last);
  return heir === null ? [] : [heir];
}

/**
 * The selection after the selected node was removed: the node now in its place or in that of what went with it, else the
 * nearest remaining ancestor.
 */
function findHeir(before: LayoutTree, after: LayoutTree, gone: string): string | null {
  const ancestors = listAncestors(before, gone);
  const chain = [gone, ...ancestors.map(({ id }) => id)];
  // The highest of what is gone: its parent is still there.
  const top = chain.findLast((id) => !after[id]) ?? gone;
  const parent = before[top]?.parent ?? '';
  const left = after[parent]?.children ?? [];
  const neighbour = left[Math.min(before[parent]?.children.indexOf(top) ?? 0, left.length - 1)];
  if (neighbour) return top === gone ? neighbour : findFirst(after, neighbour, before[gone]?.kind);
  // The only column of a row cannot be removed: whoever presses Delete again means the row.
  const isAlone = ({ kind, parent: row }: TreeNode) => kind === 'column' && after[row ?? '']?.children.length === 1;
  return ancestors.find((node) => after[node.id] && node.kind !== 'layout' && !isAlone(node))?.id ?? null;
}

/** The first node of a kind in a part, so that a removed object is followed by an object and not by a whole row. */
function findFirst(tree: LayoutTree, id: string, kind: NodeKind | undefined): string {
  return listSubtree(tree, id).find((each) => tree[each]?.kind === kind) ?? id;
}
