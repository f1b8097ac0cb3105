interface Taken {
  key: string;
  code: string;
}

const handler = '!error/';

/**
 * What is forgotten when a run goes on at a step that it took: that step, what it holds, and all that was taken after it, but for what
 * stands in branches beside it. `taken` is in the order in which the steps began.
 */
export function listRetaken(taken: readonly Taken[], from: string): string[] {
  const codes = new Map(taken.map(({ key, code }) => [key, code]));
  const place = taken.findIndex(({ key }) => key === from);
  return taken.flatMap(({ key }, at) => (isAfter(key, { from, isLater: at >= place, codes }) ? [key] : []));
}

interface Compared {
  from: string;
  isLater: boolean;
  codes: ReadonlyMap<string, string>;
}

function isAfter(key: string, { from, isLater, codes }: Compared): boolean {
  if (key === from || key.startsWith(`${from}/`)) return true;
  if (from.startsWith(`${key}/`)) return false;
  if (key.startsWith(handler) !== from.startsWith(handler)) return key.startsWith(handler);
  const prefix = key.startsWith(handler) ? handler : '';
  const [own, other] = [key, from].map((one) => one.slice(prefix.length).split('/')) as [string[], string[]];
  const parts = own.findIndex((part, index) => part !== other[index]);
  // Uids stand at even places; what stands between them says which branch or which item.
  const holder = `${prefix}${own.slice(0, parts).join('/')}`;
  const isBeside = parts % 2 === 1 && codes.get(holder) === 'parallel' && own[parts] !== 'joined';
  return isLater && !isBeside;
}
