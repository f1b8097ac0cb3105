import { roleNames } from '../../schemas/index.ts';
import { defaultAccessRoles, type RoleHolder } from './actor.ts';

const ranks: Record<string, number> = { root: 4, superadmin: 3, admin: 2, manager: 1 };

/** Rank of a role; all job roles have the same rank. */
export function rankRole(role: string): number {
  return ranks[role] ?? 0;
}

/** Nobody gives a role above their own, and only root gives root. The visitors' role cannot be given. */
export function canGiveRole(own: string, role: string): boolean {
  return roleNames.includes(role) && role !== 'public' && canReach(own, role);
}

/** Whether a person of one role may change an account of another: their own rank and below; root only by root. */
export function canChangePerson(own: string, role: string): boolean {
  return canReach(own, role);
}

/** Whether a person may act in place of another: only for lower ranks. */
export function canActFor(own: string, role: string): boolean {
  return isAdministrator(own) && (rankRole(own) > rankRole(role) || own === 'root');
}

/**
 * Whether what somebody put on a page may act in the name of another who uses it: buttons say what their author wrote, and do what
 * their user may. Only an administrator's do, and for nobody above them.
 */
export function mayActThrough(publisher: RoleHolder, user: string): boolean {
  return (
    publisher.own === undefined &&
    defaultAccessRoles.includes(publisher.role) &&
    rankRole(publisher.role) >= rankRole(user)
  );
}

/** Roles that manage the people of a site. */
export function isAdministrator(role: string): boolean {
  return rankRole(role) > 0;
}

function canReach(own: string, role: string): boolean {
  return isAdministrator(own) && rankRole(role) <= rankRole(own);
}
