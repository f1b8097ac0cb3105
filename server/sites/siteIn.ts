import type { Language, Site } from '../../schemas/index.ts';

/** A site under the name that it has for readers of a language. */
export function siteIn<S extends Pick<Site, 'name' | 'names'>>(site: S, language: Language): S {
  const name = site.names?.[language];
  return name ? { ...site, name } : site;
}
