import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import type { LayoutSettings, Text } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { decide } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { fillPath } from '../find/fillPath.ts';
import { layoutTemplate } from '../find/layoutKey.ts';
import { matchShown } from '../find/matchShown.ts';
import { listFillable } from '../forms/formRecord.ts';
import { listMovedKeys } from '../layouts/redirects.ts';
import type { PageParts } from '../pageParts.ts';
import { listLayouts } from '../rights/listLayouts.ts';

type Title = LayoutSettings['title'] | null;

/** A page that a link may lead to, or a layout that another may include. */
export interface Places {
  pages: { path: string; title: Title; key?: string }[];
  layouts: { key: string; title: Title }[];
  /** What answers besides: the paths of pages about records, with `:parameters`, and earlier addresses. */
  others: string[];
  /** Hosts whose pictures this site shows. */
  mediaHosts: string[];
  /** What the collections are called that this person may not read: a page may name them, and must not be published by them. */
  unread: { name: string; title: Text }[];
  /** The collections of which a form of this person may make records, and the fields that it may fill. */
  fillable: { name: string; fields: string[] }[];
}

/** The link targets of this site and the layouts that its pages may include, for the builder to choose from. */
export async function listPlaces(app: PageParts, visit: Visit): Promise<Places> {
  const { site } = visit;
  const layouts = new Map<string, Title>();
  const active = activePlugins(app.registry, site.plugins);
  for (const { manifest, layouts: shipped } of app.registry.plugins)
    if (active.has(manifest.id))
      for (const [name, { settings }] of Object.entries(shipped))
        layouts.set(`${manifest.id}/${name}`, settings?.title ?? null);
  for (const { key, title } of await listLayouts(app, visit)) layouts.set(key, title ?? layouts.get(key) ?? null);

  const pages = new Map<string, Places['pages'][number]>();
  const ranks = new Map<string, number>();
  const others = new Set<string>();
  const moved = await listMovedKeys(visit.db);
  for (const route of siteRoutes(app.registry, site).routes) {
    // A layout that is found by the address is among the pages, if there is one.
    if (!layoutTemplate(route)?.includes(':')) others.add(route.path);
    if (route.redirect || route.entry === 'builder') continue;
    for (const key of moved) {
      const params = matchShown(app, route, key);
      const path = params && fillPath(route.path, params);
      if (path) others.add(path);
    }
    for (const [key, title] of layouts) {
      const params = matchShown(app, route, key);
      const path = params && fillPath(route.path, params);
      if (!path || pages.has(path)) continue;
      pages.set(path, { path, title: title ?? route.title ?? null, key });
      ranks.set(path, rankPlace(route));
    }
    const path = fillPath(route.path, {});
    if (!path || pages.has(path)) continue;
    pages.set(path, { path, title: route.title ?? null });
    ranks.set(path, rankPlace(route));
  }
  const rank = ({ path }: { path: string }) => ranks.get(path) ?? 0;
  return {
    pages: [...pages.values()].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path)),
    layouts: [...layouts].map(([key, title]) => ({ key, title })).sort((a, b) => a.key.localeCompare(b.key)),
    others: [...others].filter((path) => !pages.has(path)),
    mediaHosts: site.mediaHosts?.split(' ').filter((host) => host !== '') ?? [],
    ...(await sortCollections(app, visit)),
  };
}

/** What this person may do with the collections that a page may name. */
async function sortCollections(app: PageParts, visit: Visit): Promise<Pick<Places, 'unread' | 'fillable'>> {
  const { context } = await openVisitRecords(app, visit);
  const all = context.collections.all();
  const unread = all.filter((stored) => !decide(context, stored, 'read').allowed);
  const publishers = visit.session ? [visit.session] : [];
  return {
    unread: unread.map(({ collection: { name, title } }) => ({ name, title })),
    fillable: all.flatMap(({ collection: { name } }) => {
      const fields = listFillable(context, name, publishers)?.fields ?? [];
      return fields.length === 0 ? [] : [{ name, fields: fields.map((field) => field.name) }];
    }),
  };
}

/** Links lead to the site's own pages most, then to what visitors may see, and to screens of the staff least. */
function rankPlace(route: TableRoute): number {
  if (route.auth !== false) return 2;
  return layoutTemplate(route)?.includes(':') || route.path === '/' ? 0 : 1;
}
