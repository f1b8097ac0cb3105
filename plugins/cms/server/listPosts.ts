import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { summarizePost } from '../shared/summarizePost.ts';

const maxLimit = 100;

/** Published posts, newest first, a page at a time; of one section where the widget or the address names it. */
export async function listPosts({ records, params }: SourceContext) {
  const page = readCount(params.page, 1, 10_000);
  const limit = readCount(params.limit, 10, maxLimit);
  const section = typeof params.section === 'string' ? params.section : '';
  const filter: JsonObject = { state: 'published', ...(section !== '' && { page: section }) };
  const [{ data, total }, categories] = await Promise.all([
    records.find('post', { filter, sort: { published_at: -1 }, page, limit }),
    params.categories ? listCategories(records) : [],
  ]);
  const pages = Math.max(1, Math.ceil(total / limit));
  return { posts: data.map(summarizePost), total, page, pages, section, categories };
}

const mostCategories = 50;

async function listCategories(records: SourceContext['records']) {
  const { data } = await records.find('post_category', { sort: { order: 1 }, limit: mostCategories });
  return data.map(({ title, slug, description }) => ({ title, slug, description }));
}

function readCount(value: unknown, fallback: number, most: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : fallback;
}
