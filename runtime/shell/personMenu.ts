import type { PersonMenu } from './PersonMenu.tsx';

let personMenu: typeof PersonMenu | undefined;

/** Fetches the menu of somebody who is signed in; visitors do without. */
export async function loadPersonMenu(): Promise<void> {
  personMenu ??= (await import('./PersonMenu.tsx')).PersonMenu;
}

/** The menu of the person; the page has loaded it before it drew anything. */
export function getPersonMenu(): typeof PersonMenu {
  if (!personMenu) throw new Error('loadPersonMenu comes first');
  return personMenu;
}
