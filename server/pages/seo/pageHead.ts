import {
  isJsonObject,
  type JsonObject,
  type MenuEntry,
  type PageMeta,
  readText,
  type Site,
} from '../../../schemas/index.ts';
import type { PublicRecords } from '../../plugins/door/publicRecords.ts';
import { absoluteAddress } from './siteOrigin.ts';
import { type Alternate, listAlternates } from './writeSitemap.ts';

/** Meta data only for crawlers, previews and feed readers; the browser's part is `PageMeta`. */
export interface PageHead {
  robots?: 'noindex';
  type: 'website' | 'article' | 'product';
  published?: string;
  modified?: string;
  tags: string[];
  alternates: Alternate[];
  /** Address of the site's feed. */
  feed?: string;
  /** Structured data (schema.org) of the page. */
  structured?: JsonObject;
}

export interface HeadInput {
  site: Pick<Site, 'name' | 'language' | 'logo'>;
  origin: string;
  /** The canonical URL of the page, whatever the language. */
  href: string;
  meta: PageMeta;
  menu: MenuEntry[];
  isListed: boolean;
  isBilingual: boolean;
  hasFeed: boolean;
  subject?: { record: JsonObject; records: PublicRecords };
}

export function describePage(input: HeadInput): PageHead {
  const { site, origin, href, subject, isListed, isBilingual, hasFeed } = input;
  const feed = hasFeed ? `${origin}/feed.xml` : undefined;
  if (!isListed) return { robots: 'noindex', type: 'website', tags: [], alternates: [], feed };
  const described = subject && describeSubject(subject, input);
  return {
    type: readType(described),
    published: asText(described?.datePublished),
    modified: asText(described?.dateModified),
    tags: [described?.keywords].flat().filter((tag) => typeof tag === 'string'),
    alternates: isBilingual ? listAlternates(href, site.language) : [],
    feed,
    structured: {
      '@context': 'https://schema.org',
      '@graph': [...describeSite(input), describeTrail(input), ...(described ? [described] : [])],
    },
  };
}

function describeSite({ site, origin }: HeadInput): JsonObject[] {
  const logo = absoluteAddress(site.logo, origin);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
  };
  return [
    logo ? { ...organization, logo } : organization,
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.name,
      url: `${origin}/`,
      inLanguage: site.language,
      publisher: { '@id': organization['@id'] },
    },
  ];
}

/** The breadcrumbs of this page. */
function describeTrail({ site, origin, href, meta, menu, subject }: HeadInput): JsonObject {
  const parent = subject?.records.parent;
  const path = href.slice(origin.length);
  const above = path === '/' ? [] : findAbove(menu, parent ?? path, meta, parent !== undefined);
  const steps = [{ name: site.name, path: '/' }, ...above.filter((step) => step.path !== '/')];
  if (path !== '/') steps.push({ name: meta.name ?? meta.title, path });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteAddress(step.path, origin) ?? href,
    })),
  };
}

/** The menu's entries above a page; with `whole` also the page's own. Headings without a link are skipped. */
function findAbove(menu: MenuEntry[], path: string, meta: PageMeta, whole: boolean): { name: string; path: string }[] {
  for (const entry of menu) {
    const step = { name: readText(entry.title, meta.language), path: entry.path };
    if (entry.path === path) return whole ? [step] : [];
    const below = findAbove(entry.children ?? [], path, meta, whole);
    if (below.length > 0 || entry.children?.some((child) => child.path === path))
      return entry.path ? [step, ...below] : below;
  }
  return [];
}

/** The record with absolute URLs, with the site as its publisher. */
function describeSubject({ record, records }: NonNullable<HeadInput['subject']>, input: HeadInput): JsonObject {
  const { origin, href, meta } = input;
  const { image, ...described } = records.describe(record);
  const pictures = [image]
    .flat()
    .map((address) => absoluteAddress(address, origin))
    .filter((address) => address !== undefined);
  const publisher = { '@id': `${origin}/#organization` };
  return {
    '@id': `${href}#about`,
    url: href,
    inLanguage: meta.language,
    ...described,
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(described['@type'] === 'Course' ? { provider: publisher } : {}),
    ...(isArticle(described) ? { publisher, mainEntityOfPage: href, author: described.author ?? publisher } : {}),
    ...(isJsonObject(described.offers) ? { offers: { url: href, ...described.offers } } : {}),
  };
}

function readType(described: JsonObject | undefined): PageHead['type'] {
  if (!described) return 'website';
  if (described['@type'] === 'Product') return 'product';
  return isArticle(described) ? 'article' : 'website';
}

function isArticle(described: JsonObject): boolean {
  return /(Article|Posting)$/.test(String(described['@type']));
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
