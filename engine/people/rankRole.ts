import { roleNames } from '../../schemas/index.ts';

const ranks: Record<string, number> = { root: 4, superadmin: 3, admin: 2, manager: 1 };

/** How much a role may do to others; the trades of the house all stand on one level. */
export function rankRole(role: string): number {
  return ranks[role] ?? 0;
}

/** Nobody gives a role above his own, and only root makes a root. Visitors' role is nobody's to give. */
export function canGiveRole(own: string, role: string): boolean {
  return roleNames.includes(role) && role !== 'public' && canReach(own, role);
}

/** Whether someone of one role may change an account of another: his equals and those below, root only for root. */
export function canChangePerson(own: string, role: string): boolean {
  return canReach(own, role);
}

/** Whether someone may act in another's place: only for those truly below. */
export function canActFor(own: string, role: string): boolean {
  return isAdministrator(own) && (rankRole(own) > rankRole(role) || own === 'root');
}

/** Those who look after the people of a site. */
export function isAdministrator(role: string): boolean {
  return rankRole(role) > 0;
}

function canReach(own: string, role: string): boolean {
  return isAdministrator(own) && rankRole(role) <= rankRole(own);
}
