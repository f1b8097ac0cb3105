/**
 * The HTML that builders and members may write. No scripts, no event handlers, no forms, no styles that cover the page.
 */
export const htmlPolicy = {
  tags: [
    ...['p', 'br', 'hr', 'div', 'span', 'section', 'article', 'header', 'footer', 'aside', 'figure', 'figcaption'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'abbr', 'address', 'time'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'dfn', 'wbr'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'ruby', 'rt', 'rp', 'bdi', 'bdo'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'picture', 'source', 'video', 'audio', 'track', 'iframe'],
  ],
  attributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'style'],
    a: ['href', 'target', 'rel', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['src', 'srcset', 'sizes', 'type', 'media'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'muted', 'loop', 'playsinline', 'preload'],
    audio: ['src', 'controls', 'loop', 'preload'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    details: ['open'],
    blockquote: ['cite'],
    q: ['cite'],
  } as Record<string, string[]>,
  schemes: ['http', 'https', 'mailto', 'tel', 'sms', 'line'],
  /** Only video players that the Content-Security-Policy allows. */
  frames: ['www.youtube-nocookie.com'],
  /** Inline styles that affect text only, not layout outside its own box. */
  styles: {
    color: [/^#[0-9a-f]{3,8}$/i, /^[a-z]+$/i, /^(rgb|hsl|oklch)a?\([\d.,%/\s]+\)$/i],
    'background-color': [/^#[0-9a-f]{3,8}$/i, /^[a-z]+$/i, /^(rgb|hsl|oklch)a?\([\d.,%/\s]+\)$/i],
    'text-align': [/^(left|right|center|justify|start|end)$/],
    'text-decoration': [/^(none|underline|line-through)$/],
    'font-weight': [/^(normal|bold|[1-9]00)$/],
    'font-style': [/^(normal|italic)$/],
    'font-size': [/^\d{1,2}(\.\d+)?(px|rem|em|%)$/, /^\d{3}%$/],
    'line-height': [/^\d(\.\d+)?$/],
    width: [/^\d{1,4}(\.\d+)?(px|%|rem|em)$/, /^auto$/],
    'max-width': [/^\d{1,4}(\.\d+)?(px|%|rem|em)$/],
    height: [/^\d{1,4}(\.\d+)?(px|rem|em)$/, /^auto$/],
    padding: [/^(\d{1,3}(px|rem|em)?\s*){1,4}$/],
    margin: [/^((\d{1,3}(px|rem|em)?|auto)\s*){1,4}$/],
    border: [/^\d{1,2}px (solid|dashed|dotted) #[0-9a-f]{3,8}$/i, /^none$/],
    'border-radius': [/^\d{1,3}(px|%)$/],
  } as Record<string, RegExp[]>,
};
