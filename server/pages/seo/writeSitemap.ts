import type { Language } from '../../../schemas/index.ts';
import type { SitemapEntry } from './listPages.ts';
import { element, escapeXml, xmlHead } from './xml.ts';

/** So many addresses a sitemap may hold. */
export const sitemapSize = 50_000;

interface Place {
  origin: string;
  /** The site's default language. */
  language: Language;
}

export function writeSitemap(entries: SitemapEntry[], { origin, language }: Place): string {
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(
      ({ path, modified, bilingual }) =>
        `<url>${element('loc', origin + path)}${element('lastmod', modified)}${
          bilingual
            ? listAlternates(origin + path, language)
                .map(writeAlternate)
                .join('')
            : ''
        }</url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

export function writeSitemapIndex(parts: number, { origin }: Place): string {
  return [
    xmlHead,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from({ length: parts }, (_, part) => `<sitemap><loc>${origin}/sitemap/${part + 1}.xml</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

export interface Alternate {
  language: string;
  href: string;
}

/** The URLs of a page by language: the plain one is in the site's own. */
export function listAlternates(href: string, own: Language): Alternate[] {
  const languages: Language[] = ['th', 'en'];
  return [
    ...languages.map((language) => ({ language, href: language === own ? href : inLanguage(href, language) })),
    { language: 'x-default', href },
  ];
}

export function inLanguage(href: string, language: Language): string {
  return `${href}${href.includes('?') ? '&' : '?'}language=${language}`;
}

function writeAlternate({ language, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
}
