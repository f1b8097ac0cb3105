import { type RefObject, useEffect, useRef, useState } from 'react';
import { countTo } from '../../shared/countTo.ts';

const durationMs = 900;

/** Animates the figure once when it becomes visible; no animation with reduced motion. */
export function useCountUp(text: string, animate: boolean): [shown: string, frame: RefObject<HTMLDivElement | null>] {
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!animate || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let request = 0;
    const run = (start: number) => {
      const step = (now: number) => {
        const time = Math.min((now - start) / durationMs, 1);
        setShare(1 - (1 - time) ** 3);
        if (time < 1) request = requestAnimationFrame(step);
      };
      request = requestAnimationFrame(step);
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      run(performance.now());
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(request);
    };
  }, [animate]);
  return [share === 1 ? text : countTo(text, share), frame];
}
