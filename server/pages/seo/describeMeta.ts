import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { isJsonObject, type Language, type Layout, type MenuEntry, type PageMeta } from '../../../schemas/index.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import { findRoute } from '../find/findPage.ts';
import { layoutTemplate } from '../find/layoutKey.ts';
import type { PageParts } from '../pageParts.ts';
import { describeLayout } from './describeLayout.ts';
import type { Subject } from './findSubject.ts';
import { isBilingual } from './listPages.ts';
import { openCollections } from './listRecords.ts';
import { describePage, type PageHead } from './pageHead.ts';
import { isOpen, isUnlisted, isWithheld } from './searchVisibility.ts';
import { absoluteAddress, siteOrigin } from './siteOrigin.ts';
import { titlePage } from './titlePage.ts';
import { inLanguage } from './writeSitemap.ts';

interface Described {
  match: RouteMatch;
  layout: Layout;
  key?: string;
  path: string;
  query: URLSearchParams;
  menu: MenuEntry[];
  subject?: Subject;
  /** What the page of one record of the back office is called. */
  called: string;
}

/** Title and description of a page: from its record, its layout, its route, in this order. */
export function describeMeta(app: PageParts, visit: Visit, page: Described): { meta: PageMeta; head: PageHead } {
  const { language } = visit;
  const site = siteIn(visit.site, language);
  const { match, layout, subject, menu, called } = page;
  const { settings } = layout;
  const { route } = match;
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const name = subject?.title || called || readSetting(settings.title, language) || readSetting(route.title, language);
  const origin = siteOrigin(visit);
  const href = origin + plainPath(app, visit, page);
  const bilingual = subject === undefined && isBilingual(settings, route.title);
  const isListed = page.key !== undefined && isOpen(route) && !isUnlisted(route) && !isWithheld(settings);
  const meta: PageMeta = {
    title: titlePage(name, site),
    name: name || site.name,
    description:
      subject?.description ||
      readSetting(settings.description, language) ||
      readSetting(route.description, language) ||
      (isListed ? describeLayout(layout, findDefinition) : undefined),
    keywords: readSetting(settings.keywords, language) || route.keywords,
    image: absoluteAddress(subject?.image || settings.image || site.logo, origin),
    canonical: bilingual && language !== site.language ? inLanguage(href, language) : href,
    metaTags: route.metaTags,
    language,
  };
  const collections = openCollections(app, site);
  const records = collections.find((collection) => collection.name === settings.metaFrom?.collection);
  const head = describePage({
    site,
    origin,
    href,
    meta,
    menu,
    isListed,
    isBilingual: bilingual,
    hasFeed: collections.some(({ feedBy }) => feedBy),
    subject: subject && records && { record: subject.record, records },
  });
  return { meta, head };
}

/** The canonical URL of a page: `/` for the front page, and of the query only the page number of a list. */
function plainPath(app: PageParts, visit: Visit, { key, path, query }: Described): string {
  const front = findRoute(app, visit, '/');
  const isFront = key !== undefined && front && layoutTemplate(front.route) === key;
  const kept = new URLSearchParams(
    [...query].filter(([name, value]) => /(^|\.)page$/.test(name) && /^[1-9]\d{0,5}$/.test(value) && value !== '1'),
  );
  const place = isFront ? '/' : path;
  return kept.size > 0 ? `${place}?${kept}` : place;
}

/** Settings are stored as they came: values that are not text are ignored. */
function readSetting(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const text = value[language] || value.th;
  return typeof text === 'string' ? text : '';
}
