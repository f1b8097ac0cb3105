export const zoomLimits = { min: 0.3, max: 3, step: 0.1 };

/** Within the limits, in whole steps. */
export function clampZoom(zoom: number): number {
  const { min, max, step } = zoomLimits;
  return Math.round(Math.min(max, Math.max(min, zoom)) / step) * step;
}

/** The zoom at which a page is as wide as its place. */
export function fitZoom(place: number, page: number): number {
  const { min, max, step } = zoomLimits;
  if (place <= 0 || page <= 0) return 1;
  return Math.min(max, Math.max(min, Math.floor(place / page / step) * step));
}
