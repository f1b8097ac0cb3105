import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const open = async (path: string) => test.call(`/api/page?path=${encodeURIComponent(path)}`, { host });

it('shows the courses that are open, and those of one category', async () => {
  const all = (await open('/lesson/home')).json();
  expect(all.data.courses.items.total).toBe(9);
  const safety = (await open('/lesson/categories/safety')).json();
  expect(safety.meta.title).toContain('ความปลอดภัย');
  expect(safety.data.courses.items.total).toBe(2);
  expect((await open('/lesson/categories/nothing')).status).toBe(404);
});

it('finds courses by words of their names', async () => {
  expect((await open('/lesson/search/ภาษี')).json().data.courses.items.total).toBe(2);
  expect((await open('/lesson/search/ไม่มีหลักสูตรนี้')).json().data.courses.items.total).toBe(0);
});

it('hides a course that is not shown, from lists, its own page, search engines and the API', async () => {
  const id = 'course_demo0001';
  expect((await open(`/lesson/detail/${id}`)).json().meta.title).toContain('เจ้าหน้าที่ความปลอดภัย');
  const hidden = await test.as('admin')(`/api/course/${id}`, {
    host,
    method: 'PUT',
    body: { data: { status: false } },
  });
  expect(hidden.status, hidden.text).toBe(200);
  expect((await open(`/lesson/detail/${id}`)).status).toBe(404);
  expect((await open('/lesson/home')).json().data.courses.items.total).toBe(8);
  const sitemap = (await test.call('/sitemap.xml', { host })).text;
  expect(sitemap).toContain('/lesson/detail/course_demo0002');
  expect(sitemap).not.toContain(id);
  expect((await test.call(`/api/course/${id}`, { host })).status).not.toBe(200);
});
