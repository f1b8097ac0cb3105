/** What stands in the tag of an element. */
interface Tag {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  /** What style sheets may tell it from others by: its name, its classes and its data. */
  look: string;
}

/** An element of the markup that a template has drawn. */
export interface MarkupElement extends Tag {
  children: MarkupNode[];
  parent?: MarkupElement;
  /** The element beside it. */
  before?: MarkupElement | undefined;
}

export type MarkupNode = MarkupElement | string;

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gi;
const empty = new Set(['br', 'col', 'hr', 'img']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Markup as a tree below its first element. Only what templates may hold: no comments, no scripts. */
export function parseMarkup(markup: string): MarkupElement {
  const top: MarkupElement = { ...readTag('', ''), children: [] };
  // A thousand rows have the same few tags.
  const tags = new Map<string, Tag>();
  let open = top;
  for (const [text, slash, name = '', list = '', isClosed] of markup.matchAll(token)) {
    const tag = name.toLowerCase();
    if (tag === '') open.children.push(readEntities(text));
    else if (slash) open = closeTag(open, tag);
    else {
      const known = tags.get(text) ?? readTag(tag, list);
      tags.set(text, known);
      const element: MarkupElement = { ...known, children: [], parent: open, before: lastElementIn(open) };
      open.children.push(element);
      if (!isClosed && !empty.has(tag)) open = element;
    }
  }
  const first = top.children.find((child) => typeof child !== 'string') ?? top;
  delete first.parent;
  return first;
}

function readTag(tag: string, list: string): Tag {
  const attributes = Object.fromEntries(
    [...list.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)].map(([, name = '', value = '']) => [name, readEntities(value)]),
  );
  const classes = attributes.class?.split(/\s+/).filter(Boolean) ?? [];
  const named = Object.entries(attributes).filter(([name]) => name === 'class' || name.startsWith('data-'));
  return { tag, attributes, classes, look: `${tag} ${named.join(' ')}` };
}

/** The element around the nearest open one of this name; what is closed without having been opened changes nothing. */
function closeTag(open: MarkupElement, tag: string): MarkupElement {
  for (let each: MarkupElement | undefined = open; each; each = each.parent)
    if (each.tag === tag) return each.parent ?? open;
  return open;
}

export function lastElementIn(parent: MarkupElement | undefined): MarkupElement | undefined {
  return parent?.children.findLast((child) => typeof child !== 'string');
}

function readEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (!name) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return entities[String(name).toLowerCase()] ?? whole;
  });
}
