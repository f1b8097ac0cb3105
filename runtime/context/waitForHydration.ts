import type { HydrateMode } from '../../schemas/index.ts';
import { afterIdle } from './afterIdle.ts';
import { whenSeen } from './whenSeen.ts';

interface Moment {
  promise: Promise<void>;
  arrive: () => void;
}

const moments = new Map<string, Moment>();

/** A promise that resolves when the object may hydrate; undefined where no wait is needed, as on the server. */
export function waitForHydration(uid: string, mode: HydrateMode): Promise<void> | undefined {
  if (typeof document === 'undefined' || mode === 'load') return undefined;
  const known = moments.get(uid);
  if (known) return known.promise;
  const { promise, resolve } = Promise.withResolvers<void>();
  moments.set(uid, { promise, arrive: resolve });
  if (mode === 'idle') afterIdle(resolve);
  else whenReached(uid, resolve);
  if (mode === 'visible') whenVisible(uid, resolve);
  return promise;
}

/** The person interacted with it: it hydrates now. */
export function hydrateNow(uid: string): void {
  moments.get(uid)?.arrive();
}

export function findObjectElement(uid: string): Element | null {
  return document.querySelector(`[data-uid="${CSS.escape(uid)}"]`);
}

function whenVisible(uid: string, arrive: () => void): void {
  const element = findObjectElement(uid);
  if (element) whenSeen([element], arrive);
  else arrive();
}

function whenReached(uid: string, arrive: () => void): void {
  const element = findObjectElement(uid);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    element?.addEventListener(type, arrive, { once: true, passive: true });
}
