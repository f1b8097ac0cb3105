import { useState } from 'react';
import { deviceStore } from '../../../runtime/context/deviceStore.ts';

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
      deviceStore.write(storageKey, next);
    },
  };
}

function readTypes(): string[] {
  const stored = deviceStore.read(storageKey);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}
