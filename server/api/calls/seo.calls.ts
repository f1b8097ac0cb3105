import { searchSite } from '../../pages/search/searchSite.ts';
import { cacheText } from '../../pages/seo/cacheText.ts';
import { readFeed } from '../../pages/seo/readFeed.ts';
import { readSitemap, readSitemapPart } from '../../pages/seo/readSitemap.ts';
import { siteOrigin } from '../../pages/seo/siteOrigin.ts';
import { writeFeed } from '../../pages/seo/writeFeed.ts';
import { writeRobots } from '../../pages/seo/writeRobots.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, object, string, stringOf, whole } from '../call/fields.ts';

/** The same for everybody, so restricted sessions may read it too. */
const open = {
  method: 'get',
  who: 'anyone',
  while: ['locked', 'reset', 'factor'],
  cache: 'public, max-age=600',
} as const;

/** Calls for search engines and feed readers. */
export const seoCalls: CallGroup = {
  name: 'Discovery',
  title: { th: 'สำหรับโปรแกรมค้นหา', en: 'Search engines and feeds' },
  calls: [
    defineCall({
      ...open,
      id: 'readRobots',
      path: '/robots.txt',
      summary: { th: 'สิ่งที่โปรแกรมค้นหาเข้าได้', en: 'What search engines may visit' },
      file: 'text/plain',
      handle: ({ app, visit }) => writeRobots(siteRoutes(app.registry, visit.site).routes, siteOrigin(visit)),
    }),
    defineCall({
      ...open,
      id: 'readSitemap',
      path: '/sitemap.xml',
      summary: { th: 'รายชื่อหน้าที่เปิดให้ทุกคน', en: 'The pages that are open to everybody' },
      file: 'application/xml',
      handle: ({ app, visit }) => cacheText(visit, 'sitemap.xml', () => readSitemap(app, visit)),
    }),
    defineCall({
      ...open,
      id: 'readSitemapPart',
      path: '/sitemap/:part',
      summary: { th: 'ส่วนหนึ่งของรายชื่อหน้า เช่น 2.xml', en: 'One part of a long sitemap, such as 2.xml' },
      file: 'application/xml',
      errors: [pageUnknown],
      handle: ({ app, visit, params }) =>
        cacheText(visit, `sitemap/${params.part}`, () => readSitemapPart(app, visit, params.part)),
    }),
    defineCall({
      id: 'searchSite',
      asked: true,
      method: 'get',
      path: '/api/site/search',
      summary: { th: 'ค้นหาในหน้าเว็บสาธารณะของเว็บไซต์', en: 'Search the public pages of the site' },
      parameters: { query: { th: 'คำที่ค้นหา', en: 'Words to search for' } },
      who: 'anyone',
      query: { query: stringOf(100, { example: 'อบรม' }) },
      answer: list(
        object({
          kind: string,
          title: string,
          total: whole,
          hits: list(object({ title: string, path: string, excerpt: string, 'image?': string })),
        }),
      ),
      handle: async ({ app, visit, query }) => ({ data: await searchSite(app, visit, query.query) }),
    }),
    defineCall({
      ...open,
      id: 'readFeed',
      path: '/feed.xml',
      summary: { th: 'ข่าวล่าสุดแบบ Atom', en: 'The newest as an Atom feed' },
      file: 'application/atom+xml',
      errors: [pageUnknown],
      handle: ({ app, visit }) =>
        cacheText(visit, 'feed.xml', async () => {
          const entries = await readFeed(app, visit.site);
          if (!entries) throw pageUnknown();
          return writeFeed(visit.site, siteOrigin(visit), entries);
        }),
    }),
  ],
};
