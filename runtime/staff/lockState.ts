/** Whether the screen of this browser is locked; all tabs of the site agree. The server holds the session either way. */
let locked = false;
const changed = new EventTarget();
const hints = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sala:lock');

export function isLocked(): boolean {
  return locked;
}

export function subscribeLock(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** `tell` false: another tab said so. */
export function setLocked(next: boolean, tell = true): void {
  if (next === locked) return;
  locked = next;
  if (tell) hints?.postMessage(next);
  changed.dispatchEvent(new Event('change'));
}

/** What other tabs say. Being unlocked is only a hint: whoever hears it asks the server. */
export function onLockHint(listener: (locked: boolean) => void): () => void {
  const handle = ({ data }: MessageEvent<unknown>) => listener(data === true);
  hints?.addEventListener('message', handle);
  return () => hints?.removeEventListener('message', handle);
}
