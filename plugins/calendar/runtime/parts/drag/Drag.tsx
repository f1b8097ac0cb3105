import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './drag.css';
import type { DragParts, Drop, Lift } from './dragTypes.ts';

interface Props {
  /** Whether anything may be moved here at all: the code for dragging is fetched only then. */
  enabled: boolean;
  /** `from` is the place where a pointer took hold of it. */
  onDrop: (item: string, zone: string, from?: string) => void;
  /** What is carried, and that nothing is any longer. */
  onLift?: (item: string | undefined) => void;
  nameItem: (item: string) => string;
  nameZone: (zone: string) => string;
  children: ReactNode;
}

const PartsContext = createContext<DragParts | undefined>(undefined);

const focusable = 'a[href], button';

/** Makes its children draggable by mouse, touch and keyboard. They are usable before the code for dragging has loaded. */
export function DragArea({ enabled, children, ...rest }: Props) {
  const [parts, setParts] = useState<DragParts>();
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  useEffect(() => {
    if (!enabled) return;
    let isGone = false;
    const begin = (dragParts: DragParts) => {
      if (isGone) return;
      focused.current = listFocusable(area.current).indexOf(document.activeElement);
      setParts(dragParts);
    };
    import('./dragParts.tsx').then(
      (module) => begin(module.dragParts),
      () => undefined, // without dragging, the buttons of the entry still move it
    );
    return () => {
      isGone = true;
    };
  }, [enabled]);

  // Children are drawn again when the code has loaded; the focus is restored.
  useLayoutEffect(() => {
    const before = parts && listFocusable(area.current)[focused.current];
    if (before instanceof HTMLElement) before.focus();
  }, [parts]);

  return (
    <div ref={area} className="w-drag-area">
      {enabled && parts ? (
        <PartsContext value={parts}>
          <parts.Area {...rest}>{children}</parts.Area>
        </PartsContext>
      ) : (
        children
      )}
    </div>
  );
}

function listFocusable(area: HTMLElement | null): (Element | null)[] {
  return [...(area?.querySelectorAll(focusable) ?? [])];
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
