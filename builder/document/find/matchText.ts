/** What is looked for in a text. */
export interface Wanted {
  typed: string;
  /** Capital and small letters are different. */
  matchCase: boolean;
}

/**
 * A text in pieces: those at odd places are what was found, those at even places stand around them. In rich text what
 * is found stands between tags, never in them, and no sign such as `&amp;` is cut.
 */
export function splitText(text: string, isRich: boolean, { typed, matchCase }: Wanted): string[] {
  const sought = escapePattern(isRich ? escapeHtml(typed) : typed);
  if (sought === '') return [text];
  const pattern = isRich ? `<[^>]*>|(${sought})|&#?\\w+;` : `(${sought})`;
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(pattern, matchCase ? 'g' : 'gi'))) {
    const [, found] = match;
    if (found === undefined) continue;
    pieces.push(text.slice(from, match.index), found);
    from = match.index + found.length;
  }
  return [...pieces, text.slice(from)];
}

/** The text with everything replaced that was found. */
export function replaceText(pieces: readonly string[], isRich: boolean, replacement: string): string {
  const written = isRich ? escapeHtml(replacement) : replacement;
  return pieces.map((piece, at) => (at % 2 === 1 ? written : piece)).join('');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
