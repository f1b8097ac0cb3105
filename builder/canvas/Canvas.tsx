import { type CSSProperties, type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { mayShape } from '../commands/command.ts';
import { rootId } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useAfterFrame } from '../ui/useAfterFrame.ts';
import { Around } from './Around.tsx';
import { findSeen } from './bar/findSeen.ts';
import { passSecondPress } from './bar/passSecondPress.ts';
import { CanvasArea } from './CanvasArea.tsx';
import { CanvasRows } from './CanvasRows.tsx';
import { ColumnHandles } from './ColumnHandles.tsx';
import { DropMark } from './drag/DropMark.tsx';
import { closestNode, findNodeElement } from './drag/nodeElement.ts';
import { RowsContext } from './RowsContext.ts';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useCanvasSize } from './size/useCanvasSize.ts';
import { WidthHandle } from './size/WidthHandle.tsx';
import { useCanvasData } from './useCanvasData.ts';
import { usePicking } from './usePicking.ts';
import { useRoomBesideSheet } from './useRoomBesideSheet.ts';
import { useSelecting } from './useSelecting.ts';

/** The page being edited, drawn by the runtime, with the builder's overlay. */
export function Canvas() {
  const builder = useBuilder();
  const { view, picking } = builder;
  const { say } = useLanguage();
  const look = useStore(view, (state) => state.look);
  const preview = useStore(view, (state) => state.preview);
  const canvas = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { width, zoom } = useCanvasSize(canvas);
  useFocusSelected(stage);
  useRoomBesideSheet(stage);
  useCanvasData();
  const isPicking = usePicking();
  const selecting = useSelecting();

  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // Links in the edited page do nothing.
    if (target?.closest('a[href]') && !target.closest('[data-overlay]')) event.preventDefault();
    if (preview || target?.closest('[data-overlay], .bd-typing')) return;
    const asked = picking.get();
    if (asked) {
      const picked = closestNode(event.target, 'object')?.dataset.node;
      event.stopPropagation();
      picking.set(null);
      if (picked !== undefined) asked.take(picked);
      return;
    }
    selecting.press(event);
    passSecondPress();
  };

  return (
    <CanvasArea
      canvas={canvas}
      lifts={!preview && mayShape(builder)}
      className="bd-canvas"
      data-area=""
      data-shortcuts={preview ? undefined : 'canvas'}
      data-picking={isPicking || undefined}
      aria-label={say('canvas')}
      onClickCapture={handleClick}
      onSubmitCapture={preview ? restForm : stopForm}
      onContextMenu={preview ? undefined : selecting.openMenu}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {isPicking && (
        <p className="bd-picking" role="status">
          {say('pickingHint')}
        </p>
      )}
      <div ref={stage} className="bd-stage" style={{ inlineSize: width * zoom }}>
        <div
          className="bd-paper s-canvas"
          data-canvas=""
          data-preview={preview || undefined}
          data-theme={look ?? undefined}
          style={{ inlineSize: width, zoom, '--bd-zoom': zoom } as CSSProperties} // custom properties are not in React's type
        >
          <RowsContext value={CanvasRows}>
            <Around kind="header" />
            <CanvasRows parent={rootId} />
            <Around kind="footer" />
          </RowsContext>
        </div>
        <WidthHandle />
        {!preview && (
          <div className="bd-overlay" data-overlay="">
            <SelectionFrame stage={stage} />
            {mayShape(builder) && <ColumnHandles stage={stage} />}
            <DropMark stage={stage} />
          </div>
        )}
      </div>
    </CanvasArea>
  );
}

/** Keeps the focus on the selected node while the keyboard is in the canvas, scrolls it into view, and lets Tab come to it. */
function useFocusSelected(stage: { current: HTMLElement | null }): void {
  const selected = useEditorValue((editor) => editor.getSelected());
  // Moved to another one it is drawn anew.
  const parent = useEditorValue(({ getTree }) => (selected === null ? null : getTree()[selected]?.parent));
  const entry = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the node stands decides which element shows it
  useEffect(() => {
    const element = selected === null ? null : stage.current && findNodeElement(stage.current, selected);
    // Once the focus has moved: taken from what has it, the attribute has the browser lay out a half drawn page at once.
    const enter = () => {
      if (entry.current !== element) entry.current?.setAttribute('tabindex', '-1');
      element?.setAttribute('tabindex', '0');
      entry.current = element;
    };
    if (!element) return enter();
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement?.closest('.bd-canvas') != null;
    if (isHere && !activeElement?.closest('[data-overlay]')) element.focus({ preventScroll: true });
    enter();
    bringInSight(element);
  }, [selected, parent, stage]);
  // Of many new parts the middle ones are drawn by then, which moved it on.
  const settled = useAfterFrame(selected);
  useEffect(() => {
    const element = settled === null ? null : stage.current && findNodeElement(stage.current, settled);
    if (element) bringInSight(element);
  }, [settled, stage]);
}

function restForm(event: FormEvent): void {
  event.preventDefault();
}

/** A press that edits the button of a form must not have the form look for what is not filled in. */
function stopForm(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function bringInSight(element: HTMLElement): void {
  if (!isInSight(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** How much of the window shows enough of a part that reaches beyond its end. */
const enough = 0.25;

/** A clicked node is visible already, and of a tall one its beginning is enough: the page must not jump under the pointer. */
function isInSight(element: HTMLElement): boolean {
  if (element.matches(':hover')) return true;
  const box = element.getBoundingClientRect();
  const canvas = element.closest('.bd-canvas');
  const seen = canvas && findSeen(canvas);
  if (!seen || box.top < seen.top) return false;
  return box.bottom <= seen.bottom || box.top <= seen.bottom - enough * seen.height;
}
