/** Whether this browser is locked; all tabs of the site share it. The server enforces the lock in any case. */
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

/** `tell` false: the change came from another tab. */
export function setLocked(next: boolean, tell = true): void {
  if (next === locked) return;
  locked = next;
  if (tell) hints?.postMessage(next);
  changed.dispatchEvent(new Event('change'));
}

/** Messages of other tabs. "Unlocked" is only a hint: whoever receives it asks the server. */
export function onLockHint(listener: (locked: boolean) => void): () => void {
  const handle = ({ data }: MessageEvent<unknown>) => listener(data === true);
  hints?.addEventListener('message', handle);
  return () => hints?.removeEventListener('message', handle);
}
