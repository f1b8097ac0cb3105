import { useEffect, useState } from 'react';

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** A browser sends the click of a tap some time after the finger has left; a swipe has none. */
const tapMs = 350;

/**
 * The value as it was when a press began, until its click is over: what appears or disappears in between would move what is below
 * away from under the pointer, and the press would reach something else.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    const work = () => show(value);
    if (!isPressed) work();
    else waiting.add(work);
    return () => void waiting.delete(work);
  }, [value]);
  return shown;
}

function end() {
  isPressed = false;
  for (const work of [...waiting]) work();
  waiting.clear();
}

function endIn(milliseconds: number) {
  clearTimeout(ending);
  ending = setTimeout(end, milliseconds);
}

if (typeof document !== 'undefined') {
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'click', react: (event: MouseEvent) => void) =>
    addEventListener(type, react, { capture: true, passive: true });
  listen('pointerdown', () => {
    clearTimeout(ending);
    isPressed = true;
  });
  listen('pointerup', (event) => endIn((event as PointerEvent).pointerType === 'mouse' ? 0 : tapMs));
  listen('pointercancel', () => endIn(0));
  // What the click itself does comes first.
  listen('click', () => isPressed && endIn(0));
}
