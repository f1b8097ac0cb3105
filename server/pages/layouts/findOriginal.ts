import type { Layout, Site } from '../../../schemas/index.ts';
import { generateLayout } from './findLayout.ts';
import type { LayoutParts } from './layoutParts.ts';

/** What a layout is without the changes of the site; undefined for one that the site made. */
export async function findOriginal(app: LayoutParts, site: Site, key: string): Promise<Layout | undefined> {
  return app.registry.layout(key) ?? (await generateLayout(app, site, key));
}
