/** An element: its name, what is in it, and its attributes. Elements with nothing in them are left out. */
export type XmlElement = readonly [
  name: string,
  inside: string | readonly (XmlElement | undefined)[] | undefined,
  attributes?: Readonly<Record<string, string>>,
];

/** An XML document in UTF-8. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`;
}

function writeElement([name, inside, attributes = {}]: XmlElement, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const begin = `${indent}<${name}${said.join('')}`;
  if (typeof inside === 'string') return `${begin}>${escapeXml(inside)}</${name}>`;
  const parts = (inside ?? []).filter((part) => part !== undefined).filter(hasContent);
  if (parts.length === 0) return `${begin}/>`;
  return `${begin}>\n${parts.map((part) => writeElement(part, `${indent}  `)).join('\n')}\n${indent}</${name}>`;
}

/** An empty list stands for an element that must be there though it is empty. */
function hasContent([, inside]: XmlElement): boolean {
  if (typeof inside === 'string') return inside.trim() !== '';
  return inside !== undefined;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold, escaped or not, is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
