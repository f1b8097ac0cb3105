import type { JsonObject } from 'sala/schemas';

const excerptLength = 100;

/** What a card shows of a post. */
export function summarizePost(post: JsonObject) {
  const { id, title, slug, page, excerpt, content, feature_image, published_at, tags } = post;
  return {
    id: String(id),
    title: String(title ?? ''),
    path: `/cms/post/${encodeURIComponent(String(page || 'news'))}/${encodeURIComponent(String(slug))}`,
    excerpt: cutText(String(excerpt || plainText(String(content ?? '')))),
    image: String(feature_image ?? ''),
    date: typeof published_at === 'string' ? published_at : null,
    tag: Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : String(page ?? ''),
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Never cuts between a Thai letter and its combining marks. */
function cutText(text: string): string {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return letters.length <= excerptLength ? text : `${letters.slice(0, excerptLength).join('').trimEnd()}…`;
}
