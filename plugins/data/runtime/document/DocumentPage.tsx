import { useLayoutEffect, useRef } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

interface Props {
  page: Element;
  style: string;
  width: number;
  zoom: number;
}

/** One page in a shadow tree, so that its styles and those of the site do not mix. */
export function DocumentPage({ page, style, width, zoom }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(style)];
    root.replaceChildren(document.importNode(page, true));
  }, [page, style]);
  return <div ref={host} className="w-document__page" style={{ zoom, inlineSize: width }} />;
}

/** Fonts of the page are those of the site; in a shadow tree its root is the host, and its body is not there. */
function sheetOf(style: string): CSSStyleSheet {
  const known = sheets.get(style);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  const scoped = style.replaceAll(':root', ':host').replace(/\bbody\s*\{/, '.page {');
  sheet.replaceSync(`${scoped} .page + .page { margin: 0 }`);
  sheets.clear();
  sheets.set(style, sheet);
  return sheet;
}
