/** A title within an English sentence: "New purchase order". Names that begin with several capitals keep them; Thai has none. */
export function inSentence(title: string): string {
  return /^[A-Z](?![A-Z\d])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
