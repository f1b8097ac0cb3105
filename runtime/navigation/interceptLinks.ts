import { prefetchPage } from './fetchPage.ts';
import type { Navigate } from './navigate.ts';
import { rememberScroll } from './scrollMemory.ts';

const hoverMs = 65;

/**
 * Makes plain links of this site open without a full load, wherever they stand: in widgets, in rich text, in HTML that was
 * never hydrated. Without scripts they are what they are: links.
 */
export function interceptLinks(navigate: Navigate): void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (isSamePlace(link)) return; // the browser scrolls to the anchor
    event.preventDefault();
    navigate(link.href);
  });
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    const link = findLink(event);
    if (link && event.pointerType === 'mouse') hover = setTimeout(() => prefetch(link), hoverMs);
  });
  document.addEventListener('touchstart', (event) => prefetch(findLink(event)), { passive: true });
  addEventListener('popstate', () => {
    navigate(location.href, { traverse: true });
  });
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
}

/** A link that leads to a page of this site, in this window. */
function findLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if ((link.target && link.target !== '_self') || link.dataset.reload !== undefined) return undefined;
  return /^\/(api|assets|icons|files)\//.test(link.pathname) ? undefined : link;
}

function prefetch(link: HTMLAnchorElement | undefined): void {
  if (!link || isSamePlace(link) || !navigator.onLine) return;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  if (!connection?.saveData) prefetchPage(link.pathname + link.search);
}

function isSamePlace(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search && link.hash !== '';
}
