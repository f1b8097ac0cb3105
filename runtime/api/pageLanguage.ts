/** The language that the reader has just chosen, else the one in which the page stands: what a call is to be answered in. */
export function pageLanguage(): string {
  const [, chosen] = /(?:^|; )sala_language=(th|en)/.exec(document.cookie) ?? [];
  return chosen ?? document.documentElement.lang;
}
