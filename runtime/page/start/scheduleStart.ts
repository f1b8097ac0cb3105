import { afterIdle } from '../../context/afterIdle.ts';
import { whenSeen } from '../../context/whenSeen.ts';

/** Starts the page at the moment that the server chose from its content. */
export function scheduleStart(root: HTMLElement, start: () => void): void {
  const { start: moment } = root.dataset;
  if (moment === 'load') start();
  else if (moment === 'idle') afterIdle(start);
  else if (moment === 'visible') whenSeen(root.querySelectorAll('[data-live]'), start);
}
