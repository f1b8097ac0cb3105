import { createPart } from '../../context/createPart.ts';

/** The menu of a signed-in person; visitors do without. */
export const personMenu = createPart(async () => (await import('./PersonMenu.tsx')).PersonMenu);
