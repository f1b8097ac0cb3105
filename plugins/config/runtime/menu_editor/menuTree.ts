import type { MenuItem } from 'sala/schemas';
import { moveMenuItem } from './moveMenuItem.ts';

/** How deep a menu may be: the entries of the header, below them, and below those. */
export const menuLevels = 3;

export type MenuStep = 'up' | 'down' | 'in' | 'out';

/** The menu with an entry moved among its neighbours, below the one before it, or out behind the one above it; the same where that cannot be. */
export function stepInMenu(items: MenuItem[], uid: string, step: MenuStep): MenuItem[] {
  const at = items.findIndex((item) => item.uid === uid);
  if (at < 0) return changeBelow(items, uid, step);
  if (step === 'up' || step === 'down') return moveMenuItem(items, at, step === 'up' ? at - 1 : at + 1);
  const before = items[at - 1];
  const moved = items[at];
  if (step === 'out' || !before || !moved) return items;
  return items
    .toSpliced(at, 1)
    .map((item) => (item === before ? { ...item, subMenu: [...(item.subMenu ?? []), moved] } : item));
}

function changeBelow(items: MenuItem[], uid: string, step: MenuStep): MenuItem[] {
  return items.flatMap((item) => {
    const below = item.subMenu ?? [];
    const moved = step === 'out' ? below.find((one) => one.uid === uid) : undefined;
    if (moved) return [{ ...item, subMenu: below.filter((one) => one !== moved) }, moved];
    if (below.length === 0) return [item];
    const changed = stepInMenu(below, uid, step);
    return [changed === below ? item : { ...item, subMenu: changed }];
  });
}

/** Whether the step changes anything and leaves the menu no deeper than it may be. */
export function mayStep(items: MenuItem[], uid: string, step: MenuStep): boolean {
  const next = stepInMenu(items, uid, step);
  return JSON.stringify(next) !== JSON.stringify(items) && depthOf(next) <= menuLevels;
}

/** The menu with an entry taken from its place and put before another one; the same where it would come into itself or too deep. */
export function dropInMenu(items: MenuItem[], uid: string, before: string): MenuItem[] {
  const moved = findItem(items, uid);
  if (!moved || uid === before || findItem(moved.subMenu ?? [], before)) return items;
  const next = putBefore(removeItem(items, uid), moved, before);
  return depthOf(next) <= menuLevels ? next : items;
}

function putBefore(items: MenuItem[], moved: MenuItem, before: string): MenuItem[] {
  return items.flatMap((item) => {
    const kept = item.subMenu ? { ...item, subMenu: putBefore(item.subMenu, moved, before) } : item;
    return item.uid === before ? [moved, kept] : [kept];
  });
}

export function removeItem(items: MenuItem[], uid: string): MenuItem[] {
  return items
    .filter((item) => item.uid !== uid)
    .map((item) => (item.subMenu ? { ...item, subMenu: removeItem(item.subMenu, uid) } : item));
}

export function changeItem(items: MenuItem[], uid: string, changes: Partial<MenuItem>): MenuItem[] {
  return items.map((item) => {
    if (item.uid === uid) return { ...item, ...changes };
    return item.subMenu ? { ...item, subMenu: changeItem(item.subMenu, uid, changes) } : item;
  });
}

export function findItem(items: readonly MenuItem[], uid: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.uid === uid ? item : findItem(item.subMenu ?? [], uid);
    if (found) return found;
  }
  return undefined;
}

function depthOf(items: readonly MenuItem[]): number {
  return Math.max(0, ...items.map(({ subMenu = [] }) => 1 + depthOf(subMenu)));
}
