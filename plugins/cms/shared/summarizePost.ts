import { fileAddress } from 'sala/engine';
import { isJsonObject, type JsonObject } from 'sala/schemas';

const excerptLength = 100;

/** What a card shows of a post. */
export function summarizePost(post: JsonObject) {
  const { id, title, slug, page, excerpt, content, published_at, tags } = post;
  return {
    id: String(id),
    title: String(title ?? ''),
    path: `/cms/post/${encodeURIComponent(String(page || 'news'))}/${encodeURIComponent(String(slug))}`,
    excerpt: cutText(String(excerpt || plainText(String(content ?? '')))),
    image: coverOf(post).src,
    date: typeof published_at === 'string' ? published_at : null,
    tag: Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : String(page ?? ''),
  };
}

/** The picture of a post: its cover, else the one whose address it names. */
export function coverOf({ cover, feature_image }: JsonObject): { src: string; alt: string } {
  const [first] = Array.isArray(cover) ? cover : [];
  if (!isJsonObject(first)) return { src: String(feature_image ?? ''), alt: '' };
  const src = fileAddress({ id: String(first.file), name: String(first.name || 'cover') });
  return { src, alt: String(first.alt ?? '') };
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
