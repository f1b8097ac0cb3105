import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

/** Posts in categories: each category has its page, open to everybody. */
const host = 'academy.localhost';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const make = async (collection: string, data: object) => {
    const made = await test.as('admin')(`/api/${collection}`, { host, body: { data } });
    expect(made.status, made.text).toBe(201);
    return made.json().data;
  };
  const title = { th: 'กิจกรรม', en: 'Events' };
  const category = await make('post_category', { title, slug: 'events', order: 9 });
  const post = { content: '<p>ก</p>', page: 'events', category: category.id };
  const shown = await make('post', { ...post, title: 'เปิดบ้าน', slug: 'open-house' });
  await make('post', { ...post, title: 'ยังไม่เผยแพร่', slug: 'draft' });
  const other = await make('post', { ...post, page: 'news', category: undefined, title: 'ข่าวสั้น', slug: 'short' });
  for (const { id } of [shown, other]) {
    const published = await test.as('admin')(`/api/post/${id}/transition`, { host, body: { event: 'PUBLISH' } });
    expect(published.status, published.text).toBe(200);
  }
});
afterAll(() => test.close());

const postsAt = async (path: string) => {
  const answer = await test.call(`/api/page?path=${encodeURIComponent(path)}`, { host });
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data.posts.posts;
};

it('lists the published posts of a category at its address, and the categories in their order', async () => {
  const { posts, section, categories } = await postsAt('/cms/posts/events');
  expect(posts.map(({ path }: { path: string }) => path)).toEqual(['/cms/post/events/open-house']);
  expect(section).toBe('events');
  expect(categories.map(({ slug }: { slug: string }) => slug)).toEqual(['news', 'article', 'events']);
});

it('lists all of them where no category is named, and none of one that is not there', async () => {
  const all = await postsAt('/cms/posts');
  expect(all.posts.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['เปิดบ้าน', 'ข่าวสั้น']));
  expect((await postsAt('/cms/posts/nothing')).posts).toEqual([]);
});
