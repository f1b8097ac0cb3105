import type { Runtime } from 'sala/runtime';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Json } from '../../../schemas/index.ts';
import { type DrawOptions, drawWidget } from '../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { PageList } from './page_list/PageList.tsx';
import { widget as pageList } from './page_list/page_list.ts';
import { PostDetail } from './post_detail/PostDetail.tsx';
import { widget as postDetail } from './post_detail/post_detail.ts';
import { PostsList } from './posts_list/PostsList.tsx';
import { widget as postsList } from './posts_list/posts_list.ts';

const uid = 'object-1';
const cases: [string, (options: DrawOptions) => ReturnType<typeof drawWidget>, Json, string][] = [
  [
    'posts_list',
    (options) => drawWidget(postsList, PostsList, options),
    { posts: { posts: [], page: 1, pages: 1 } },
    'ยังไม่มีบทความ',
  ],
  ['post_detail', (options) => drawWidget(postDetail, PostDetail, options), { post: null }, 'ไม่พบบทความนี้'],
  ['page_list', (options) => drawWidget(pageList, PageList, options), { pages: [] }, 'ยังไม่มีหน้าเว็บ'],
];

it.each(cases)(
  '%s says that reading failed instead of that there is nothing, and reads again',
  async (_, draw, answer, none) => {
    const api = vi.fn(async () => ({ data: { [uid]: answer } }));
    showOnPage(draw({ page: { data: {}, failed: [uid] }, runtime: { api: api as Runtime['api'] } }));
    await expect.poll(() => screen.getByRole('alert').query()?.textContent).toContain('อ่านข้อมูลส่วนนี้ไม่สำเร็จ');
    expect(document.body.textContent).not.toContain(none);
    await userEvent.click(screen.getByRole('link', { name: 'ลองอีกครั้ง' }));
    await waitFor(() => expect(api).toHaveBeenCalledWith(expect.stringContaining(`objects=${uid}`), expect.anything()));
  },
);

it.each(cases)('%s says that there is nothing when there is nothing', async (_, draw, answer, none) => {
  showOnPage(draw({ data: answer as Record<string, Json> }));
  await expect.poll(() => document.body.textContent).toContain(none);
  expect(document.querySelector('[role=alert]')).toBeNull();
});
