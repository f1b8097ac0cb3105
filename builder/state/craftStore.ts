import { type EditorState, useEditorStore } from '@craftjs/core';
import type { LayoutTree } from '../document/tree/tree.ts';
import { readCraftNodes, toCraftNode, toCraftNodes } from './craftNodes.ts';

/** The storage of the tree and its history. Only `craftStore` knows that it is Craft.js. */
export interface TreeStore {
  read(): LayoutTree;
  /** One step of history, or with `merge` a continuation of the last one; `changed` are the ids of the nodes that differ. */
  write(tree: LayoutTree, changed: ReadonlySet<string>, merge: boolean): void;
  /** Starts over with this tree and an empty history. */
  reset(tree: LayoutTree): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

/**
 * Craft.js as the store of the tree. Its connectors, its `<Editor>` and its subscriptions are not used: each costs time
 * for every node at every change, while `createEditor` notifies only those who show a changed node.
 */
export function useCraftStore(): TreeStore {
  const { actions, query, getState } = useEditorStore({ enabled: true }, ignorePatches);
  // Craft.js declares `{prev, current}` but returns the state itself.
  const readNodes = () => (getState() as unknown as EditorState).nodes;
  return {
    read: () => readCraftNodes(readNodes()),
    write: (tree, changed, merge) => (merge ? actions.history.merge() : actions).setState(applyChanges(tree, changed)),
    reset: (tree) => {
      actions.history.ignore().replaceNodes(toCraftNodes(tree));
      actions.history.clear();
    },
    undo: () => actions.history.undo(),
    redo: () => actions.history.redo(),
    canUndo: () => query.history.canUndo(),
    canRedo: () => query.history.canRedo(),
  };
}

function applyChanges(tree: LayoutTree, changed: ReadonlySet<string>) {
  return (state: EditorState) => {
    for (const id of changed) {
      const node = tree[id];
      if (node) state.nodes[id] = toCraftNode(node);
      else delete state.nodes[id];
    }
  };
}

function ignorePatches(): void {}
