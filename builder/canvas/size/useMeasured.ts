import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootId } from '../../document/tree/tree.ts';
import { useEditor } from '../../state/EditorProvider.tsx';
import { workInFrame } from '../../ui/frame.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The position of an element on the stage, measured again whenever the layout or the selection changes, or the size of what is on
 * the stage: once, in the frame that shows the change, not in one after it.
 */
export function useMeasured<T>(
  stage: RefObject<HTMLElement | null>,
  measure: (stage: HTMLElement, origin: DOMRect) => T | null,
): T | null {
  const editor = useEditor();
  const [value, setValue] = useState<T | null>(null);
  const read = useEffectEvent((element: HTMLElement) => {
    const next = measure(element, element.getBoundingClientRect());
    setValue((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  // The stage itself is drawn around what measures it, and is known only afterwards.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const readNow = () => workInFrame(() => flushSync(() => read(element)));
    const observer = new ResizeObserver(readNow);
    observer.observe(element);
    const observeRows = startObserving(observer, element);
    let frame = 0;
    const unsubscribe = editor.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        observeRows();
        readNow();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      unsubscribe();
    };
  }, [stage, editor]);
  return value;
}

/** A short page is as high as the window whatever grows in it, such as a picture that arrives: its rows are observed, each once. */
function startObserving(observer: ResizeObserver, stage: HTMLElement): () => void {
  const observed = new WeakSet<Element>();
  const observeRows = () => {
    for (const row of stage.querySelector(`[data-rows="${rootId}"]`)?.children ?? []) {
      if (!observed.has(row)) observer.observe(row);
      observed.add(row);
    }
  };
  observeRows();
  return observeRows;
}

/** Converts window coordinates to those of the stage. */
export function toStage({ left, top, width, height }: DOMRect, origin: DOMRect): Box {
  return { left: left - origin.left, top: top - origin.top, width, height };
}
