import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CollectionRights, switchPage, switchRight } from './ownRole.ts';

const title = { th: 'ก', en: 'A' };
const role = { id: 'librarian', title, base: 'employee' };
const right = { allowed: false, base: false };
const rights: CollectionRights = {
  name: 'book',
  title,
  fields: [],
  actions: (['read', 'create', 'update'] as const).map((action) => ({ action, some: false, fields: null, ...right })),
  events: [{ event: 'LEND', title, ...right }],
};

it('grants what the base may not, denies what it may, and takes either back', () => {
  const granted = switchRight(role, rights, { action: 'read', allowed: false, base: false });
  expect(granted.grants).toEqual([{ collection: 'book', actions: ['read'] }]);
  expect(switchRight(granted, rights, { action: 'read', allowed: true, base: false })).toMatchObject({
    grants: [],
    denies: [],
  });
  const denied = switchRight(role, rights, { event: 'LEND', allowed: true, base: true });
  expect(denied.denies).toEqual([{ collection: 'book', events: ['LEND'] }]);
  expect(switchRight(denied, rights, { event: 'LEND', allowed: false, base: true })).toMatchObject({
    grants: [],
    denies: [],
  });
});

it('gives one right back of a denial of everything, and keeps the rest denied', () => {
  const closed = { ...role, denies: [{ collection: 'book' }, { collection: 'member' }] };
  expect(switchRight(closed, rights, { action: 'read', allowed: false, base: true }).denies).toEqual([
    { collection: 'book', actions: ['create', 'update'], events: ['LEND'] },
    { collection: 'member' },
  ]);
});

it('leaves other collections as they are', () => {
  const other = { collection: 'member', actions: ['read' as const], fields: ['name'] };
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (allowed, base) => {
      const after = switchRight({ ...role, grants: [other], denies: [other] }, rights, {
        action: 'update',
        allowed,
        base,
      });
      expect(after.grants).toContainEqual(other);
      expect(after.denies).toContainEqual(other);
    }),
  );
});

it('opens and closes pages, and takes either back', () => {
  const page = { path: '/books', title, core: false };
  const opened = switchPage(role, { ...page, allowed: false, base: false });
  expect(opened).toMatchObject({ pages: ['/books'], closedPages: [] });
  expect(switchPage(opened, { ...page, allowed: true, base: false })).toMatchObject({ pages: [], closedPages: [] });
  const closed = switchPage(role, { ...page, allowed: true, base: true });
  expect(closed).toMatchObject({ pages: [], closedPages: ['/books'] });
  expect(switchPage(closed, { ...page, allowed: false, base: true })).toMatchObject({ pages: [], closedPages: [] });
});
