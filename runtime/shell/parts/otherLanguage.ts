import { createPart } from '../../context/createPart.ts';

/** What stands over a page that is not published in the reader's language; most are. */
export const otherLanguage = createPart(() => import('./OtherLanguage.tsx').then((module) => module.OtherLanguage));
