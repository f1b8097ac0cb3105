import { isOwnPath } from 'sala/engine';

const ownPages = /\/(login|register|ad|forgot|reset|activate)$/;

/** The address to continue at: from the page's settings or `?next=`, else the page that required signing in; never another site. */
export function findNext(next: string, path: string): string {
  const asked = next || new URLSearchParams(location.search).get('next') || '';
  const target = URL.parse(asked || '/', location.origin);
  if (asked && target?.origin === location.origin) {
    const path = target.pathname + target.search + target.hash;
    if (isOwnPath(path)) return path;
  }
  return ownPages.test(path) ? '/' : location.pathname + location.search;
}

/** The link to the other form, which keeps `next`. */
export function withNext(link: string, next: string | undefined): string {
  if (!next) return link;
  return `${link}${link.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
