import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CanvasDevice } from '../state/viewState.ts';

const widths: Record<CanvasDevice, number> = { phone: 390, tablet: 820, desktop: 1024 };

/** The width of the page for a device, and the scale at which it is fully visible. */
export function useCanvasSize(canvas: RefObject<HTMLElement | null>, device: CanvasDevice) {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const read = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setRoom(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [canvas]);
  const width = device === 'desktop' ? Math.max(room, widths.desktop) : widths[device];
  return { width, zoom: room > 0 && room < width ? room / width : 1 };
}
