import { sanitizeHtml } from '../../engine/html/sanitizeHtml.ts';

const maxEntries = 2000;
const maxLength = 50_000;
const cleaned = new Map<string, string>();

/** `sanitizeHtml` that remembers: the same texts are drawn again and again, and cleaning is the dearest part of a page. */
export function cleanHtml(html: string): string {
  if (html.length > maxLength) return sanitizeHtml(html);
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html);
  if (cleaned.size >= maxEntries) cleaned.delete(cleaned.keys().next().value ?? '');
  cleaned.set(html, clean);
  return clean;
}
