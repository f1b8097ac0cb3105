import { useLanguage } from 'sala/runtime';
import { readText, roles } from 'sala/schemas';

/** What a role is called in the reader's language. */
export function useRoleName(): (role: string) => string {
  const language = useLanguage();
  return (role) => (Object.hasOwn(roles, role) ? readText(roles[role], language) || role : role);
}
