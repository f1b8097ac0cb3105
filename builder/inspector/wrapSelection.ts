export interface Selection {
  text: string;
  start: number;
  end: number;
}

const marks = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h3>', '</h3>'],
  list: ['<ul><li>', '</li></ul>'],
  link: ['<a href="https://">', '</a>'],
} as const;

export type Mark = keyof typeof marks;

/** Puts an HTML mark around what is selected, or takes it away if it is there; the same words stay selected. */
export function wrapSelection({ text, start, end }: Selection, mark: Mark): Selection {
  const [open, close] = marks[mark];
  const before = text.slice(0, start);
  const inside = text.slice(start, end);
  const after = text.slice(end);
  if (before.endsWith(open) && after.startsWith(close)) {
    const bare = before.slice(0, -open.length) + inside + after.slice(close.length);
    return { text: bare, start: start - open.length, end: end - open.length };
  }
  const filled = mark === 'list' ? inside.split('\n').join('</li><li>') : inside;
  const grown = before + open + filled + close + after;
  return { text: grown, start: start + open.length, end: start + open.length + filled.length };
}
