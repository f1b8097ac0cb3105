import { DndContext, MeasuringStrategy, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { DragGhost } from './DragGhost.tsx';
import { DragHandlers } from './DragHandlers.ts';
import { KeyboardDrag, keyboardCodes, MouseDrag, mouseOptions, TouchDrag, touchOptions } from './sensors.ts';

// Announcements come from our own live region, in the builder's language; dnd-kit's is silent.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const measuring = { droppable: { strategy: MeasuringStrategy.BeforeDragging } };
const autoScroll = { threshold: { x: 0, y: 0.18 }, acceleration: 14 };

/**
 * Dragging by mouse, touch and keyboard. dnd-kit provides sensors, scrolling and the life cycle of a drag. It has two
 * draggables (canvas, palette) and one drop zone (canvas), however many objects there are: which node is dragged and
 * where it is dropped is read from data attributes.
 */
export function DragContext({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  const language = useLanguage();
  const { api } = useRuntime();
  const [latest] = useState({ builder, language, api });
  Object.assign(latest, { builder, language, api });
  const [handlers] = useState(() => new DragHandlers(() => latest));
  const sensors = useSensors(
    useSensor(MouseDrag, mouseOptions),
    useSensor(TouchDrag, touchOptions),
    useSensor(KeyboardDrag, { keyboardCodes, coordinateGetter: handlers.stepByKey }),
  );
  const accessibility = useMemo(
    () => ({ announcements: silent, screenReaderInstructions: { draggable: language.say('dragInstructions') } }),
    [language],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={handlers.detect}
      accessibility={accessibility}
      measuring={measuring}
      autoScroll={autoScroll}
      onDragStart={handlers.start}
      onDragMove={handlers.move}
      onDragEnd={handlers.end}
      onDragCancel={handlers.cancel}
    >
      {children}
      <DragGhost />
    </DndContext>
  );
}
