/** Over everything, in both languages: whoever holds the paper must see it. */
const mark = '<div class="cancelled" aria-label="ยกเลิก CANCELLED"><span>ยกเลิก · CANCELLED</span></div>';
const style = `.page > .cancelled{position:absolute;inset:0;z-index:1;display:grid;place-items:center;pointer-events:none}
.cancelled span{transform:rotate(-24deg);padding:6px 24px;border:4px solid;border-radius:8px;font-size:44px;line-height:1.3;font-weight:600;white-space:nowrap;color:#b42318;opacity:.6}`;

/** A document of a cancelled record: each of its pages says so. A stored file stays what it is; only what is shown of it is marked. */
export function markCancelled(html: string): string {
  if (html.includes(mark)) return html;
  return html
    .replace('</style>', `${style}</style>`)
    .replace(/<section class="page"[^>]*>/g, (page) => `${page}\n${mark}`);
}
