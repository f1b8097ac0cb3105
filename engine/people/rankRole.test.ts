import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roleNames } from '../../schemas/index.ts';
import { canActFor, canChangePerson, canGiveRole, rankRole } from './rankRole.ts';

const anyRole = fc.constantFrom(...roleNames);

it('never lets a role be given by someone who stands below it', () => {
  fc.assert(fc.property(anyRole, anyRole, (own, role) => !canGiveRole(own, role) || rankRole(own) >= rankRole(role)));
});

it('lets only root give root and change a root', () => {
  for (const own of roleNames) {
    expect(canGiveRole(own, 'root')).toBe(own === 'root');
    expect(canChangePerson(own, 'root')).toBe(own === 'root');
  }
});

it('lets people without administration give nothing at all', () => {
  for (const own of ['user', 'member', 'accounting', 'public', 'guest', 'nonsense'])
    for (const role of roleNames) expect(canGiveRole(own, role)).toBe(false);
});

it('never gives the role of visitors, nor one that does not exist', () => {
  expect(canGiveRole('root', 'public')).toBe(false);
  expect(canGiveRole('root', 'emperor')).toBe(false);
});

it('lets nobody act in the place of an equal, save root', () => {
  expect(canActFor('admin', 'admin')).toBe(false);
  expect(canActFor('admin', 'user')).toBe(true);
  expect(canActFor('root', 'root')).toBe(true);
  expect(canActFor('user', 'user')).toBe(false);
});
