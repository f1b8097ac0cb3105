import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useRuntime } from 'sala/runtime';

interface Slides {
  current: number;
  /** Shows a slide; before the first comes the last, after the last the first. */
  show: (index: number) => void;
  /** Whether it moves by itself, apart from being held for a moment. */
  moving: boolean;
  hold: () => void;
  release: () => void;
  toggle: () => void;
}

/** Which slide is seen, and when the next one comes: not while it is pointed at or used, and not where motion is unwanted. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number, interval: number): Slides {
  const { editing } = useRuntime();
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const [moving, setMoving] = useState(interval > 0);

  const show = useCallback(
    (index: number) => {
      const element = track.current;
      if (!element || count === 0) return;
      const target = ((index % count) + count) % count;
      const left = target * element.clientWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
      element.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
      setCurrent(target);
    },
    [track, count],
  );

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    if (prefersStillness()) setMoving(false);
    const settle = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    // The end of a scroll is asked for and not guessed by the clock: on a busy machine a pause may come in its middle.
    if ('onscrollend' in window) {
      element.addEventListener('scrollend', settle);
      return () => element.removeEventListener('scrollend', settle);
    }
    return settleByClock(element, settle);
  }, [track]);

  useEffect(() => {
    if (!moving || held || editing || interval <= 0 || count < 2) return;
    const moves = setInterval(() => {
      if (!document.hidden) show(current + 1);
    }, interval);
    return () => clearInterval(moves);
  }, [moving, held, editing, interval, count, current, show]);

  return {
    current,
    show,
    moving,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    toggle: () => setMoving(!moving),
  };
}

/** For browsers that do not tell when a scroll has ended. */
function settleByClock(element: HTMLElement, settle: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, 120);
  };
  element.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    clearTimeout(settling);
    element.removeEventListener('scroll', handleScroll);
  };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
