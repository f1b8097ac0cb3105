import type { ViewState } from '../../state/viewState.ts';
import { clampZoom } from '../../state/zoom.ts';

/** The narrowest and the widest page that can be dragged or typed. */
export const canvasLimits = { narrowest: 280, widest: 2560 };

/** The widths of the four devices, each where the runtime distinguishes them; a laptop and a desktop use the room there is. */
const devices: Record<ViewState['device'], (room: number) => number> = {
  phone: () => 390,
  tablet: () => 820,
  laptop: (room) => Math.min(Math.max(room, 1024), 1439),
  desktop: (room) => Math.max(room, 1440),
};

/** The width of the page, and the scale at which it is drawn, where there is so much room for it. */
export function measureCanvas(
  { device, freeWidth, zoom }: Pick<ViewState, 'device' | 'freeWidth' | 'zoom'>,
  room: number,
): { width: number; zoom: number } {
  const width = freeWidth ?? devices[device](room);
  if (zoom !== 'fit') return { width, zoom: clampZoom(zoom) };
  return { width, zoom: room > 0 && room < width ? room / width : 1 };
}

/** A width within its bounds. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(canvasLimits.widest, Math.max(canvasLimits.narrowest, width)));
}
