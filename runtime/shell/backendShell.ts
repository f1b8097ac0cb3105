import { createPart } from '../context/createPart.ts';

/** The shell of staff's screens; visitors do without. */
export const backendShell = createPart(async () => (await import('./backend/BackendShell.tsx')).BackendShell);
