import { isAdministrator } from './rankRole.ts';

/** Roles that use a site and do not work on it. */
const visitorRoles = ['public', 'guest', 'user', 'member', 'customer'];

/** Whether a role is staff: administrators and the job roles (sales, warehouse …). */
export function isStaff(role: string): boolean {
  return isAdministrator(role) || !visitorRoles.includes(role);
}
