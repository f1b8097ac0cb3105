import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import type { LayoutSettings, Site, Text } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { layoutTemplate, matchLayoutKey } from '../find/layoutKey.ts';
import { listPublished } from '../layouts/listPublished.ts';
import type { PageParts } from '../pageParts.ts';
import { isOpen, isUnlisted, isWithheld } from './searchVisibility.ts';

/** An entry of the sitemap. */
export interface SitemapEntry {
  path: string;
  modified?: string;
  /** It exists in both languages. */
  bilingual?: boolean;
  /** The layout and the route's title, of pages. */
  key?: string;
  title?: Text;
}

/** The public pages of a site, each layout once: targets of routes, and published layouts. */
export async function listPages(app: PageParts, site: Site): Promise<SitemapEntry[]> {
  const published = new Map((await listPublished(app.db.site(site.id))).map((layout) => [layout.key, layout]));
  const entries = new Map<string, SitemapEntry>();
  const add = (key: string, entry: SitemapEntry) => {
    if (!entries.has(key)) entries.set(key, entry);
  };
  const routes = siteRoutes(app.registry, site).routes.filter(isPage);
  for (const route of routes) {
    const path = route.path.replace(/\/:\w+\?$/, '') || '/';
    const key = layoutTemplate(route);
    if (path.includes(':') || !key || key.includes(':')) continue;
    const layout = await app.layouts.published(site.id, key);
    // A page about one record exists only with that record.
    if (!layout || isWithheld(layout.settings) || layout.settings?.metaFrom) continue;
    const modified = published.get(key)?.publishedAt ?? undefined;
    add(key, { path, modified, bilingual: isBilingual(layout.settings, route.title), key, title: route.title });
  }
  for (const { key, settings, publishedAt } of published.values()) {
    if (isWithheld(settings ?? undefined) || settings?.metaFrom) continue;
    const path = findPath(routes, key);
    const bilingual = isBilingual(settings ?? undefined);
    if (path) add(key, { path, modified: publishedAt ?? undefined, bilingual, key });
  }
  return [...entries.values()];
}

/** A page exists in both languages when its title does, and it is not published in one of them alone. */
export function isBilingual(settings: LayoutSettings | undefined, routeTitle?: Text): boolean {
  if (settings?.onlyIn === 'th' || settings?.onlyIn === 'en') return false;
  const title = settings?.title ?? routeTitle;
  return typeof title === 'object' && title !== null && Boolean(title.th && title.en);
}

function isPage(route: TableRoute): boolean {
  return isOpen(route) && !route.redirect && route.entry !== 'builder' && !isUnlisted(route);
}

/** The path at which a route with parameters shows a layout: `/pages/:slug` shows `page/about`. */
function findPath(routes: TableRoute[], key: string): string | undefined {
  for (const route of routes) {
    const params = matchLayoutKey(route, key);
    if (!params) continue;
    const path = route.path.replace(/:(\w+)\??/g, (whole, name: string) =>
      params[name] === undefined ? whole : encodeURIComponent(params[name]),
    );
    if (!path.includes(':')) return path;
  }
  return undefined;
}
