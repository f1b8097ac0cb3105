import type { PagePayload } from '../../schemas/index.ts';
import type { Assets, EntryAsset } from '../assets/assets.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { escapeHtml, escapeStyle } from './escape.ts';
import { renderMeta } from './renderMeta.ts';

interface HeadOptions {
  payload: PagePayload;
  told?: PageHead;
  browserPayload: PagePayload;
  assets: Assets;
  page: EntryAsset;
  nonce: string;
  /** Rules that make the tokens those of the site. */
  brand: string;
}

/** Everything between `<head>` and `</head>`: what people and crawlers read, then what the browser must fetch first. */
export function renderHead(options: HeadOptions): string {
  const { payload, told, browserPayload, assets, page, nonce, brand } = options;
  const shell = payload.shell === 'backend' ? assets.entry('backend') : undefined;
  const css = [
    ...new Set([...page.css, ...(shell?.css ?? []), ...Object.values(payload.widgets).flatMap((widget) => widget.css)]),
  ];
  const chunks = listEarlyChunks(browserPayload, page);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...renderMeta(payload, told),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...css.map((href) => renderStyle(href, assets, nonce)),
    brand && `<style nonce="${nonce}">${escapeStyle(brand)}</style>`,
    // The page can be read before any of it has come: words and pictures go first.
    ...chunks.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`),
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

/** Style sheets are written into the page: they are small, and the first paint then waits for nothing. */
function renderStyle(href: string, assets: Assets, nonce: string): string {
  const text = assets.style(href);
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
  return `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${escapeStyle(text)}</style>`;
}
