const atOnce = 2;
const queue: (() => void)[] = [];
let active = 0;

/** Waits for a free slot; returns the function that releases it. Many uploads at once would all be slow. */
export async function awaitTurn(signal: AbortSignal): Promise<() => void> {
  if (active >= atOnce)
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      signal.addEventListener('abort', () => {
        const place = queue.indexOf(resolve);
        if (place >= 0) {
          queue.splice(place, 1);
          active += 1; // released like the others
          resolve();
        }
      });
    });
  else active += 1;
  return () => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
}
