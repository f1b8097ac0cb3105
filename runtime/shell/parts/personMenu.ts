import { createPart } from '../../context/createPart.ts';

/** The menu of a signed-in person; visitors do without. */
export const personMenu = createPart(() => import('./PersonMenu.tsx').then((module) => module.PersonMenu));
