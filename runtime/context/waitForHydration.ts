import type { HydrateMode } from '../../schemas/index.ts';
import { afterIdle } from './afterIdle.ts';

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

/** The longest wait for an object's code before it becomes interactive. */
const patienceMs = 10_000;

/** Hydrates what is found, and waits until nothing more is. */
export async function untilAwake(find: () => Iterable<HTMLElement>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let waiting = [...find()]; waiting.length > 0; waiting = [...find()]) {
    if (performance.now() > deadline) return;
    for (const { dataset } of waiting) if (dataset.uid) hydrateNow(dataset.uid);
    await new Promise(requestAnimationFrame);
  }
}

/** The objects within an element that are not interactive yet. */
export function findAsleep(element: Element | null): NodeListOf<HTMLElement> | [] {
  return element?.querySelectorAll<HTMLElement>('[data-live]') ?? [];
}

export function findObjectElement(uid: string): Element | null {
  return document.querySelector(`[data-uid="${CSS.escape(uid)}"]`);
}

function whenVisible(uid: string, arrive: () => void): void {
  const element = findObjectElement(uid);
  if (!element) {
    arrive();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function whenReached(uid: string, arrive: () => void): void {
  const element = findObjectElement(uid);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    element?.addEventListener(type, arrive, { once: true, passive: true });
}
