import { hydrateNow } from './waitForHydration.ts';

/** The longest wait for an object's code before it becomes interactive. */
const patienceMs = 10_000;

/** Hydrates what is found, and waits until nothing more is. */
export async function hydrateAll(find: () => Iterable<HTMLElement>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let waiting = [...find()]; waiting.length > 0; waiting = [...find()]) {
    if (performance.now() > deadline) return;
    for (const { dataset } of waiting) if (dataset.uid) hydrateNow(dataset.uid);
    await new Promise(requestAnimationFrame);
  }
}

/** The objects within an element that are not interactive yet. */
export function findUnhydrated(element: Element | null): NodeListOf<HTMLElement> | [] {
  return element?.querySelectorAll<HTMLElement>('[data-live]') ?? [];
}
