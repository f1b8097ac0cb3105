import { sanitizeHtml } from '../../../engine/content/sanitizeHtml.ts';

/** The editor's HTML as it is stored: sanitised as it will be when it is shown. */
export function tidyHtml(html: string): string {
  const { body } = parse(html);
  for (const holder of body.querySelectorAll('li, td, th')) unwrapOnly(holder);
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  const clean = sanitizeHtml(body.innerHTML);
  return /^(<p( [^>]*)?><\/p>)?$/.test(clean) ? '' : clean;
}

/**
 * Whether the editor reproduces a text (`again`: its output). A text with unsupported content is not opened in the
 * editor, which would lose that at the first key.
 */
export function keepsHtml(html: string, again: string): boolean {
  return canonical(sanitizeHtml(html)) === canonical(again);
}

/** Normalises HTML for comparison: names of marks, white space between blocks, single paragraphs. */
function canonical(html: string): string {
  const { body } = parse(html);
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    text.nodeValue = (text.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
  for (const group of body.querySelectorAll('thead, tbody, tfoot')) group.replaceWith(...group.childNodes);
  for (const group of body.querySelectorAll('colgroup')) group.remove();
  wrapLoose(body);
  for (const holder of body.querySelectorAll('blockquote')) wrapLoose(holder);
  for (const holder of body.querySelectorAll('li, td, th')) unwrapOnly(holder);
  return write(body);
}

/** A single text in a list item or cell needs no paragraph. */
function unwrapOnly(holder: Element): void {
  const paragraphs = [...holder.children].filter(({ localName }) => localName === 'p');
  const [first] = paragraphs;
  const others = [...holder.children].filter((child) => child !== first);
  const isPlain = first && first.attributes.length === 0 && paragraphs.length === 1;
  if (isPlain && first === holder.firstElementChild && others.every(({ localName }) => /^[ou]l$/.test(localName)))
    first.replaceWith(...first.childNodes);
}

const blocks =
  /^(p|h[1-6]|ul|ol|table|blockquote|pre|hr|div|section|article|header|footer|aside|figure|figcaption|address|dl|details)$/;

/** Text beside paragraphs counts as a paragraph. */
function wrapLoose(holder: Element): void {
  let paragraph: HTMLElement | null = null;
  for (const child of [...holder.childNodes]) {
    const isBlock = child instanceof Element && blocks.test(child.localName);
    const isBlank = child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim() === '';
    if (isBlock) paragraph = null;
    else if (paragraph || !isBlank) {
      if (!paragraph) {
        paragraph = holder.ownerDocument.createElement('p');
        child.before(paragraph);
      }
      paragraph.append(child);
    }
  }
}

const sameMark: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };

interface Run {
  /** Marks as a set, since `<b><i>` equals `<i><b>`; undefined for other elements, such as a list or a picture. */
  marks?: string;
  text: string;
  isBlock?: boolean;
}

/** The content of an element as runs of text with the same marks; white space at the edges of blocks is ignored. */
function write(node: Node): string {
  const runs: Run[] = [];
  for (const run of listRuns(node, [])) {
    const last = runs.at(-1);
    if (last && run.marks !== undefined && last.marks === run.marks) last.text += run.text;
    else runs.push({ ...run });
  }
  const isPlace = node instanceof Element && node.closest('pre') !== null;
  return runs
    .map(({ marks, text }, index) => {
      if (marks === undefined) return text;
      const before = runs[index - 1];
      const after = runs[index + 1];
      const opened = !isPlace && (!before || before.isBlock) ? text.trimStart() : text;
      const closed = !isPlace && (!after || after.isBlock) ? opened.trimEnd() : opened;
      return closed === '' ? '' : `[${marks}]${closed}`;
    })
    .join('');
}

const inline = /^(a|strong|em|u|s|code|span|mark|small|sub|sup)$/;
const parts = /^(li|tr|td|th|br)$/;

function listRuns(node: Node, marks: readonly string[]): Run[] {
  return [...node.childNodes].flatMap((child): Run[] => {
    if (child.nodeType === Node.TEXT_NODE) return [{ marks: marks.join(','), text: child.nodeValue ?? '' }];
    if (!(child instanceof Element)) return [];
    const name = sameMark[child.localName] ?? child.localName;
    const attributes = listAttributes(child);
    const own = attributes ? `${name} ${attributes}` : name;
    if (inline.test(name)) return listRuns(child, own === 'span' ? marks : [...new Set([...marks, own])].sort());
    const around = marks.length > 0 && !blocks.test(name) ? `[${marks.join(',')}]` : '';
    return [{ text: `${around}<${own}>${write(child)}</>`, isBlock: blocks.test(name) || parts.test(name) }];
  });
}

function listAttributes(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !(/^(col|row)span$/.test(name) && value === '1'))
    .map(({ name, value }) => `${name}=${name === 'style' ? spellStyle(value) : value}`)
    .sort()
    .join(' ');
}

/** Browsers write colours in several ways. */
function spellStyle(value: string): string {
  const { style } = document.createElement('i');
  style.cssText = value;
  return style.cssText;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
