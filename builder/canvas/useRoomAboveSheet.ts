import { type RefObject, useEffect } from 'react';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { findNodeElement } from './drag/nodeElement.ts';

/** On a phone a sheet covers the lower part of the canvas: what is selected moves up, so that it is seen while it is changed. */
export function useRoomAboveSheet(stage: RefObject<HTMLElement | null>): void {
  const { view, editor } = useBuilder();
  const isOpen = useStore(view, ({ sheet }) => sheet !== null);
  useEffect(() => {
    const selected = isOpen ? editor.getSelected() : null;
    if (selected === null || !stage.current) return;
    findNodeElement(stage.current, selected)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen, editor, stage]);
}
