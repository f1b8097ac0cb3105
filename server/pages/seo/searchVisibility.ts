import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import type { LayoutSettings } from '../../../schemas/index.ts';

const anybody = { signedIn: false, role: 'public' };

export function isOpen(route: TableRoute): boolean {
  return decideRoute(route, anybody) === 'allow';
}

/** A page whose route excludes it from search engines. */
export function isUnlisted(route: Pick<TableRoute, 'metaTags'>): boolean {
  return route.metaTags?.some(({ name, content }) => name === 'robots' && /noindex|none/.test(content)) ?? false;
}

/** Search engines do not get a page that asks for a sign-in or a password, nor one whose settings exclude it. */
export function isWithheld(settings: LayoutSettings | undefined): boolean {
  return Boolean(settings?.authen || settings?.locked || settings?.noindex);
}
