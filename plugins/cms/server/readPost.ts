import { type SourceContext, sanitizeHtml } from 'sala/server';
import { coverOf } from '../shared/summarizePost.ts';

/** The post of an address with sanitised HTML; null when the visitor may not read it. */
export async function readPost({ records, params }: SourceContext) {
  const { data } = await records.find('post', { filter: { slug: String(params.slug ?? '') }, limit: 1 });
  const [post] = data;
  return post ? { ...post, content: sanitizeHtml(String(post.content ?? '')), picture: coverOf(post) } : null;
}
