export const zoomLimits = { min: 0.3, max: 3, step: 0.1 };

/** Within the limits, in whole steps: counted, since 3 * 0.1 is more than 0.3. */
export function clampZoom(zoom: number): number {
  const perUnit = Math.round(1 / zoomLimits.step);
  return limit(Math.round(zoom * perUnit) / perUnit);
}

/** The zoom at which a page is as wide as its place, in whole percents: a step less leaves much of a phone empty. */
export function fitZoom(place: number, page: number): number {
  return place <= 0 || page <= 0 ? 1 : limit(Math.floor((place / page) * 100) / 100);
}

function limit(zoom: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom));
}
