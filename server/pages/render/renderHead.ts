import type { PagePayload } from '../../../schemas/index.ts';
import { escapeHtml, escapeStyle } from '../../platform/input/escape.ts';
import type { Assets, EntryAsset } from '../assets/assets.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { renderMeta } from './renderMeta.ts';

interface HeadOptions {
  payload: PagePayload;
  told?: PageHead;
  browserPayload: PagePayload;
  assets: Assets;
  page: EntryAsset;
  nonce: string;
  /** CSS rules with the theme tokens of the site. */
  brand: string;
  still: boolean;
}

/** The content of `<head>`: meta data first, then what the browser must load first. */
export function renderHead(options: HeadOptions): string {
  const { payload, told, assets, page, nonce, brand, still } = options;
  const shell = payload.shell === 'backend' ? assets.entry('backend') : undefined;
  const css = [
    ...new Set([...page.css, ...(shell?.css ?? []), ...Object.values(payload.widgets).flatMap((widget) => widget.css)]),
  ];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...renderMeta(payload, told),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...css.map((href) => renderStyle(href, assets, nonce)),
    brand && `<style nonce="${nonce}">${escapeStyle(brand)}</style>`,
    ...(still ? [] : renderScripts(options)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function renderScripts({ browserPayload, assets, page, nonce }: HeadOptions): string[] {
  return [
    // The page is readable before the scripts are loaded: text and pictures go first.
    ...listEarlyChunks(browserPayload, page).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
    ),
    ...(assets.devScripts ?? []).map(({ src, inline }) =>
      inline
        ? `<script type="module" nonce="${nonce}">${inline}</script>`
        : `<script type="module" src="${escapeHtml(src)}"></script>`,
    ),
    `<script type="module" src="${escapeHtml(page.src)}"></script>`,
  ];
}

/** Loaded beside the first script: only for pages that start by themselves. */
function listEarlyChunks({ hydration, widgets }: PagePayload, page: EntryAsset): string[] {
  if (hydration && hydration.start !== 'load') return page.imports;
  const live = Object.values(widgets).filter((widget) => widget.hydrate === 'load' || widget.hydrate === 'idle');
  return [...new Set([...page.imports, ...page.lazy, ...live.flatMap((widget) => [...widget.imports, widget.src])])];
}

/** Style sheets are inlined: they are small, and the first paint then waits for nothing. */
function renderStyle(href: string, assets: Assets, nonce: string): string {
  const text = assets.style(href);
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
  return `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${escapeStyle(text)}</style>`;
}
