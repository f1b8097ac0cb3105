import type { JsonObject, Site } from '../../../schemas/index.ts';
import { absoluteAddress } from './siteOrigin.ts';
import { element, escapeXml, xmlHead } from './xml.ts';

export interface FeedEntry {
  path: string;
  /** The record as schema.org knows it. */
  described: JsonObject;
}

/** The newest of a site as Atom. */
export function writeFeed(site: Pick<Site, 'name' | 'language'>, origin: string, entries: FeedEntry[]): string {
  const newest = entries
    .map(({ described }) => readTime(described))
    .sort()
    .at(-1);
  return [
    xmlHead,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    element('id', `${origin}/`),
    element('title', site.name),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/`)}"/>`,
    element('updated', newest ?? '1970-01-01T00:00:00Z'),
    `<author>${element('name', site.name)}</author>`,
    ...entries.map((entry) => writeEntry(entry, origin)),
    '</feed>\n',
  ].join('\n');
}

function writeEntry({ path, described }: FeedEntry, origin: string): string {
  const { headline, name, description, datePublished, image, keywords } = described;
  const href = origin + path;
  const picture = absoluteAddress(image, origin);
  const tags = [keywords].flat().filter((tag) => typeof tag === 'string');
  return [
    '<entry>',
    element('id', href),
    element('title', asText(headline) ?? asText(name) ?? path),
    `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    element('published', asText(datePublished)),
    element('updated', readTime(described)),
    element('summary', asText(description)),
    picture ? `<link rel="enclosure" href="${escapeXml(picture)}"/>` : '',
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    '</entry>',
  ].join('');
}

function readTime({ dateModified, datePublished }: JsonObject): string {
  return asText(dateModified) ?? asText(datePublished) ?? '1970-01-01T00:00:00Z';
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
