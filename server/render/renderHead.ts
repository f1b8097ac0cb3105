import type { PageMeta, PagePayload } from '../../schemas/index.ts';
import type { Assets, EntryAsset } from '../assets/assets.ts';
import { escapeHtml, escapeStyle } from './escape.ts';
import { markIcon } from './markIcon.ts';

interface HeadOptions {
  payload: PagePayload;
  browserPayload: PagePayload;
  assets: Assets;
  page: EntryAsset;
  nonce: string;
  /** Rules that make the tokens those of the site. */
  brand: string;
}

/** Everything between `<head>` and `</head>`: what people and crawlers read, then what the browser must fetch first. */
export function renderHead(options: HeadOptions): string {
  const { payload, browserPayload, assets, page, nonce, brand } = options;
  const css = [...new Set([...page.css, ...Object.values(payload.widgets).flatMap((widget) => widget.css)])];
  const chunks = listEarlyChunks(browserPayload, page);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...renderMeta(payload),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...css.map((href) => renderStyle(href, assets, nonce)),
    brand && `<style nonce="${nonce}">${escapeStyle(brand)}</style>`,
    ...chunks.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...(assets.devScripts ?? []).map(({ src, inline }) =>
      inline
        ? `<script type="module" nonce="${nonce}">${inline}</script>`
        : `<script type="module" src="${escapeHtml(src)}"></script>`,
    ),
    `<script type="module" src="${escapeHtml(page.src)}"></script>`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What is fetched beside the first script: only for pages that start by themselves. */
function listEarlyChunks({ hydration, widgets }: PagePayload, page: EntryAsset): string[] {
  if (hydration && hydration.start !== 'load') return page.imports;
  const live = Object.values(widgets).filter((widget) => widget.hydrate === 'load' || widget.hydrate === 'idle');
  return [...new Set([...page.imports, ...page.lazy, ...live.flatMap((widget) => [...widget.imports, widget.src])])];
}

function renderMeta({ meta, site }: PagePayload): string[] {
  const tags = [
    ...named(meta).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...openGraph(meta, site.name).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    ...(meta.metaTags ?? []).map(
      ({ name, content }) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
  ];
  const icon = site.favicon ? escapeHtml(site.favicon) : markIcon;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...tags,
    meta.canonical ? `<link rel="canonical" href="${escapeHtml(meta.canonical)}">` : '',
    `<link rel="icon" href="${icon}">`,
    '<meta name="color-scheme" content="light dark">',
  ];
}

type Tag = [name: string, content: string];

function named({ description, keywords, image }: PageMeta): Tag[] {
  return keepFilled([
    ['description', description],
    ['keywords', keywords],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ]);
}

function openGraph({ title, description, image, canonical, language }: PageMeta, siteName: string): Tag[] {
  return keepFilled([
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:url', canonical],
    ['og:site_name', siteName],
    ['og:locale', language === 'th' ? 'th_TH' : 'en_US'],
  ]);
}

function keepFilled(tags: [string, string | undefined][]): Tag[] {
  return tags.filter((tag): tag is Tag => tag[1] !== undefined && tag[1] !== '');
}

/** Style sheets are written into the page: they are small, and the first paint then waits for nothing. */
function renderStyle(href: string, assets: Assets, nonce: string): string {
  const text = assets.style(href);
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
  return `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${escapeStyle(text)}</style>`;
}
