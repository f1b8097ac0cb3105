import { createPart } from '../context/createPart.ts';

/** The shell of staff's screens; visitors do without. */
export const backendShell = createPart(() =>
  import('./backend/BackendShell.tsx').then((module) => module.BackendShell),
);
