import { clampWidth } from '../../shared/list/columnLayout.ts';

const leastPixels = 6;

interface Start {
  pointerId: number;
  x: number;
}

/** Follows a pointer that holds a heading or its edge, and answers the new place among the columns, or the new width. */
export function dragHead(
  what: 'move' | 'resize',
  head: HTMLElement,
  { pointerId, x }: Start,
  onEnd: (result: number) => void,
): void {
  const width = head.offsetWidth;
  const direction = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
  const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>('th[data-field]') ?? [])];
  let result: number | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  function follow(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    if (event.buttons === 0) return end(event); // let go before this code had come
    const by = (event.clientX - x) * direction;
    if (result === undefined && Math.abs(by) < leastPixels) return;
    head.dataset.dragged = what;
    if (what === 'resize') {
      result = clampWidth(width + by);
      for (const name of ['inline-size', 'min-inline-size', 'max-inline-size'])
        head.style.setProperty(name, `${result}px`);
    } else {
      result = findPlace(heads, event.clientX, direction);
      markPlace(heads, head, result);
    }
  }

  function end(event: PointerEvent | KeyboardEvent) {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    stop.abort();
    markPlace(heads, head, undefined);
    setTimeout(() => delete head.dataset.dragged); // after the click that ends a drag
    if (event.type === 'pointerup' && result !== undefined) onEnd(result);
    else if (what === 'resize') head.removeAttribute('style');
  }

  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', end, { signal });
}

/** The place among the columns where the pointer is. */
function findPlace(heads: readonly HTMLElement[], x: number, direction: number): number {
  const at = heads.findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return direction > 0 ? x < right : x > left;
  });
  return at < 0 ? heads.length - 1 : at;
}

function markPlace(heads: readonly HTMLElement[], head: HTMLElement, place: number | undefined) {
  const from = heads.indexOf(head);
  heads.forEach((each, at) => {
    if (at !== place || at === from) delete each.dataset.drop;
    else each.dataset.drop = at < from ? 'before' : 'after';
  });
}
