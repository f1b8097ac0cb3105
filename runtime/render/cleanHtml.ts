/** HTML sanitised as for readers, by code that is fetched when it is first needed. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitizeHtml } = await import('../../engine/content/sanitizeHtml.ts');
  return sanitizeHtml(html);
}
