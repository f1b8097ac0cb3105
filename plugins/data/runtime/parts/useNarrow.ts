import { useSyncExternalStore } from 'react';

const narrow = '(width < 40rem)';

/** Whether the window is one of a phone; the server draws for wide ones. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
