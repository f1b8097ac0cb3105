import { type PointerEvent, useRef, useState } from 'react';
import type { Place } from '../../shared/editSteps.ts';
import type { Line } from '../../shared/listLines.ts';
import type { Path } from '../../shared/places.ts';

interface Dragged {
  path: Path;
  /** The key of the line before which the step would be put. */
  before: string | undefined;
}

/** How near to the edge of the window dragging scrolls, in pixels. */
const edge = 60;

/** Drags steps by their handle, with mouse, pen or finger. */
export function useStepDrag(lines: readonly Line[], onMove: (path: Path, to: Place) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef<Dragged>(undefined);
  const set = (next: Dragged | undefined) => {
    latest.current = next;
    setDragged(next);
  };

  function handleDown(event: PointerEvent<HTMLElement>, path: Path) {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    set({ path, before: undefined });
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      scrollNear(clientY);
      set({ path, before: findLine(lines, clientX, clientY)?.key });
    };
    const end = (isDropped: boolean) => {
      handle.removeEventListener('pointermove', move);
      const before = latest.current?.before;
      const line = isDropped ? lines.find(({ key }) => key === before) : undefined;
      set(undefined);
      if (line && line.kind !== 'addEntry') onMove(path, line.drop);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', () => end(true), { once: true });
    handle.addEventListener('pointercancel', () => end(false), { once: true });
  }
  return { dragged, handleDown };
}

/** The line under the pointer, or the next one where it is below the middle. */
function findLine(lines: readonly Line[], x: number, y: number): Line | undefined {
  const element = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset.line);
  if (!(element instanceof HTMLElement)) return undefined;
  const at = lines.findIndex(({ key }) => key === element.dataset.line);
  const { top, height } = element.getBoundingClientRect();
  const line = lines[y > top + height / 2 ? at + 1 : at] ?? lines[at];
  // Before a title stands the end of another list: below it begins its own.
  return line?.kind === 'heading' || line?.kind === 'addEntry'
    ? lines.slice(lines.indexOf(line) + 1).find(({ kind }) => kind !== 'heading' && kind !== 'addEntry')
    : line;
}

function scrollNear(y: number): void {
  if (y < edge) scrollBy(0, -12);
  else if (y > innerHeight - edge) scrollBy(0, 12);
}
