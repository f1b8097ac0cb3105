import type { Page } from 'playwright-core';

/** From now on the page notes for every key, or every other such event, the time until the frame after it was drawn. */
export async function watchKeys(
  page: Page,
  event: 'keydown' | 'mouseup' = 'keydown',
): Promise<() => Promise<number[]>> {
  await page.evaluate(noteKeys, event);
  return () => page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** The value that 95 of 100 do not exceed. */
export function takeP95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

/** Runs in the page. */
function noteKeys(name: 'keydown' | 'mouseup'): void {
  const keyTimes: number[] = [];
  Object.assign(window, { keyTimes });
  addEventListener(
    name,
    (event) => {
      const { timeStamp } = event;
      if (event instanceof KeyboardEvent && ['Alt', 'Control', 'Shift'].includes(event.key)) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
