const loading = new Map<string, Promise<void>>();

/** Adds a style sheet once and waits for it; one that the server included (`data-href`) is already there. */
export function loadStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const name = CSS.escape(href);
  if (document.head.querySelector(`[data-href="${name}"], link[rel="stylesheet"][href="${name}"]`))
    return Promise.resolve();
  const promise = new Promise<void>((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // A widget without its style sheet is better than none.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  loading.set(href, promise);
  return promise;
}
