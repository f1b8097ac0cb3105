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
  const state: { sala?: number } | null = history.state;
  return `${location.pathname}#${state?.sala ?? 'first'}`;
}

function readPlaces(): Record<string, number> {
  try {
    // An object, whatever somebody else has kept under this name.
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Where a page was scrolled to is ours to restore, since it is drawn after the browser would have done so. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
}
