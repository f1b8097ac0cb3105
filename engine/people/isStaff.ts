import { isAdministrator } from './rankRole.ts';

/** Who use a site and do not run it. */
const visitorRoles = ['public', 'guest', 'user', 'member', 'customer'];

/** Whether a role belongs to the house: administrators and the trades. */
export function isStaff(role: string): boolean {
  return isAdministrator(role) || !visitorRoles.includes(role);
}
