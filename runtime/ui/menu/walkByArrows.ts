import { isShown } from '../isShown.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the focus to the next visible link or button of a menu; Home and End to the first and last. */
export function walkByArrows(menu: HTMLElement, key: string): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')].filter(isShown);
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const step = steps[key];
  if (key === 'Home') stops[0]?.focus();
  else if (key === 'End') stops.at(-1)?.focus();
  else if (step !== undefined) stops[at + step]?.focus();
}
