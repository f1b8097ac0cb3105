import { expect, it } from 'vitest';
import type { PageShell } from '../../../schemas/index.ts';
import { chooseShell, type ShellQuestion } from './chooseShell.ts';

const open = { auth: false };
const closed = {};
const table: [string, ShellQuestion['route'], string, ShellQuestion['siteType'], PageShell][] = [
  ['a visitor on a site of its own', open, 'public', 'unit', 'frontend'],
  ['a member there', closed, 'user', 'unit', 'frontend'],
  ['a customer there', closed, 'customer', 'unit', 'frontend'],
  ['a visitor on a collection', open, 'public', 'collection', 'public'],
  ['a member on the origin', closed, 'user', 'origin', 'public'],
  ['an administrator on a screen', closed, 'admin', 'unit', 'backend'],
  ['an administrator on a public page', open, 'admin', 'unit', 'backend'],
  ['a manager on a collection', open, 'manager', 'collection', 'backend'],
  ['root', closed, 'root', 'origin', 'backend'],
  ['sales on a screen', closed, 'sales', 'unit', 'backend'],
  ['sales on a public page', open, 'sales', 'unit', 'frontend'],
  ['sales on a public page of a collection', open, 'sales', 'collection', 'public'],
  ['an administrator in the builder', { fullscreen: true }, 'admin', 'unit', 'fullscreen'],
  ['a page that names it', { shell: 'fullscreen' }, 'public', 'unit', 'fullscreen'],
  ['a blank page', { shell: 'blank', auth: false }, 'admin', 'unit', 'blank'],
];

it.each(table)('%s', (_, route, role, siteType, expected) => {
  expect(chooseShell({ route, role, siteType, signedIn: role !== 'public' })).toBe(expected);
});

it('takes a server with a key for no one who sits before a screen', () => {
  expect(chooseShell({ route: open, role: 'admin', siteType: 'unit', signedIn: false })).toBe('frontend');
});
