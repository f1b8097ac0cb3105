/** The link of an event, if it leads to a page of this site in this window. */
export function findPageLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if ((link.target && link.target !== '_self') || link.dataset.reload !== undefined) return undefined;
  return /^\/(api|assets|icons|files)\//.test(link.pathname) ? undefined : link;
}

/** A plain click, which the runtime handles: not for a new tab, a download or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** An anchor on the current page: the browser scrolls there by itself. */
export function isSamePlace(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search && link.hash !== '';
}

export function isSavingData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData; // not in every browser
}
