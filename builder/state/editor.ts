import { type LayoutTree, listAncestors } from '../document/tree/tree.ts';
import { listChanges } from './craftNodes.ts';
import type { TreeStore } from './craftStore.ts';

export interface EditOptions {
  /** Edits with the same name within a short time (typing in one field) are one step of history. */
  merge?: string;
  /** Selects this node afterwards. */
  select?: (tree: LayoutTree) => string | null;
}

/** The layout that is being edited: its tree, its history, its selection. */
export interface Editor {
  getTree(): LayoutTree;
  getSelected(): string | null;
  /** Applies an operation; one that returns the same tree is ignored. */
  edit(operation: (tree: LayoutTree) => LayoutTree, options?: EditOptions): void;
  select(id: string | null): void;
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

/** The editor over a store of trees. */
export function createEditor(store: TreeStore, initial: LayoutTree): Editor {
  const { publish, ...shown } = createShownTree(initial);
  let lastMerge = { name: '', time: 0 };
  store.reset(initial);

  function travel(move: () => void): void {
    move();
    lastMerge = { name: '', time: 0 };
    publish(store.read(), shown.getSelected());
  }

  return {
    ...shown,
    edit(operation, { merge = '', select } = {}) {
      const tree = shown.getTree();
      const next = operation(tree);
      if (next === tree) return;
      const now = Date.now();
      const joins = merge !== '' && merge === lastMerge.name && now - lastMerge.time < mergeTime && store.canUndo();
      store.write(tree, next, joins);
      lastMerge = { name: merge, time: now };
      publish(next, select ? select(next) : shown.getSelected());
    },
    select(id) {
      const tree = shown.getTree();
      if (id === shown.getSelected() || (id !== null && !tree[id])) return;
      lastMerge = { name: '', time: 0 };
      publish(tree, id);
    },
    undo: () => store.canUndo() && travel(store.undo),
    redo: () => store.canRedo() && travel(store.redo),
    canUndo: store.canUndo,
    canRedo: store.canRedo,
    reset(next) {
      store.reset(next);
      lastMerge = { name: '', time: 0 };
      publish(next, null);
    },
  };
}

interface ShownTree extends Pick<Editor, 'getTree' | 'getSelected' | 'subscribe' | 'subscribeNode'> {
  publish(next: LayoutTree, nextSelected: string | null): void;
}

/** Publishes the tree and its selection; a listener of a node is notified of that node only. */
function createShownTree(initial: LayoutTree): ShownTree {
  const listeners = new Set<() => void>();
  const nodeListeners = new Map<string, Set<() => void>>();
  let tree = initial;
  let selected: string | null = null;
  return {
    getTree: () => tree,
    getSelected: () => selected,
    publish(next, nextSelected) {
      const changed = listChanges(tree, next);
      if (selected !== null) changed.add(selected);
      const heir = nextSelected !== null && !next[nextSelected] ? findHeir(tree, next, nextSelected) : nextSelected;
      tree = next;
      selected = heir;
      if (heir !== null) changed.add(heir);
      for (const id of changed) for (const listener of nodeListeners.get(id) ?? []) listener();
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

/**
 * The selection after the selected node was removed: the node now in its place, else the nearest remaining ancestor.
 */
function findHeir(before: LayoutTree, after: LayoutTree, gone: string): string | null {
  const parent = before[gone]?.parent;
  const siblings = parent ? (before[parent]?.children ?? []) : [];
  const left = parent ? (after[parent]?.children ?? []) : [];
  const at = siblings.indexOf(gone);
  const neighbour = left[Math.min(at, left.length - 1)];
  if (neighbour) return neighbour;
  return listAncestors(before, gone).find((node) => after[node.id] && node.kind !== 'layout')?.id ?? null;
}
