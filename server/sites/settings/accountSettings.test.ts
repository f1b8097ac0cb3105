import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPassword } from '../../../engine/people/checkPassword.ts';
import { readAccountSettings } from './accountSettings.ts';

it('lets everybody in and tells nobody about accounts by default', () => {
  expect(readAccountSettings({ settings: {} })).toMatchObject({
    signInRoles: undefined,
    tellUnknownAccount: false,
    registrationOpen: true,
    lockAfter: 10,
    password: { minLength: 8, maxLength: 64, digits: false },
  });
});

it('reads what a site decided', () => {
  const accounts = { signInRoles: ['user'], lockAfter: 5, password: { minLength: 12, digits: true } };
  expect(readAccountSettings({ settings: { accounts } })).toMatchObject({
    signInRoles: ['user'],
    lockAfter: 5,
    password: { minLength: 12, maxLength: 64, digits: true },
  });
});

it('never becomes weaker than eight characters, endless or unable by whatever is stored', () => {
  const anyAccounts = fc.record({
    lockAfter: fc.anything(),
    lockMinutes: fc.anything(),
    signInRoles: fc.anything(),
    password: fc.oneof(fc.anything(), fc.record({ minLength: fc.anything(), maxLength: fc.anything() })),
  });
  fc.assert(
    fc.property(anyAccounts, (accounts) => {
      const settings = readAccountSettings({ settings: { accounts } });
      expect(settings.password.minLength).toBeGreaterThanOrEqual(8);
      expect(settings.password.maxLength).toBeGreaterThanOrEqual(settings.password.minLength);
      expect(settings.lockAfter).toBeGreaterThanOrEqual(3);
      expect(checkPassword('short', settings.password)).not.toEqual([]);
    }),
  );
});
