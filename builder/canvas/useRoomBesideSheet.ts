import { type RefObject, useEffect } from 'react';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { doAfterFrame } from '../ui/frame.ts';
import { findNodeElement } from './drag/nodeElement.ts';

/** With a sheet less of the page is seen, or all of it smaller: what is selected moves to where it is seen while it is changed. */
export function useRoomBesideSheet(stage: RefObject<HTMLElement | null>): void {
  const { view, editor } = useBuilder();
  const isOpen = useStore(view, ({ sheet }) => sheet !== null);
  useEffect(() => {
    const selected = isOpen ? editor.getSelected() : null;
    if (selected === null) return;
    // The page has its new size by then.
    return doAfterFrame(() => {
      const element = stage.current && findNodeElement(stage.current, selected);
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [isOpen, editor, stage]);
}
