const smallest = 0.5;
const largest = 2;
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The next step of the scale in a direction; null at its end. */
export function stepZoom(zoom: number, by: 1 | -1): number | null {
  const further = steps.filter((step) => (by > 0 ? step > zoom + 0.005 : step < zoom - 0.005));
  return (by > 0 ? further[0] : further.at(-1)) ?? null;
}

/** A scale within its bounds. */
export function clampZoom(zoom: number): number {
  return Math.min(largest, Math.max(smallest, zoom));
}
