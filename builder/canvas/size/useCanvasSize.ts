import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { clampZoom } from '../../state/zoom.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { measureCanvas } from './measureCanvas.ts';

/** The width of the page and its scale, by what was chosen and the room there is; Ctrl and the wheel change the scale. */
export function useCanvasSize(canvas: RefObject<HTMLElement | null>): { width: number; zoom: number } {
  const { view } = useBuilder();
  const device = useStore(view, (state) => state.device);
  const freeWidth = useStore(view, (state) => state.freeWidth);
  const chosen = useStore(view, (state) => state.zoom);
  const room = useRoom(canvas);
  const { width, zoom } = measureCanvas({ device, freeWidth, zoom: chosen }, room);
  useLayoutEffect(() => changeView(view, { shown: { width, zoom } }), [view, width, zoom]);
  useWheel(canvas);
  return { width, zoom };
}

function useRoom(canvas: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const read = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setRoom(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    // In the frame that shows the canvas with its new width, so that the page is not seen to follow.
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [canvas]);
  return room;
}

/** What is under the pointer stays there. A pinch on a touch pad arrives as the same event. */
function useWheel(canvas: RefObject<HTMLElement | null>): void {
  const { view } = useBuilder();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const handle = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const before = view.get().shown.zoom;
      const zoom = clampZoom(before * Math.exp(-event.deltaY * 0.0025));
      if (zoom === before) return;
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [event.clientX - left, event.clientY - top];
      changeView(view, { zoom });
      requestAnimationFrame(() => {
        element.scrollLeft = (element.scrollLeft + x) * (zoom / before) - x;
        element.scrollTop = (element.scrollTop + y) * (zoom / before) - y;
      });
    };
    element.addEventListener('wheel', handle, { passive: false });
    return () => element.removeEventListener('wheel', handle);
  }, [canvas, view]);
}
