/** What the tab of a browser says: the name of the page, then that of the site. */
export function titlePage(name: string, site: { name: string }): string {
  return name ? `${name} – ${site.name}` : site.name;
}
