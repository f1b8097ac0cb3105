import { type Language, type MenuEntry, readText } from 'sala/schemas';

export interface Step {
  title: string;
  link: string;
}

/** The menu entries above this page: its ancestors, else entries whose address is a prefix of its own. */
export function findTrail(menu: MenuEntry[], path: string, language: Language): Step[] {
  const hung = findAbove(menu, path);
  const above = hung ?? listEntries(menu).filter((entry) => isAbove(entry.path, path));
  return above
    .toSorted((one, other) => (hung ? 0 : one.path.length - other.path.length))
    .map((entry) => ({ title: readText(entry.title, language), link: entry.path }))
    .filter((step) => step.title !== '' && step.link !== '/');
}

function findAbove(menu: MenuEntry[], path: string): MenuEntry[] | undefined {
  for (const entry of menu) {
    if (entry.children?.some((child) => child.path === path)) return [entry];
    const below = findAbove(entry.children ?? [], path);
    if (below) return [entry, ...below];
  }
  return undefined;
}

function listEntries(menu: MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry) => [entry, ...listEntries(entry.children ?? [])]);
}

function isAbove(above: string, path: string): boolean {
  return above !== '' && above !== '/' && path.startsWith(`${above.replace(/\/+$/, '')}/`);
}
