import { createPart } from '../context/createPart.ts';

/** The notice that a widget's data is out of date; loaded together with the refresher, and before a page that says why a read failed. */
export const staleNotice = createPart(() => import('./StaleNotice.tsx').then((module) => module.StaleNotice));
