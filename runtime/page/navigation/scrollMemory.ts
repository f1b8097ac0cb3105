/** Scroll positions by history entry, so that going back restores them. */
const key = 'sala-scroll';

export function rememberScroll(): void {
  const places = readPlaces();
  places[entryName()] = Math.round(scrollY);
  const kept = Object.entries(places).slice(-50);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // With a full or forbidden storage the position is lost.
  }
}

export function recallScroll(): number {
  return readPlaces()[entryName()] ?? 0;
}

function entryName(): string {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'sala' in state ? String(state.sala) : 'first';
  return `${location.pathname}#${entry}`;
}

function readPlaces(): Record<string, number> {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof places === 'object' && places !== null ? (places as Record<string, number>) : {}; // written above
  } catch {
    return {};
  }
}

/** Where a page was scrolled to is ours to restore, since it is drawn after the browser would have done so. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
}
