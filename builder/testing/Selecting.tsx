import { type PropsWithChildren, useEffect, useState } from 'react';
import { useEditor } from '../state/EditorProvider.tsx';

/** Draws its children once a node is selected for them, so that none of them ever shows the page instead; null selects nothing. */
export function Selecting({ id, children }: { id: string | null } & PropsWithChildren) {
  const editor = useEditor();
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    editor.select(id);
    setSelected(true);
  }, [editor, id]);
  return isSelected && children;
}
