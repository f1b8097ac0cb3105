import { useDroppable } from '@dnd-kit/core';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { canvasZone } from '../drag/createDragHandlers.ts';
import { DropMark } from '../drag/DropMark.tsx';
import { useDragArea } from '../drag/useDragArea.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../shell/BuilderContext.ts';
import { useStore } from '../state/createStore.ts';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { rootId } from '../tree/tree.ts';
import { CanvasRows } from './CanvasRows.tsx';
import { ColumnHandles } from './ColumnHandles.tsx';
import { closestNode, findNodeElement } from './nodeElement.ts';
import { SelectionFrame } from './SelectionFrame.tsx';

/** The page being edited, drawn by the runtime, with what the builder lays over it. */
export function Canvas() {
  const { editor, view } = useBuilder();
  const { say } = useLanguage();
  const device = useStore(view, (state) => state.device);
  const preview = useStore(view, (state) => state.preview);
  const { setNodeRef } = useDroppable({ id: canvasZone });
  const area = useDragArea('canvas');
  const paper = useRef<HTMLDivElement>(null);
  useFocusSelected(paper);

  const handleClick = (event: MouseEvent) => {
    restLinks(event);
    const target = event.target instanceof Element ? event.target : null;
    if (preview || target?.closest('[data-overlay]')) return;
    editor.select(closestNode(event.target, 'object', 'column', 'row')?.dataset.node ?? null);
  };

  return (
    <section
      ref={setNodeRef}
      className="bd-canvas"
      data-shortcuts={preview ? undefined : 'canvas'}
      aria-label={say('canvas')}
      onClickCapture={handleClick}
      onSubmitCapture={restForm}
      tabIndex={0}
    >
      <div
        ref={paper}
        className="bd-paper"
        data-canvas=""
        data-device={device}
        data-preview={preview || undefined}
        {...(preview ? {} : area)}
      >
        <CanvasRows parent={rootId} />
        {!preview && (
          <div className="bd-overlay" data-overlay="">
            <SelectionFrame paper={paper} />
            <ColumnHandles paper={paper} />
            <DropMark paper={paper} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Keeps the focus on what is selected while the keyboard is in the canvas, and the selected part in sight. */
function useFocusSelected(paper: { current: HTMLElement | null }): void {
  const selected = useEditorValue((editor) => editor.getSelected());
  useEffect(() => {
    const element = selected === null ? null : paper.current && findNodeElement(paper.current, selected);
    if (!element) return;
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement?.closest('.bd-canvas') != null;
    if (isHere && !activeElement?.closest('[data-overlay]')) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, paper]);
}

/** A link in the edited page leads nowhere. */
function restLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

function restForm(event: FormEvent): void {
  event.preventDefault();
}
