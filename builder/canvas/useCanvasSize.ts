import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CanvasDevice } from '../view/viewState.ts';

const widths: Record<CanvasDevice, number> = { phone: 390, tablet: 820, desktop: 1024 };

/** How wide the page is drawn for a device, and how much it is shrunk so that it can be seen whole. */
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
