import sanitize from 'sanitize-html';
import { keepHosts } from './filledValue.ts';
import { htmlPolicy } from './htmlPolicy.ts';

const options: sanitize.IOptions = {
  allowedTags: htmlPolicy.tags,
  allowedAttributes: htmlPolicy.attributes,
  allowedSchemes: htmlPolicy.schemes,
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: htmlPolicy.frames,
  allowedStyles: { '*': htmlPolicy.styles },
  // Without an allowed URL the frame would be an empty box.
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !isPlayer(attribs.src),
  nestingLimit: 100,
  transformTags: {
    // Before addresses are judged, since a mark would hide what they begin with.
    '*': (tagName, attribs) => ({ tagName, attribs: keepHosts(attribs) }),
    // Without a description a screen reader would read out the URL.
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Sanitises HTML by `htmlPolicy`. Not for the browser's first load: the server and the builder use it. */
export function sanitizeHtml(html: string): string {
  return hasTooManyTags(html) ? escapeAll(html) : sanitize(html, options);
}

/** Far more tags than a page of text has. Parsing millions would block the server, so such HTML is escaped instead. */
const maxTags = 20_000;

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    count += 1;
    if (count > maxTags) return true;
  }
  return false;
}

function escapeAll(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function isPlayer(src: string | undefined): boolean {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(src ?? '') ?? [];
  return htmlPolicy.frames.includes(host.toLowerCase());
}
