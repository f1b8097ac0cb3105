export const zoomLimits = { min: 0.3, max: 3, step: 0.1 };

/** Within the limits, in whole steps. */
export function clampZoom(zoom: number): number {
  return stepped(zoom, Math.round);
}

/** The zoom at which a page is as wide as its place. */
export function fitZoom(place: number, page: number): number {
  return place <= 0 || page <= 0 ? 1 : stepped(place / page, Math.floor);
}

/** Counted in steps, since 3 * 0.1 is more than 0.3. */
function stepped(zoom: number, round: (steps: number) => number): number {
  const { min, max, step } = zoomLimits;
  const perUnit = Math.round(1 / step);
  return Math.min(max, Math.max(min, round(zoom * perUnit) / perUnit));
}
