import { roles } from '../../schemas/people/roles.ts';
import type { Text } from '../../schemas/text.ts';
import type { RoleHolder } from './actor.ts';

/** What people call a role: the title of the own role, else of the given one. */
export function titleOfRole({ role, own }: RoleHolder): Text {
  if (own) return own.title;
  return (Object.hasOwn(roles, role) && roles[role]) || { th: role, en: role };
}
