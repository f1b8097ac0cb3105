import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { LayoutTree, TreeNode } from '../document/tree/tree.ts';
import { useCraftStore } from './craftStore.ts';
import { createEditor, type Editor } from './editor.ts';

const EditorContext = createContext<Editor | null>(null);

interface Props {
  tree: LayoutTree;
  allows?: Parameters<typeof createEditor>[2];
  children: ReactNode;
}

/** Holds the edited layout; only the first `tree` counts, later ones are set by `editor.reset`. */
export function EditorProvider({ tree, allows, children }: Props) {
  const store = useCraftStore();
  const [editor] = useState(() => createEditor(store, tree, allows));
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The editor itself; does not render again when the layout changes. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No EditorProvider above');
  return editor;
}

/** A value read from the editor; renders again only when it changes (by identity). */
export function useEditorValue<T>(read: (editor: Editor) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => read(editor));
}

/** One node; renders again only when this node changes. */
export function useNode(id: string): TreeNode | undefined {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.subscribeNode(id, listener), [editor, id]);
  return useSyncExternalStore(subscribe, () => editor.getTree()[id]);
}

/** A value read from these nodes; it is read again only when one of them changed. */
export function useNodesValue<T>(ids: readonly string[], read: (tree: LayoutTree) => T): T {
  const editor = useEditor();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => editor.subscribeNode(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [editor, ids],
  );
  return useSyncExternalStore(subscribe, () => read(editor.getTree()));
}

/** Whether this node is selected; renders again only when that changes. */
export function useIsSelected(id: string): boolean {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.subscribeNode(id, listener), [editor, id]);
  return useSyncExternalStore(subscribe, () => editor.getSelection().includes(id));
}
