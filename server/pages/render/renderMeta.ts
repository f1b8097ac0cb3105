import type { PageMeta, PagePayload } from '../../../schemas/index.ts';
import { escapeHtml, escapeScriptJson } from '../../platform/input/escape.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { markIcon } from './markIcon.ts';

type Tag = [name: string, content: string];

const nothingMore: PageHead = { type: 'website', tags: [], alternates: [] };

/** Title, description and preview data of a page. */
export function renderMeta({ meta, site }: PagePayload, head: PageHead = nothingMore): string[] {
  const ownRobots = meta.metaTags?.some(({ name }) => name === 'robots');
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...named(meta).map(writeNamed),
    ...openGraph(meta, head, site.name).map(writeProperty),
    ...(meta.metaTags ?? []).map(({ name, content }) =>
      /^(og|article|product|fb):/.test(name) ? writeProperty([name, content]) : writeNamed([name, content]),
    ),
    head.robots && !ownRobots ? writeNamed(['robots', head.robots]) : '',
    meta.canonical && !head.robots ? `<link rel="canonical" href="${escapeHtml(meta.canonical)}">` : '',
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.name)}" href="${escapeHtml(head.feed)}">`
      : '',
    `<link rel="icon" href="${site.favicon ? escapeHtml(site.favicon) : markIcon}">`,
    '<meta name="color-scheme" content="light dark">',
    head.structured ? `<script type="application/ld+json">${escapeScriptJson(head.structured)}</script>` : '',
  ];
}

function named({ name, title, description, keywords, image }: PageMeta): Tag[] {
  return keepFilled([
    ['description', description],
    ['keywords', keywords],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', name ?? title],
    ['twitter:description', description],
    ['twitter:image', image],
  ]);
}

function openGraph(meta: PageMeta, head: PageHead, siteName: string): Tag[] {
  const { name, title, description, image, canonical, language } = meta;
  return keepFilled([
    ['og:type', head.type],
    ['og:title', name ?? title],
    ['og:description', description],
    ['og:image', image],
    ['og:url', canonical],
    ['og:site_name', siteName],
    ['og:locale', locales[language]],
    ...head.alternates
      .filter((alternate) => alternate.language !== language && alternate.language in locales)
      .map((alternate): Tag => ['og:locale:alternate', locales[alternate.language as keyof typeof locales]]), // asked above
    ['article:published_time', head.type === 'article' ? head.published : undefined],
    ['article:modified_time', head.type === 'article' ? head.modified : undefined],
    ...head.tags.map((tag): Tag => ['article:tag', tag]),
  ]);
}

const locales = { th: 'th_TH', en: 'en_US' };

function writeNamed([name, content]: Tag): string {
  return `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

function writeProperty([name, content]: Tag): string {
  return `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

function keepFilled(tags: [string, string | undefined][]): Tag[] {
  return tags.filter((tag): tag is Tag => tag[1] !== undefined && tag[1] !== '');
}
