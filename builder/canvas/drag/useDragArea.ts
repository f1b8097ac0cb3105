import { useDraggable } from '@dnd-kit/core';
import type { DOMAttributes, HTMLAttributes } from 'react';
import { readSource } from './readSource.ts';

/** Makes the nodes in an area draggable (see `readSource`); the props go on the area's element. */
export function useDragArea(id: string): HTMLAttributes<HTMLElement> {
  const { listeners, setNodeRef } = useDraggable({ id });
  // dnd-kit measures the pressed node, not the whole area.
  const aim = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLElement && readSource(target)) setNodeRef(target.closest<HTMLElement>(liftable));
  };
  return {
    ...(listeners as DOMAttributes<HTMLElement> | undefined),
    onMouseDownCapture: aim,
    onTouchStartCapture: aim,
    onKeyDownCapture: aim,
  };
}

const liftable = '[data-widget-type], [data-section-name], [data-drag-node], [data-node]';
