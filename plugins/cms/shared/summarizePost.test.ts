import { expect, it } from 'vitest';
import { summarizePost } from './summarizePost.ts';

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
