import type { BackendShell } from './backend/BackendShell.tsx';

let backendShell: typeof BackendShell | undefined;

/** Fetches what stands around the screens of staff; visitors do without. */
export async function loadBackendShell(): Promise<void> {
  backendShell ??= (await import('./backend/BackendShell.tsx')).BackendShell;
}

/** The frame of the back office; the page has loaded it before it drew anything. */
export function getBackendShell(): typeof BackendShell {
  if (!backendShell) throw new Error('loadBackendShell comes first');
  return backendShell;
}
