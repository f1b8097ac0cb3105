import type { CollectionAccess } from 'sala/schemas';
import { expect, it } from 'vitest';
import { listWho, reachOf, readGrid, setFields, setReach, writeGrid } from './accessGrid.ts';

const access: CollectionAccess = {
  read: [{ roles: ['admin', 'sales'] }, { public: true, when: { state: 'open' } }],
  update: [{ roles: ['sales'], owner: true, fields: ['note'] }, {}],
};

it('gives back the rules that it read', () => {
  for (const action of ['read', 'update'] as const)
    expect(writeGrid(readGrid(access, action))).toEqual(expect.arrayContaining(access[action] ?? []));
});

it('reads the default where an action has no rule', () => {
  expect(reachOf(access, 'delete', 'admin')).toBe('all');
  expect(reachOf(access, 'delete', 'sales')).toBeUndefined();
  expect(listWho(access)).toEqual(['admin', 'sales', 'superadmin', 'signedIn']);
});

it('keeps what it does not show, and the others, when somebody is let in', () => {
  const changed = setReach(access, { action: 'read', who: 'hr', reach: 'own' });
  expect(changed.read).toEqual([
    { roles: ['admin', 'sales'] },
    { roles: ['hr'], owner: true },
    { public: true, when: { state: 'open' } },
  ]);
  expect(changed.update).toBe(access.update);
});

it('shuts somebody out without leaving an empty rule', () => {
  expect(setReach(access, { action: 'update', who: 'sales', reach: undefined }).update).toEqual([{}]);
});

it('opens some fields to one role alone, and all of them again', () => {
  const some = setFields(access, { action: 'read', who: 'sales', fields: ['title'] });
  expect(some.read).toEqual([
    { roles: ['admin'] },
    { roles: ['sales'], fields: ['title'] },
    { public: true, when: { state: 'open' } },
  ]);
  expect(setFields(some, { action: 'read', who: 'sales', fields: undefined }).read).toEqual(access.read);
});

it('leaves a rule for visitors alone as it is, which is less than everybody', () => {
  const visitors = { read: [{ roles: ['public'] }] };
  expect(listWho(visitors)).not.toContain('public');
  expect(setReach(visitors, { action: 'read', who: 'hr', reach: 'all' }).read).toEqual([
    { roles: ['hr'] },
    { roles: ['public'] },
  ]);
});
