import { sanitizeHtml } from '../../../engine/content/sanitizeHtml.ts';

/** Cleans pasted HTML from Word, Google Docs or web pages: keeps structure and marks, drops styles. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  // Google Docs puts everything into a <b> that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], b[style*="font-weight:normal"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  makeWordLists(body);
  for (const span of body.querySelectorAll<HTMLElement>('span')) markLook(span);
  for (const element of body.querySelectorAll<HTMLElement>('*')) keepLittle(element);
  return sanitizeHtml(body.innerHTML.replaceAll(/<\/?(o:p|font)[^>]*>/g, ''));
}

/** Word writes a list as paragraphs that begin with their own bullet or number. */
function makeWordLists(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[class*="MsoList"], p[style*="mso-list"]')) {
    const marker = paragraph.querySelector('span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]');
    const name = /^\s*[\d๐-๙a-zA-Z]{1,3}[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!list || list.localName !== name || paragraph.previousElementSibling !== last) {
      list = body.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = list;
  }
}

/** Bold, italic and lines that are written as styles become marks. */
function markLook(span: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration } = span.style;
  const names = [
    ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(textDecoration.includes('underline') && !span.closest('a') && !span.querySelector('a') ? ['u'] : []),
    ...(textDecoration.includes('line-through') ? ['s'] : []),
  ];
  let inside: Element = span;
  for (const name of names) {
    const mark = span.ownerDocument.createElement(name);
    mark.append(...inside.childNodes);
    inside.append(mark);
    inside = mark;
  }
  span.replaceWith(...span.childNodes);
}

const keptNames = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'width', 'height']);

function keepLittle(element: HTMLElement): void {
  const { textAlign } = element.style;
  for (const name of element.getAttributeNames()) if (!keptNames.has(name)) element.removeAttribute(name);
  if (/^(center|right|end|justify)$/.test(textAlign) && /^(p|h[1-6])$/.test(element.localName))
    element.style.textAlign = textAlign;
}
