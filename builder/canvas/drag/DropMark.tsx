import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { measurePlace, type PlaceMark } from './measurePlace.ts';

/**
 * Shows where the dragged node would be dropped. Drawn over the page, so that the page does not move under the pointer.
 */
export function DropMark({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { drag, editor } = useBuilder();
  const { say } = useLanguage();
  const place = useStore(drag, (state) => state?.place ?? null);
  const byKeyboard = useStore(drag, (state) => state !== null && state.pointer === null);
  const [mark, setMark] = useState<PlaceMark | null>(null);
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const found = stage.current && place ? measurePlace(stage.current, editor.getTree(), place) : null;
    const origin = stage.current?.getBoundingClientRect();
    setMark(found && origin ? { ...found, left: found.left - origin.left, top: found.top - origin.top } : null);
  }, [stage, editor, place]);

  useLayoutEffect(() => {
    if (mark && byKeyboard) element.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [mark, byKeyboard]);

  if (!mark || !place) return null;
  const { shape, ...box } = mark;
  return (
    <div ref={element} className="bd-drop-mark" data-shape={shape} style={box} aria-hidden="true">
      {place.kind !== 'object' && <span>{say(place.kind === 'row' ? 'newRow' : 'newColumn')}</span>}
    </div>
  );
}
