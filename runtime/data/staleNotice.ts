import { createPart } from '../context/createPart.ts';

/** The notice that a widget's data is out of date; loaded together with the refresher. */
export const staleNotice = createPart(async () => (await import('./StaleNotice.tsx')).StaleNotice);
