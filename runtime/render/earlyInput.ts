import { createPart } from '../context/createPart.ts';

/** Needed where the server drew fields: keeps what people type before these listen. */
export const earlyInput = createPart(() => import('./EarlyInput.tsx').then((module) => module.EarlyInput));
