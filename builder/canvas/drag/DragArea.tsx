import type { HTMLAttributes } from 'react';
import { useDragArea } from './useDragArea.ts';

/** What in it can be dragged (see `readSource`). dnd-kit has it drawn anew with every step of a drag, but not what it holds. */
export function DragArea({ id, ...props }: HTMLAttributes<HTMLDivElement> & { id: string }) {
  return <div {...props} {...useDragArea(id)} />;
}
