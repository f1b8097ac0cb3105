import { useState } from 'react';

const storageKey = 'sala.builder.favourites';

export interface Favourites {
  types: readonly string[];
  toggle: (type: string) => void;
}

/** The widgets that somebody marked in this browser, in the order in which they were marked. */
export function useFavourites(): Favourites {
  const [types, setTypes] = useState(readTypes);
  return {
    types,
    toggle: (type) => {
      const next = types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
      setTypes(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // They last as long as the builder is open.
      }
    },
  };
}

function readTypes(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
