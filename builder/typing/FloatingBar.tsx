import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type BarSide, findBarCorner, findBarSide } from '../canvas/bar/findBarSide.ts';
import { findSeen } from '../canvas/bar/findSeen.ts';
import { listVisibleBoxes } from '../canvas/bar/listVisibleBoxes.ts';
import { RichTextBar } from '../inspector/richText/RichTextBar.tsx';
import { useStore } from '../state/createStore.ts';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

interface Props {
  editor: Editor;
  label: string;
  /** The id of the text. */
  controls: string;
}

/** The tools of a rich text that is typed on the page, beside it. */
export function FloatingBar({ editor, label, controls }: Props) {
  const { view } = useBuilder();
  const bar = useRef<HTMLDivElement>(null);
  const shown = useStore(view, (state) => state.allTextTools);
  const toggle = () => changeView(view, { allTextTools: !shown });
  useBarPlace(editor, bar);
  useQuiet(editor, bar);
  return (
    <div ref={bar} className="bd-typing-bar bd-rich-text" data-overlay="">
      <RichTextBar editor={editor} label={label} controls={controls} all={{ shown, toggle }} />
    </div>
  );
}

/** On the side where it covers least of the page: whoever goes on to the text next to this one presses there. */
function useBarPlace(editor: Editor, bar: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { dom } = editor.view;
    let side: BarSide | undefined;
    const place = () => {
      const element = bar.current;
      const canvas = dom.closest('.bd-canvas');
      if (!element || !canvas) return;
      const seen = findSeen(canvas);
      element.style.maxInlineSize = `${seen.width - 16}px`;
      const frame = dom.getBoundingClientRect();
      const around = { frame, bar: { width: element.offsetWidth, height: element.offsetHeight }, seen };
      // It stays on its side while somebody types: looking for another takes a while.
      side ??= findBarSide({ ...around, drawn: listVisibleBoxes(canvas, frame) });
      const { left, top } = findBarCorner(side, around);
      element.style.insetBlockStart = `${top}px`;
      element.style.insetInlineStart = `${left}px`;
    };
    const placeAgain = () => {
      side = undefined;
      place();
    };
    place();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const kind of ['scroll', 'resize']) window.addEventListener(kind, placeAgain, options);
    editor.on('transaction', place);
    const sizes = new ResizeObserver(placeAgain);
    if (bar.current) sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      listening.abort();
      editor.off('transaction', place);
    };
  }, [editor, bar]);
}

const restMs = 250;

/**
 * Some of the page it may cover all the same: while somebody writes it is not seen, until they mark something, press in the text or rest
 * the pointer on it. A pointer on its way to another text brings nothing before it.
 */
function useQuiet(editor: Editor, bar: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { dom } = editor.view;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const setQuiet = (isQuiet: boolean) => bar.current?.toggleAttribute('data-quiet', isQuiet);
    const show = () => setQuiet(false);
    const settle = () => setQuiet(editor.state.selection.empty && !bar.current?.matches(':hover, :focus-within'));
    const showMarked = () => editor.state.selection.empty || show();
    const isInText = ({ target }: Event) => target instanceof Node && dom.contains(target);
    const showPressed = (event: Event) => isInText(event) && show();
    const showRested = (event: Event) => {
      clearTimeout(resting);
      if (isInText(event)) resting = setTimeout(show, restMs);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('pointermove', showRested, options);
    window.addEventListener('pointerdown', showPressed, options);
    editor.on('update', settle).on('selectionUpdate', showMarked);
    return () => {
      clearTimeout(resting);
      listening.abort();
      editor.off('update', settle).off('selectionUpdate', showMarked);
    };
  }, [editor, bar]);
}
