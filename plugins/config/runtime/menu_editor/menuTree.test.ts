import type { MenuItem } from 'sala/schemas';
import { expect, it } from 'vitest';
import { changeItem, dropInMenu, mayStep, removeItem, stepInMenu } from './menuTree.ts';

const item = (uid: string, ...subMenu: MenuItem[]): MenuItem => ({
  uid,
  title: uid,
  ...(subMenu.length > 0 && { subMenu }),
});
/** `a(b c) d` */
const write = (items: readonly MenuItem[]): string =>
  items.map(({ uid, subMenu = [] }) => (subMenu.length > 0 ? `${uid}(${write(subMenu)})` : uid)).join(' ');
const menu = [item('a', item('b'), item('c')), item('d'), item('e')];

it.each([
  ['d', 'up', 'd a(b c) e'],
  ['d', 'down', 'a(b c) e d'],
  ['c', 'up', 'a(c b) d e'],
  ['d', 'in', 'a(b c d) e'],
  ['c', 'in', 'a(b(c)) d e'],
  ['b', 'out', 'a(c) b d e'],
  ['a', 'in', 'a(b c) d e'],
  ['a', 'out', 'a(b c) d e'],
  ['e', 'down', 'a(b c) d e'],
  ['unknown', 'up', 'a(b c) d e'],
] as const)('moves %s %s', (uid, step, expected) => {
  expect(write(stepInMenu(menu, uid, step))).toBe(expected);
});

it('says which steps change something, and allows none that goes too deep', () => {
  expect([mayStep(menu, 'a', 'up'), mayStep(menu, 'a', 'in'), mayStep(menu, 'd', 'in')]).toEqual([false, false, true]);
  const deep = [item('a', item('b', item('c'))), item('d', item('e'))];
  expect(mayStep(deep, 'd', 'in')).toBe(true);
  expect(mayStep([item('a', item('b')), item('d', item('e', item('f')))], 'd', 'in')).toBe(false);
});

it('drops an entry before another one at any level, never into itself or too deep', () => {
  expect(write(dropInMenu(menu, 'e', 'c'))).toBe('a(b e c) d');
  expect(write(dropInMenu(menu, 'b', 'd'))).toBe('a(c) b d e');
  expect(write(dropInMenu(menu, 'a', 'b'))).toBe('a(b c) d e');
  const deep = [item('a', item('b', item('c'))), item('d', item('e'))];
  expect(write(dropInMenu(deep, 'd', 'c'))).toBe(write(deep));
});

it('changes and removes an entry wherever it stands', () => {
  expect(changeItem(menu, 'c', { target: '/c' })[0]?.subMenu?.[1]?.target).toBe('/c');
  expect(write(removeItem(menu, 'b'))).toBe('a(c) d e');
});
