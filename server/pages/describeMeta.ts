import type { FindDefinition } from '../../engine/layout/migrateLayout.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import { isJsonObject, type Language, type Layout, type MenuEntry, type PageMeta } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { describeLayout } from '../seo/describeLayout.ts';
import { isOpen, isUnlisted, isWithheld } from '../seo/hidden.ts';
import { isBilingual } from '../seo/listPages.ts';
import { openCollections } from '../seo/listRecords.ts';
import { describePage, type PageHead } from '../seo/pageHead.ts';
import { absoluteAddress, siteOrigin } from '../seo/siteOrigin.ts';
import { inLanguage } from '../seo/writeSitemap.ts';
import { findRoute } from './findPage.ts';
import type { Subject } from './findSubject.ts';
import { layoutTemplate } from './layoutKey.ts';

interface Described {
  match: RouteMatch;
  layout: Layout;
  key?: string;
  path: string;
  query: URLSearchParams;
  menu: MenuEntry[];
  subject?: Subject;
}

/** What a page is called and how it is told to others: from its record, its layout, its route, in this order. */
export function describeMeta(app: App, context: Context, page: Described): { meta: PageMeta; head: PageHead } {
  const { site, language } = context.state;
  const { match, layout, subject, menu } = page;
  const { settings } = layout;
  const { route } = match;
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const name = subject?.title || readSetting(settings.title, language) || readSetting(route.title, language);
  const origin = siteOrigin(context);
  const href = origin + plainPath(app, context, page);
  const bilingual = subject === undefined && isBilingual(settings, route.title);
  const isListed = page.key !== undefined && isOpen(route) && !isUnlisted(route) && !isWithheld(settings);
  const meta: PageMeta = {
    title: name ? `${name} – ${site.name}` : site.name,
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

/** The one address of a page: the front page is `/` under every name, and only the page of a list stays of the query. */
function plainPath(app: App, context: Context, { key, path, query }: Described): string {
  const front = findRoute(app, context, '/');
  const isFront = key !== undefined && front && layoutTemplate(front.route) === key;
  const kept = new URLSearchParams(
    [...query].filter(([name, value]) => /(^|\.)page$/.test(name) && /^[1-9]\d{0,5}$/.test(value) && value !== '1'),
  );
  const place = isFront ? '/' : path;
  return kept.size > 0 ? `${place}?${kept}` : place;
}

/** Settings are stored as they came: what is no text counts as none. */
function readSetting(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const text = value[language] || value.th;
  return typeof text === 'string' ? text : '';
}
