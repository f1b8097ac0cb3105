import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LayoutTree } from '../document/tree/tree.ts';
import { type TreeStore, useCraftStore } from '../state/craftStore.ts';
import { createEditor, type Editor } from '../state/editor.ts';

/** An editor on the real store, without a page: the store is a hook, so a component that draws nothing hands it out. */
export function openEditor(tree: LayoutTree): Editor {
  let store: TreeStore | undefined;
  const handleStore = (made: TreeStore) => {
    store = made;
  };
  renderToStaticMarkup(createElement(StoreHolder, { onStore: handleStore }));
  if (!store) throw new Error('The store was not made');
  return createEditor(store, tree);
}

function StoreHolder({ onStore }: { onStore: (store: TreeStore) => void }) {
  onStore(useCraftStore());
  return null;
}
