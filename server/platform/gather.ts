export interface GatherOptions<Item, Result> {
  /** Does all of them in one go; answers in their order. */
  work(items: Item[]): Promise<Result[]>;
  /** How many batches run at a time; items that arrive meanwhile form the next one. */
  atOnce: number;
  /** Most items of a go. */
  most: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does what many ask for at the same time as one batch; each gets its own result. Where a batch fails, its items are done one by
 * one, so that none fails for another: `work` must do no harm when it does an item again.
 */
export function gather<Item, Result>({
  work,
  atOnce,
  most,
}: GatherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let going = 0;
  function go(): void {
    while (going < atOnce && waiting.length > 0) {
      going += 1;
      void settle(work, waiting.splice(0, most)).finally(() => {
        going -= 1;
        go();
      });
    }
  }
  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Those that ask in the same turn of the event loop go together.
    if (waiting.push({ item, resolve, reject }) === 1) setImmediate(go);
    return promise;
  };
}

async function settle<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  group: Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await work(group.map(({ item }) => item));
    for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result); // one for each item
  } catch (error) {
    if (group.length === 1) group[0]?.reject(error);
    else for (const one of group) await settle(work, [one]);
  }
}
