import { defaultPasswordPolicy, type PasswordPolicy } from '../../../engine/people/checkPassword.ts';
import { isStaff } from '../../../engine/people/isStaff.ts';
import { isAdministrator } from '../../../engine/people/rankRole.ts';
import type { Site } from '../../../schemas/index.ts';

/** A site's settings about accounts, under `settings.accounts`. Missing and invalid values have their default. */
export interface AccountSettings {
  /** Roles that may sign in here; undefined: all. */
  signInRoles?: string[];
  /** Reveals unknown accounts, as the specified system did; off by default, against enumeration of accounts. */
  tellUnknownAccount: boolean;
  /** Sign-in requires a confirmed e-mail address. */
  requireConfirmedEmail: boolean;
  /** Of whom a second factor is demanded; `own`: each person's choice. */
  secondFactor: FactorDemand;
  lockAfter: number;
  lockMinutes: number;
  registrationOpen: boolean;
  /** Blocks pasting into password fields, as specified; it hinders password managers. */
  blockPaste: boolean;
  password: PasswordPolicy;
}

export function readAccountSettings(site: Pick<Site, 'settings'>): AccountSettings {
  const given = toRecord(site.settings.accounts);
  const roles = given.signInRoles;
  return {
    signInRoles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : undefined,
    tellUnknownAccount: given.tellUnknownAccount === true,
    requireConfirmedEmail: given.requireConfirmedEmail === true,
    secondFactor: isDemand(given.secondFactor) ? given.secondFactor : 'own',
    lockAfter: readNumber(given.lockAfter, { min: 3, max: 100, fallback: 10 }),
    lockMinutes: readNumber(given.lockMinutes, { min: 1, max: 1440, fallback: 15 }),
    registrationOpen: given.registrationOpen !== false,
    blockPaste: given.blockPaste !== false,
    password: readPolicy(toRecord(given.password)),
  };
}

const demands = {
  own: () => false,
  administrators: isAdministrator,
  staff: isStaff,
  everyone: () => true,
} satisfies Record<string, (role: string) => boolean>;

export type FactorDemand = keyof typeof demands;

/** Whether this site demands a second factor of a role. */
export function demandsFactor({ settings }: Pick<Site, 'settings'>, role: string): boolean {
  const { secondFactor } = toRecord(settings.accounts);
  return isDemand(secondFactor) && demands[secondFactor](role);
}

function isDemand(value: unknown): value is FactorDemand {
  return typeof value === 'string' && Object.hasOwn(demands, value);
}

function readPolicy(given: Record<string, unknown>): PasswordPolicy {
  const isOn = (name: keyof PasswordPolicy) => given[name] === true;
  const minLength = readNumber(given.minLength, { min: 8, max: 64, fallback: defaultPasswordPolicy.minLength });
  return {
    minLength,
    maxLength: readNumber(given.maxLength, {
      min: minLength,
      max: 256,
      fallback: Math.max(minLength, defaultPasswordPolicy.maxLength),
    }),
    digits: isOn('digits'),
    lowercase: isOn('lowercase'),
    uppercase: isOn('uppercase'),
    symbols: isOn('symbols'),
    noLookAlikes: isOn('noLookAlikes'),
    noRepeats: isOn('noRepeats'),
    noSequences: isOn('noSequences'),
    allowedSymbols:
      typeof given.allowedSymbols === 'string' ? given.allowedSymbols : defaultPasswordPolicy.allowedSymbols,
  };
}

function readNumber(value: unknown, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : fallback;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
