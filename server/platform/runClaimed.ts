import type { Woken } from './startLoop.ts';

export interface ClaimedWork<Row> {
  /** Takes at most so many. */
  claim(count: number): Promise<Row[]>;
  /** Never throws. */
  handle(row: Row): Promise<void>;
  atOnce: number;
  isStopping: () => boolean;
  /** Without it, nothing is looked for while all that was claimed is still being handled. */
  woken?: Woken;
}

/** Claims and handles rows, several at once, until nothing is due; answers how many were taken up. */
export async function runClaimed<Row>({ claim, handle, atOnce, isStopping, woken }: ClaimedWork<Row>): Promise<number> {
  const active = new Set<Promise<void>>();
  let taken = 0;
  for (;;) {
    // What ends while the next is looked for may free something that this look did not see yet.
    const activeBefore = active.size;
    const claimed = isStopping() ? [] : await claim(atOnce - active.size);
    for (const row of claimed) {
      const handling: Promise<void> = handle(row).finally(() => active.delete(handling));
      active.add(handling);
    }
    taken += claimed.length;
    if (activeBefore === 0 && claimed.length === 0) return taken;
    if (active.size >= atOnce) await Promise.race(active);
    else if (active.size > 0 && claimed.length === 0)
      await Promise.race(woken && !isStopping() ? [...active, woken()] : active);
  }
}
