import type { Site } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { pageUnknown } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import type { Router } from '../http/router.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';
import { listPages } from './listPages.ts';
import { countOpen, isOpenPath, openCollections, openPublicRecords, readOpen } from './listRecords.ts';
import { readFeed } from './readFeed.ts';
import { siteOrigin } from './siteOrigin.ts';
import { writeFeed } from './writeFeed.ts';
import { writeRobots } from './writeRobots.ts';
import { sitemapSize, writeSitemap, writeSitemapIndex } from './writeSitemap.ts';

const keptMs = 60_000;

/** What crawlers and feed readers ask for: `/robots.txt`, `/sitemap.xml`, its parts where there are many pages, `/feed.xml`. */
export function addSeoRoutes(router: Router, app: App): void {
  const keep = createKeeper();
  const answer = async (context: Context, type: string, write: () => Promise<string>) => {
    const body = await keep(`${siteOrigin(context)}${context.path}`, context.state.site, write);
    context.type = type;
    context.set('Cache-Control', 'public, max-age=600');
    context.body = body;
  };

  router.get('/robots.txt', (context) =>
    answer(context, 'text/plain', async () =>
      writeRobots(siteRoutes(app.registry, context.state.site).routes, siteOrigin(context)),
    ),
  );
  router.get('/sitemap.xml', (context) =>
    answer(context, 'application/xml', async () => {
      const { site } = context.state;
      const place = { origin: siteOrigin(context), language: site.language };
      const parts = Math.ceil((await countAll(app, site)) / sitemapSize);
      return parts > 1 ? writeSitemapIndex(parts, place) : writeSitemap(await readPart(app, site, 0), place);
    }),
  );
  router.get('/sitemap/:part', (context) =>
    answer(context, 'application/xml', async () => {
      const { site } = context.state;
      const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(context.params.part ?? '')?.[1]);
      const entries = part ? await readPart(app, site, part - 1) : [];
      if (entries.length === 0) throw pageUnknown();
      return writeSitemap(entries, { origin: siteOrigin(context), language: site.language });
    }),
  );
  router.get('/feed.xml', (context) =>
    answer(context, 'application/atom+xml', async () => {
      const entries = await readFeed(app, context.state.site);
      if (!entries) throw pageUnknown();
      return writeFeed(context.state.site, siteOrigin(context), entries);
    }),
  );
}

async function countAll(app: App, site: Site): Promise<number> {
  const records = await openPublicRecords(app, site);
  const counts = await Promise.all(openCollections(app, site).map((collection) => countOpen(records, collection)));
  return counts.reduce((sum, count) => sum + count, (await listPages(app, site)).length);
}

/** Pages first, then records, collection by collection; each part goes on where the one before ended. */
async function readPart(app: App, site: Site, part: number) {
  const from = part * sitemapSize;
  const to = from + sitemapSize;
  const pages = await listPages(app, site);
  const entries = pages.slice(from, to);
  let passed = pages.length;
  const records = await openPublicRecords(app, site);
  for (const collection of openCollections(app, site)) {
    const count = await countOpen(records, collection);
    const range = { from: Math.max(0, from - passed), to: Math.min(count, to - passed) };
    if (range.from < range.to)
      for (const record of await readOpen(records, collection, range)) {
        const path = collection.path(record);
        if (isOpenPath(app, site, path)) entries.push({ path, modified: String(record.updated_at ?? '') });
      }
    passed += count;
  }
  return entries;
}

/** Anybody may ask as often as he likes: what was written stands for a minute, and is written by one at a time. */
function createKeeper() {
  const kept = new Map<string, { text: Promise<string>; site: Site; until: number }>();
  return (key: string, site: Site, write: () => Promise<string>): Promise<string> => {
    const known = kept.get(key);
    if (known && known.until > Date.now() && known.site === site) return known.text;
    if (kept.size > 200) kept.clear();
    const text = write();
    kept.set(key, { text, site, until: Date.now() + keptMs });
    text.catch(() => kept.delete(key));
    return text;
  };
}
