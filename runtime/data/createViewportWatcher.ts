import { findObjectElement } from '../context/waitForHydration.ts';

const margin = 200;

/** Tells which objects are in the viewport, and when they enter it. */
export interface ViewportWatcher {
  isInView: (uid: string) => boolean;
  /** Calls back once when the object enters the viewport. */
  onceInView: (uid: string, onEnter: () => void) => void;
}

export function createViewportWatcher(): ViewportWatcher {
  const awaited = new Map<string, IntersectionObserver>();
  return {
    isInView: (uid) => {
      const box = findObjectElement(uid)?.getBoundingClientRect();
      return box !== undefined && box.bottom > -margin && box.top < innerHeight + margin;
    },
    onceInView: (uid, onEnter) => {
      const element = findObjectElement(uid);
      if (!element || awaited.has(uid)) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          awaited.delete(uid);
          onEnter();
        },
        { rootMargin: `${margin}px` },
      );
      awaited.set(uid, observer);
      observer.observe(element);
    },
  };
}
