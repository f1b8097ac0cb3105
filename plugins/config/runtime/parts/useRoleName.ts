import { useLanguage } from 'sala/runtime';
import { readText, roles, type Text } from 'sala/schemas';

/** Title of a role in the reader's language; `own` are those of the site. */
export function useRoleName(own: readonly { id: string; title: Text | string }[] = []): (role: string) => string {
  const language = useLanguage();
  return (role) => {
    const title = Object.hasOwn(roles, role) ? roles[role] : own.find(({ id }) => id === role)?.title;
    return readText(title, language) || role;
  };
}
