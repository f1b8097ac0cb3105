import { createContext, type ReactNode, type Ref, use, useEffect, useState } from 'react';
import type { DragParts } from './dragParts.tsx';

/** What an element must carry to be lifted. */
export interface Lift {
  ref: Ref<HTMLElement>;
  isLifted: boolean;
  handlers: Record<string, unknown>;
  describedBy?: string;
}

/** What an element must carry to be dropped on. */
export interface Drop {
  ref: Ref<HTMLElement>;
  isOver: boolean;
}

interface Props {
  /** Whether anything may be moved here at all: the code for dragging is fetched only then. */
  enabled: boolean;
  onDrop: (item: string, zone: string) => void;
  nameItem: (item: string) => string;
  nameZone: (zone: string) => string;
  children: ReactNode;
}

const PartsContext = createContext<DragParts | undefined>(undefined);

/** Lets what stands in it be dragged, by mouse, finger and keys. Until the code for it is here, nothing is missing but that. */
export function DragArea({ enabled, children, ...rest }: Props) {
  const [parts, setParts] = useState<DragParts>();
  useEffect(() => {
    if (!enabled) return;
    let isGone = false;
    import('./dragParts.tsx').then(
      ({ dragParts }) => isGone || setParts(dragParts),
      () => undefined, // what cannot be dragged can still be moved by its buttons
    );
    return () => {
      isGone = true;
    };
  }, [enabled]);
  if (!enabled || !parts) return children;
  return (
    <PartsContext value={parts}>
      <parts.Area {...rest}>{children}</parts.Area>
    </PartsContext>
  );
}

export function Draggable({
  id,
  disabled,
  render,
}: {
  id: string;
  disabled?: boolean;
  render: (lift?: Lift) => ReactNode;
}) {
  const parts = use(PartsContext);
  return parts && !disabled ? <parts.Item id={id} render={render} /> : render();
}

export function Droppable({ id, render }: { id: string; render: (drop?: Drop) => ReactNode }) {
  const parts = use(PartsContext);
  return parts ? <parts.Zone id={id} render={render} /> : render();
}
