import { useMemo } from 'react';
import { useAfterFrame } from '../ui/useAfterFrame.ts';

/** So many new nodes are drawn at once: about what is seen around the cursor. */
const drawnAtOnce = 8;

/**
 * Which of many new nodes in a list are drawn after the frame with the rest, in pieces that let the next key through: those between
 * the first and the last ones, of which the selection is one. Few new nodes are drawn at once.
 */
export function useDrawnLater(ids: readonly string[]): ReadonlySet<string> {
  const drawn = useAfterFrame(ids);
  return useMemo(() => chooseDeferred(drawn, ids), [drawn, ids]);
}

/** Those of `ids` that may wait while `drawn` is on the screen. */
export function chooseDeferred(drawn: readonly string[], ids: readonly string[]): ReadonlySet<string> {
  if (drawn === ids || ids.length - drawn.length <= drawnAtOnce) return none;
  const known = new Set(drawn);
  const added = ids.filter((id) => !known.has(id));
  return new Set(added.slice(drawnAtOnce / 4, -drawnAtOnce));
}

const none: ReadonlySet<string> = new Set();
