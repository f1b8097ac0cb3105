import type { MenuItem } from 'sala/schemas';
import type { MenuStep } from './menuTree.ts';

/** What a line of the menu can do with the whole of it. */
export interface MenuChange {
  items: MenuItem[];
  /** Id of the list of pages that a link may lead to. */
  places: string;
  /** The line that the address names. */
  wanted?: string | undefined;
  /** The line that is unfolded where there is no room for all of them. */
  opened?: string | undefined;
  open: (uid: string | undefined) => void;
  step: (uid: string, step: MenuStep) => void;
  drop: (uid: string, before: string) => void;
  change: (uid: string, changes: Partial<MenuItem>) => void;
  add: (below: MenuItem) => void;
  remove: (uid: string) => void;
}

/** Saves the menu; resolves to whether it was accepted. */
export type SaveMenu = (change: { menu: MenuItem[] }) => Promise<boolean>;
