import { useDroppable } from '@dnd-kit/core';
import { type HTMLAttributes, type RefObject, useCallback } from 'react';
import { canvasZone } from './drag/DragHandlers.ts';
import { useDragArea } from './drag/useDragArea.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  canvas: RefObject<HTMLElement | null>;
  /** Whether what stands on it can be dragged. */
  lifts: boolean;
}

/** The canvas to dnd-kit: where things are dropped and dragged. It is drawn anew with every step of a drag, but not what it holds. */
export function CanvasArea({ canvas, lifts, ...props }: Props) {
  const { setNodeRef } = useDroppable({ id: canvasZone });
  const area = useDragArea('canvas');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      canvas.current = element;
      setNodeRef(element);
    },
    [canvas, setNodeRef],
  );
  return <section ref={ref} {...props} {...(lifts ? area : {})} />;
}
