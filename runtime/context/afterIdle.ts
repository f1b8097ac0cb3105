/** Calls back when the browser has nothing else to do, within three seconds. */
export function afterIdle(arrive: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(arrive, { timeout: 3000 });
  else setTimeout(arrive, 300);
}
