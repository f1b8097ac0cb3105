import type { TableRoute } from '../../engine/route/matchRoute.ts';
import type { LayoutSettings, Site, Text } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { listPublished } from '../layouts/listPublished.ts';
import { layoutTemplate, matchLayoutKey } from '../pages/layoutKey.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';
import { isOpen, isUnlisted, isWithheld } from './hidden.ts';

/** A line of the sitemap. */
export interface SitemapEntry {
  path: string;
  modified?: string;
  /** It is there in both languages. */
  bilingual?: boolean;
}

/** The pages of a site that anybody may read, each layout once: where routes lead, and what builders published. */
export async function listPages(app: App, site: Site): Promise<SitemapEntry[]> {
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
    add(key, { path, modified, bilingual: isBilingual(layout.settings, route.title) });
  }
  for (const { key, settings, publishedAt } of published.values()) {
    if (isWithheld(settings ?? undefined) || settings?.metaFrom) continue;
    const path = findPath(routes, key);
    if (path) add(key, { path, modified: publishedAt ?? undefined, bilingual: isBilingual(settings ?? undefined) });
  }
  return [...entries.values()];
}

/** A page is there in both languages when its title is. */
export function isBilingual(settings: LayoutSettings | undefined, routeTitle?: Text): boolean {
  const title = settings?.title ?? routeTitle;
  return typeof title === 'object' && title !== null && Boolean(title.th && title.en);
}

function isPage(route: TableRoute): boolean {
  return isOpen(route) && !route.redirect && route.entry !== 'builder' && !isUnlisted(route);
}

/** The address under which a route with parameters shows a layout: `/cms/page/:slug` shows `page/about`. */
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
