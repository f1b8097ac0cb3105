const key = (list: string) => `sala:row:${list}`;
const here = () => `${location.pathname}${location.search}`;

/** Remembers, for this tab, which row of a list was at the top, so that coming back to the same address shows it again. */
export function rememberRow(list: string, row: number): void {
  try {
    sessionStorage.setItem(key(list), JSON.stringify([here(), row]));
  } catch {
    // without storage the list begins at its page
  }
}

export function recallRow(list: string): number | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(list)) ?? 'null');
    const [address, row] = Array.isArray(kept) ? kept : [];
    return address === here() && typeof row === 'number' && row >= 0 ? row : undefined;
  } catch {
    return undefined;
  }
}
