import { findObjectElement } from '../render/waitForMoment.ts';

const margin = 200;

/** Which objects are in view, and when they come into it. */
export interface Sightings {
  isSeen: (uid: string) => boolean;
  /** Tells once when the object comes into view. */
  await: (uid: string, arrive: () => void) => void;
}

export function createSightings(): Sightings {
  const awaited = new Map<string, IntersectionObserver>();
  return {
    isSeen: (uid) => {
      const box = findObjectElement(uid)?.getBoundingClientRect();
      return box !== undefined && box.bottom > -margin && box.top < innerHeight + margin;
    },
    await: (uid, arrive) => {
      const element = findObjectElement(uid);
      if (!element || awaited.has(uid)) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          awaited.delete(uid);
          arrive();
        },
        { rootMargin: `${margin}px` },
      );
      awaited.set(uid, observer);
      observer.observe(element);
    },
  };
}
