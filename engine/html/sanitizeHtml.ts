import sanitize from 'sanitize-html';
import { htmlPolicy } from './htmlPolicy.ts';

const options: sanitize.IOptions = {
  allowedTags: htmlPolicy.tags,
  allowedAttributes: htmlPolicy.attributes,
  allowedSchemes: htmlPolicy.schemes,
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: htmlPolicy.frames,
  allowedStyles: { '*': htmlPolicy.styles },
  // Without an address that is let in, a frame is an empty box.
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !isPlayer(attribs.src),
  nestingLimit: 100,
  transformTags: {
    // Without a description a screen reader would read out the address.
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** What `htmlPolicy` leaves of a piece of HTML. Not for the browser's first load: the server and the builder use it. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}

function isPlayer(src: string | undefined): boolean {
  const url = URL.parse(src ?? '');
  return url?.protocol === 'https:' && htmlPolicy.frames.includes(url.hostname);
}
