import { createPart } from '../context/createPart.ts';

/** The code for forms and repeated rows; other pages do without. */
export const formPage = createPart(() => import('./formParts.ts'));
