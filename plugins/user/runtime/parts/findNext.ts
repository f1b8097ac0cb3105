import { isOwnPath, isStaff } from 'sala/engine';
import { corePaths } from 'sala/schemas';

const ownPages = /\/(login|register|ad|forgot|reset|activate)$/;

/**
 * The address at which a person who signed in continues: the one that was asked for, else staff begin at their work and all others
 * at what is theirs.
 */
export function findNext(next: string, path: string, role: string | undefined): string {
  return (
    findReturnAddress(next, path) ?? (role !== undefined && isStaff(role) ? corePaths.work : corePaths.memberStart)
  );
}

/** The address from the page's settings or `?next=`, else the page that required signing in; never another site. */
export function findReturnAddress(next: string, path: string): string | undefined {
  const asked = next || new URLSearchParams(location.search).get('next') || '';
  const target = URL.parse(asked || '/', location.origin);
  if (asked && target?.origin === location.origin) {
    const path = target.pathname + target.search + target.hash;
    if (isOwnPath(path)) return path;
  }
  return ownPages.test(path) ? undefined : location.pathname + location.search;
}

/** The link to the other form, which keeps `next`. */
export function withNext(link: string, next: string | undefined): string {
  if (!next) return link;
  return `${link}${link.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
