import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { countEntries, listEntries } from './listEntries.ts';
import { siteOrigin } from './siteOrigin.ts';
import { sitemapSize, writeSitemap, writeSitemapIndex } from './writeSitemap.ts';

/** The pages that are open to everybody, or the list of parts where there are too many for one file. */
export async function readSitemap(app: PageParts, visit: Visit): Promise<string> {
  const parts = Math.ceil((await countEntries(app, visit.site)) / sitemapSize);
  if (parts > 1) return writeSitemapIndex(parts, describePlace(visit));
  return writeSitemap(await listPart(app, visit, 1), describePlace(visit));
}

/** One part of a long sitemap: `2.xml`. */
export async function readSitemapPart(app: PageParts, visit: Visit, name: string): Promise<string> {
  const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1]);
  const entries = part ? await listPart(app, visit, part) : [];
  if (entries.length === 0) throw pageUnknown();
  return writeSitemap(entries, describePlace(visit));
}

function listPart(app: PageParts, { site }: Visit, part: number) {
  return listEntries(app, site, { from: (part - 1) * sitemapSize, to: part * sitemapSize });
}

function describePlace(visit: Visit) {
  return { origin: siteOrigin(visit), language: visit.site.language };
}
