import { findText, type JsonObject, readText } from '../../../schemas/index.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { listPages } from '../seo/listPages.ts';
import { isOpenPath, openCollections } from '../seo/listRecords.ts';
import { plainText } from '../seo/plainText.ts';
import { excerptOf } from './excerptOf.ts';
import { pageText } from './pageText.ts';

export interface SiteHit {
  title: string;
  path: string;
  excerpt: string;
  image?: string;
}

export interface HitGroup {
  /** A collection, or `page`. */
  kind: string;
  title: string;
  hits: SiteHit[];
  total: number;
}

const mostHits = 20;
const mostWords = 8;

/** What a visitor finds on the public site: its open pages, and the records with a public page that they may read. */
export async function searchSite(app: PageParts, visit: Visit, text: string): Promise<HitGroup[]> {
  const words = [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, mostWords);
  if (words.length === 0) return [];
  const groups = [await findPages(app, visit, words), ...(await findRecords(app, visit, words))];
  return groups.filter(({ total }) => total > 0);
}

async function findPages(app: PageParts, visit: Visit, words: string[]): Promise<HitGroup> {
  const { site, language } = visit;
  const hits: (SiteHit & { rank: number })[] = [];
  // All texts of a site are gone through: with many long pages others would wait for them.
  const pause = createPause(() => app.share.mustGiveWay(site.id));
  for (const { path, key, title } of await listPages(app, site)) {
    await pause();
    const layout = key === undefined ? undefined : await app.layouts.published(site.id, key);
    if (!layout) continue;
    const { settings } = layout;
    const name =
      readText(findText(settings.title), language) || readText(title, language) || siteIn(site, language).name;
    const body = `${readText(findText(settings.description), language)} ${pageText(layout, visit, (type) => app.registry.widget(type)?.definition)}`;
    const all = fold(`${name} ${body}`);
    if (!words.every((word) => all.includes(word))) continue;
    const rank = words.every((word) => fold(name).includes(word)) ? 0 : 1;
    hits.push({ title: name, path, excerpt: excerptOf(body.trim(), words), rank });
  }
  hits.sort((one, other) => one.rank - other.rank);
  const shown = hits.slice(0, mostHits).map(({ rank: _, ...hit }) => hit);
  return { kind: 'page', title: readText(pagesTitle, language), hits: shown, total: hits.length };
}

async function findRecords(app: PageParts, visit: Visit, words: string[]): Promise<HitGroup[]> {
  const records = await openVisitRecords(app, visit);
  const open = openCollections(app, visit.site).filter(({ name }) => {
    const stored = records.context.collections.get(name);
    return stored !== undefined && stored.collection.search.length > 0;
  });
  return Promise.all(
    open.map(async ({ name, filter, path, describe }): Promise<HitGroup> => {
      const stored = records.context.collections.get(name);
      const title = readText(stored?.collection.title, visit.language);
      const { data, total } = await records.find(name, { filter, search: words.join(' '), page: 1, limit: mostHits });
      const hits = data.flatMap((record) => {
        const place = path(record);
        return isOpenPath(app, visit.site, place) ? [presentHit(describe(record), place, words)] : [];
      });
      return { kind: name, title, hits, total: hits.length < data.length ? hits.length : total };
    }),
  );
}

function presentHit(described: JsonObject, path: string, words: string[]): SiteHit {
  const { name, headline, description, image } = described;
  const [picture] = [image].flat();
  return {
    title: String(name ?? headline ?? ''),
    path,
    excerpt: excerptOf(typeof description === 'string' ? plainText(description) : '', words),
    ...(typeof picture === 'string' && { image: picture }),
  };
}

/** Without case; Thai digits as they are written. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

const pagesTitle = { th: 'หน้าเว็บ', en: 'Pages' };
