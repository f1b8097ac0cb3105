import { sanitizeHtml } from '../../../engine/content/sanitizeHtml.ts';

const maxEntries = 2000;
const maxLength = 50_000;
const cleaned = new Map<string, string>();

/** `sanitizeHtml` with a cache: the same texts are drawn often, and sanitising is the most expensive part of a page. */
export function cleanHtml(html: string): string {
  if (html.length > maxLength) return sanitizeHtml(html);
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html);
  if (cleaned.size >= maxEntries) cleaned.delete(cleaned.keys().next().value ?? '');
  cleaned.set(html, clean);
  return clean;
}
