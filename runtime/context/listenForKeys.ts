type HandleKey = (event: KeyboardEvent) => void;

/**
 * Hears a key after what it was pressed in, which may have used it: `defaultPrevented`. React stops a key at an object that is
 * not interactive yet, so there it is heard before. Answers what ends it.
 */
export function listenForKeys(handle: HandleKey): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let heard: KeyboardEvent | undefined;
  const hear: HandleKey = (event) => {
    if (event === heard) return;
    heard = event;
    handle(event);
  };
  const hearEarly: HandleKey = (event) => {
    if (event.target instanceof Element && event.target.closest('[data-live]')) hear(event);
  };
  addEventListener('keydown', hearEarly, { signal, capture: true });
  addEventListener('keydown', hear, { signal });
  return () => ending.abort();
}
