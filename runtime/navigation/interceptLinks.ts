import { prefetchPage } from './fetchPage.ts';
import { findPageLink, isPlainClick, isSamePlace, savesData } from './findPageLink.ts';
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
    const link = findPageLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event) || isSamePlace(link)) return;
    event.preventDefault();
    navigate(link.href);
  });
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    const link = findPageLink(event);
    if (link && event.pointerType === 'mouse') hover = setTimeout(() => prefetch(link), hoverMs);
  });
  document.addEventListener('touchstart', (event) => prefetch(findPageLink(event)), { passive: true });
  addEventListener('popstate', () => {
    navigate(location.href, { traverse: true });
  });
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
}

function prefetch(link: HTMLAnchorElement | undefined): void {
  if (link && !isSamePlace(link) && navigator.onLine && !savesData()) prefetchPage(link.pathname + link.search);
}
