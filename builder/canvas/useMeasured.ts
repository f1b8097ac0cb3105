import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor } from '../state/EditorProvider.tsx';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of an element on the stage, measured again whenever the layout or the stage changes. */
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
    const read = () => {
      const next = measure(element, element.getBoundingClientRect());
      setValue((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const readSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    read();
    const observer = new ResizeObserver(readSoon);
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

/** Converts window coordinates to those of the stage. */
export function toStage({ left, top, width, height }: DOMRect, origin: DOMRect): Box {
  return { left: left - origin.left, top: top - origin.top, width, height };
}
