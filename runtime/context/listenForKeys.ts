type HandleKey = (event: KeyboardEvent) => void;

/**
 * Calls the handler with each key, after what it was pressed in, which may have used it: `defaultPrevented`. React stops a key at
 * an object that is not interactive yet, so there the handler comes before. Answers what ends it.
 */
export function listenForKeys(handle: HandleKey): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let latest: KeyboardEvent | undefined;
  const handleOnce: HandleKey = (event) => {
    if (event === latest) return;
    latest = event;
    handle(event);
  };
  const handleEarly: HandleKey = (event) => {
    if (event.target instanceof Element && event.target.closest('[data-live]')) handleOnce(event);
  };
  addEventListener('keydown', handleEarly, { signal, capture: true });
  addEventListener('keydown', handleOnce, { signal });
  return () => ending.abort();
}
