import { sanitizeHtml } from '../../engine/content/sanitizeHtml.ts';

/** HTML sanitised as for visitors. Copies of an object have the same HTML, which is then parsed once. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html);
  if (cleaned.size >= mostKept) cleaned.clear();
  if (html.length <= longestKept) cleaned.set(html, clean);
  return clean;
}

const cleaned = new Map<string, string>();
const mostKept = 2000;
const longestKept = 10_000;
