import { type PropsWithChildren, useEffect } from 'react';
import { useEditor } from '../state/EditorProvider.tsx';

/** Selects a node for its children; null selects nothing. */
export function Selecting({ id, children }: { id: string | null } & PropsWithChildren) {
  const editor = useEditor();
  useEffect(() => editor.select(id), [editor, id]);
  return children;
}
