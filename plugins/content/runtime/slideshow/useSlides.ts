import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useRuntime } from 'sala/runtime';

interface Slides {
  current: number;
  /** Shows a slide; the index wraps around. */
  show: (index: number) => void;
  /** Whether it advances automatically; stays true while `hold` pauses it. */
  moving: boolean;
  hold: () => void;
  release: () => void;
  toggle: () => void;
}

/** The current slide and automatic advancing, paused while the slideshow is hovered or focused and off with reduced motion. */
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
    return onScrollEnd(element, settle);
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

/** Calls `settle` when a scroll ends; `scrollend` rather than a timer, since a scroll can pause on a busy device. */
function onScrollEnd(element: HTMLElement, settle: () => void): () => void {
  if (!('onscrollend' in window)) return settleByClock(element, settle);
  element.addEventListener('scrollend', settle);
  return () => element.removeEventListener('scrollend', settle);
}

/** For browsers without `scrollend`. */
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
