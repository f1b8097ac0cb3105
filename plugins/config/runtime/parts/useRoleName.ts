import { useLanguage } from 'sala/runtime';
import { readText, roles } from 'sala/schemas';

/** Title of a role in the reader's language. */
export function useRoleName(): (role: string) => string {
  const language = useLanguage();
  return (role) => (Object.hasOwn(roles, role) ? readText(roles[role], language) || role : role);
}
