const ownPages = /\/(login|register|ad|forgot|reset|activate)$/;

/** Where a person goes on to: named by the page or its address, else the page that asked for signing in, never another site. */
export function findNext(next: string, path: string): string {
  const asked = next || new URLSearchParams(location.search).get('next') || '';
  const target = URL.parse(asked || '/', location.origin);
  if (asked && target?.origin === location.origin) return target.pathname + target.search + target.hash;
  return ownPages.test(path) ? '/' : location.pathname + location.search;
}

/** The link of the other form, which must not forget where the person wanted to go. */
export function withNext(link: string, next: string | undefined): string {
  if (!next) return link;
  return `${link}${link.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
