import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { summarizePost } from '../shared/summarizePost.ts';

const maxLimit = 100;

/** Published posts, newest first, a page at a time. */
export async function listPosts({ records, params }: SourceContext) {
  const page = readCount(params.page, 1, 10_000);
  const limit = readCount(params.limit, 10, maxLimit);
  const filter: JsonObject = { state: 'published' };
  if (typeof params.section === 'string' && params.section !== '') filter.page = params.section;
  const { data, total } = await records.find('post', { filter, sort: { published_at: -1 }, page, limit });
  return { posts: data.map(summarizePost), total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function readCount(value: unknown, fallback: number, most: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : fallback;
}
