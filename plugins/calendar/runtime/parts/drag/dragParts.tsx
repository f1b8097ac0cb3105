import {
  type Announcements,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useText } from 'sala/runtime';
import { dragTexts } from './dragTexts.ts';
import type { AreaProps, DragParts, Drop, Lift } from './dragTypes.ts';
import { stepToZone } from './stepToZone.ts';

/** Everything that needs dnd-kit, in a chunk of its own. */
export const dragParts: DragParts = { Area, Item, Zone };

const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/**
 * Scrolls only where the pointer is at the very edge, and slowly enough to stop on a place: a board on a tablet otherwise runs away
 * under the card, which is then dropped on another column than the one that was aimed at.
 */
const scrolling = { threshold: { x: 0.06, y: 0.1 }, acceleration: 3 };

function Area({ onDrop, onLift, nameItem, nameZone, children }: AreaProps) {
  const say = useText(dragTexts);
  const [lifted, setLifted] = useState<string>();
  const held = useRef<string>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: stepToZone }),
  );
  const announcements: Announcements = useMemo(
    () => ({
      onDragStart: ({ active }) => say('lifted', { title: nameItem(String(active.id)) }),
      onDragOver: ({ over }) => (over ? say('over', { place: nameZone(String(over.id)) }) : undefined),
      onDragEnd: ({ over }) => (over ? say('dropped', { place: nameZone(String(over.id)) }) : say('putBack')),
      onDragCancel: () => say('putBack'),
    }),
    [say, nameItem, nameZone],
  );
  const end = () => {
    setLifted(undefined);
    onLift?.(undefined);
    setTimeout(() => window.removeEventListener('click', stopClick, true));
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={scrolling}
      collisionDetection={(input) => {
        const under = pointerWithin(input);
        return under.length > 0 ? under : rectIntersection(input);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say('dragHelp') } }}
      onDragStart={({ active }) => {
        setLifted(String(active.id));
        onLift?.(String(active.id));
        held.current = undefined;
        window.addEventListener('click', stopClick, true);
      }}
      onDragMove={({ over, activatorEvent }) => {
        if (over && !(activatorEvent instanceof KeyboardEvent)) held.current ??= String(over.id);
      }}
      onDragEnd={({ active, over }) => {
        end();
        if (over) onDrop(String(active.id), String(over.id), held.current);
      }}
      onDragCancel={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted !== undefined && <div className="w-cal-ghost">{nameItem(lifted)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

/** Dropping a dragged link must not follow it. */
function stopClick(event: Event): void {
  event.preventDefault();
}

function Item({ id, render }: { id: string; render: (lift?: Lift) => ReactNode }) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id });
  return render({
    ref: setNodeRef,
    isLifted: isDragging,
    handlers: { ...listeners, draggable: false },
    describedBy: attributes['aria-describedby'],
  });
}

function Zone({ id, render }: { id: string; render: (drop?: Drop) => ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return render({ ref: setNodeRef, isOver });
}
