import { type RefObject, useLayoutEffect, useState } from 'react';
import { rootId } from '../../document/tree/tree.ts';
import { useEditor } from '../../state/EditorProvider.tsx';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of an element on the stage, measured again whenever the layout changes, or the size of what is on the stage. */
export function useMeasured<T>(
  stage: RefObject<HTMLElement | null>,
  measure: (stage: HTMLElement, origin: DOMRect) => T | null,
): T | null {
  const editor = useEditor();
  const [value, setValue] = useState<T | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    let frame = 0;
    const observer = new ResizeObserver(() => readSoon());
    // Who observes a row anew is told of it anew, and would measure without end.
    const observed = new WeakSet<Element>();
    const read = () => {
      // A short page is as high as the window whatever grows in it, such as a picture that arrives.
      for (const row of element.querySelectorAll(pageRows)) {
        if (!observed.has(row)) observer.observe(row);
        observed.add(row);
      }
      const next = measure(element, element.getBoundingClientRect());
      setValue((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const readSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    read();
    observer.observe(element);
    const unsubscribe = editor.subscribe(readSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      unsubscribe();
    };
  }, [stage, editor, measure]);
  return value;
}

const pageRows = `[data-rows="${rootId}"] > *`;

/** Converts window coordinates to those of the stage. */
export function toStage({ left, top, width, height }: DOMRect, origin: DOMRect): Box {
  return { left: left - origin.left, top: top - origin.top, width, height };
}
