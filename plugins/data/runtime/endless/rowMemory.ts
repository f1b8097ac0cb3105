import { tabStore } from 'sala/runtime';

const key = (list: string) => `sala:row:${list}`;
const here = () => `${location.pathname}${location.search}`;

/** Remembers, for this tab, which row of a list was at the top, so that coming back to the same address shows it again. */
export function rememberRow(list: string, row: number): void {
  tabStore.write(key(list), [here(), row]);
}

export function recallRow(list: string): number | undefined {
  const kept = tabStore.read(key(list));
  const [address, row] = Array.isArray(kept) ? kept : [];
  return address === here() && typeof row === 'number' && row >= 0 ? row : undefined;
}
