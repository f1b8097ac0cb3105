import type { LayoutSettings } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { fillPath } from '../find/fillPath.ts';
import { matchLayoutKey } from '../find/layoutKey.ts';
import type { PageParts } from '../pageParts.ts';
import { listLayouts } from '../rights/listLayouts.ts';

type Title = LayoutSettings['title'] | null;

/** A page that a link may lead to, or a layout that another may include. */
export interface Places {
  pages: { path: string; title: Title; key?: string }[];
  layouts: { key: string; title: Title }[];
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
  for (const route of siteRoutes(app.registry, site).routes) {
    if (route.redirect || route.entry === 'builder') continue;
    for (const [key, title] of layouts) {
      const params = matchLayoutKey(route, key);
      const path = params && fillPath(route.path, params);
      if (path && !pages.has(path)) pages.set(path, { path, title: title ?? route.title ?? null, key });
    }
    const path = fillPath(route.path, {});
    if (path && !pages.has(path)) pages.set(path, { path, title: route.title ?? null });
  }
  return {
    pages: [...pages.values()].sort((a, b) => a.path.localeCompare(b.path)),
    layouts: [...layouts].map(([key, title]) => ({ key, title })).sort((a, b) => a.key.localeCompare(b.key)),
  };
}
