import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { isOpen } from './searchVisibility.ts';

/** Paths excluded from crawlers: the API, and every page behind a sign-in. */
export function writeRobots(routes: TableRoute[], origin: string): string {
  const open = routes.filter(isOpen).map(fixedPart);
  const behind = routes.filter((route) => !isOpen(route)).map(fixedPart);
  const closed = dropCovered([...new Set(['/api/', ...behind.filter((path) => path !== '/')])]);
  // The longest rule wins: public pages below an excluded path are listed.
  const allowed = [...new Set(open)].filter((path) =>
    closed.some((prefix) => path !== prefix && path.startsWith(prefix)),
  );
  return [
    'User-agent: *',
    ...closed.filter((path) => !open.includes(path)).map((path) => `Disallow: ${path}`),
    ...allowed.sort().map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/order/:id/edit` → `/order/`. */
function fixedPart({ path }: TableRoute): string {
  return path.replace(/:.*$/, '');
}

function dropCovered(paths: string[]): string[] {
  return paths
    .sort()
    .filter(
      (path) => !paths.some((other) => other !== path && path.startsWith(other.endsWith('/') ? other : `${other}/`)),
    );
}
