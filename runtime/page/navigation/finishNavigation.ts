import type { PagePayload } from '../../../schemas/index.ts';
import { recallScroll } from './scrollMemory.ts';

/** What a browser does on a full load: title, language and meta of the new page, scroll position and focus. */
export function finishNavigation(
  payload: PagePayload,
  place: { target: URL; keepPlace: boolean; restore: boolean },
): void {
  const { meta } = payload;
  document.title = meta.title;
  document.documentElement.lang = meta.language;
  setMeta('description', meta.description);
  setMeta('keywords', meta.keywords);
  setCanonical(meta.canonical);
  if (place.keepPlace) return;
  const anchor = place.target.hash ? document.getElementById(decodeURIComponent(place.target.hash.slice(1))) : null;
  if (place.restore) scrollTo({ top: recallScroll(), behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  // Screen readers continue from the new content, and Tab starts there; where typing begins, it may.
  const content = document.getElementById('content');
  (content?.querySelector<HTMLElement>('[autofocus]') ?? content)?.focus({ preventScroll: true });
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) found?.remove();
  else if (found) found.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

function setCanonical(href: string | undefined): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!href) found?.remove();
  else if (found) found.href = href;
  else document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));
}
