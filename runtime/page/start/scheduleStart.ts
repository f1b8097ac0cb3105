import { afterIdle } from '../../context/afterIdle.ts';

/** Starts the page at the moment that the server chose from its content. */
export function scheduleStart(root: HTMLElement, start: () => void): void {
  const { start: moment } = root.dataset;
  if (moment === 'load') start();
  else if (moment === 'idle') afterIdle(start);
  else if (moment === 'visible') whenSeen(root.querySelectorAll('[data-live]'), start);
}

function whenSeen(elements: Iterable<Element>, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  for (const element of elements) observer.observe(element);
}
