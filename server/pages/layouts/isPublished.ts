import type { Site } from '../../../schemas/index.ts';
import { generateLayout } from './findLayout.ts';
import type { LayoutParts } from './layoutParts.ts';

/** Whether readers see this layout: the site's published one, that of a plugin, or a screen that is written for a collection. */
export async function isPublished(app: LayoutParts, site: Site, key: string): Promise<boolean> {
  const stored = await app.layouts.read(site.id, key);
  return Boolean(stored?.published ?? (await generateLayout(app, site, key)));
}
