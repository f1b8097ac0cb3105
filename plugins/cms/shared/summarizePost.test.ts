import { expect, it } from 'vitest';
import { coverOf, summarizePost } from './summarizePost.ts';

it('cuts a long text at 100 letters without losing a tone mark', () => {
  const { excerpt } = summarizePost({ id: 'a', title: 'x', slug: 'เรื่อง', content: `<p>${'น้ำ'.repeat(120)}</p>` });
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerpt).toBe(`${'น้ำ'.repeat(100)}…`);
});

it('prefers the excerpt, and leads to the post in its section', () => {
  const summary = summarizePost({
    id: 'a',
    title: 'x',
    slug: 'first',
    page: 'news',
    excerpt: 'สั้น',
    content: 'ยาว',
    tags: ['ข่าว'],
  });
  expect(summary).toMatchObject({ excerpt: 'สั้น', path: '/cms/post/news/first', tag: 'ข่าว' });
});

it('shows the cover of a post before the picture whose address it names', () => {
  const post = { id: 'a', title: 'x', slug: 'x', feature_image: '/old.png' };
  expect(summarizePost(post).image).toBe('/old.png');
  const cover = [{ file: '1763731403120-123456789012345', name: 'ปก.jpg', alt: 'ป้าย' }];
  expect(coverOf({ ...post, cover })).toEqual({
    src: `/files/1763731403120-123456789012345/${encodeURIComponent('ปก.jpg')}`,
    alt: 'ป้าย',
  });
});
