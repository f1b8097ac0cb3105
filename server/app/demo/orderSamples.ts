import type { SampleFile } from '../../../engine/plugin/names/describedPlugin.ts';
import { listSampleCollections } from '../../../schemas/index.ts';

type Sample = SampleFile['sample'];

/**
 * Puts each sample behind those that bring the records which it names (`customer_demo0001`), whatever their plugins are called.
 * Where two name each other, they stay as they are: the seeding says what is missing.
 */
export function orderSamples<Item extends { stored: Sample }>(samples: readonly Item[]): Item[] {
  const waiting = samples.map((item) => ({
    item,
    brings: listBrought(item.stored),
    names: listSampleCollections(item.stored.records ?? {}),
  }));
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const missing = (names: Set<string>, own: Set<string>) =>
      [...names].some((name) => !own.has(name) && waiting.some(({ brings }) => brings.has(name)));
    const ready = waiting.findIndex(({ brings, names }) => !missing(names, brings));
    ordered.push(...waiting.splice(Math.max(0, ready), 1).map(({ item }) => item));
  }
  return ordered;
}

function listBrought({ records = {} }: Sample): Set<string> {
  return new Set(Object.keys(records));
}
