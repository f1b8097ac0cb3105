import type { KeyboardEvent, PointerEvent } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { canvasLimits, clampWidth } from './measureCanvas.ts';

/** At the edge of the page: drags it to any width. */
export function WidthHandle() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const width = useStore(view, ({ shown }) => shown.width);
  const resize = (next: number) => {
    // The scale stays as it is: a page that shrank while it is pulled would run away from the pointer.
    changeView(view, { freeWidth: clampWidth(next), zoom: view.get().shown.zoom });
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { zoom, width: before } = view.get().shown;
    // The page stands in the middle: each edge moves by half of what its width grows.
    resize(before + (2 * event.movementX) / zoom);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -10 : event.key === 'ArrowRight' ? 10 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    resize(view.get().shown.width + by);
  };
  return (
    <div className="bd-width-place" data-overlay="">
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves is this role, there is no element for it */}
      <div
        className="bd-width-handle"
        role="separator"
        aria-orientation="vertical"
        aria-label={say('resizePage')}
        title={say('resizePage')}
        aria-valuemin={canvasLimits.narrowest}
        aria-valuemax={canvasLimits.widest}
        aria-valuenow={Math.round(width)}
        tabIndex={0}
        data-undraggable=""
        onMouseDown={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handlePointer}
        onKeyDown={handleKey}
      />
    </div>
  );
}
