import type { HydrateMode } from '../../schemas/index.ts';

const moments = new Map<string, Promise<void>>();

/** A promise of the object's moment; undefined where nothing need be waited for, as on the server. */
export function waitForMoment(uid: string, mode: HydrateMode): Promise<void> | undefined {
  if (typeof document === 'undefined' || mode === 'load') return undefined;
  const known = moments.get(uid);
  if (known) return known;
  const moment = mode === 'idle' ? untilIdle() : untilVisible(uid);
  moments.set(uid, moment);
  return moment;
}

function untilIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 300);
  });
}

function untilVisible(uid: string): Promise<void> {
  const element = document.querySelector(`[data-uid="${CSS.escape(uid)}"]`);
  if (!element) return Promise.resolve();
  return new Promise((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    element.addEventListener('focusin', () => done(), { once: true });
  });
}
