import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { beginUpload } from '../../../tests/support/sendFile.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;

const input = (uid: string, more: object = {}): LayoutObject => ({ uid, type: 'input', v: 1, name: uid, ...more });
const hidden = (uid: string, label: string): LayoutObject => ({
  ...{ uid, type: 'hidden', v: 1, name: uid, label, source: 'fixed', value: `of ${uid}` },
});
const form = (uid: string, objects: LayoutObject[], more: object = {}): LayoutObject => ({
  ...{ uid, type: 'form', v: 1, rows: [{ uid: `${uid}r`, columns: [{ uid: `${uid}c`, objects }] }] },
  ...more,
});

async function publish(key: string, objects: LayoutObject[], role = 'admin') {
  const as = (path: string, method: string, body: object) => test.as(role)(path, { host, method, body });
  const saved = await as('/api/layout', 'PUT', { key, layout: buildLayout({}, objects), version: 0 });
  expect(saved.status, saved.text).toBe(200);
  return as('/api/layout/publish', 'POST', { key, version: saved.json().data.version });
}

const send = (key: string, values: object) => test.call('/api/form', { host, body: { key, values } });
const stored = async (id: string) => (await test.as('admin')(`/api/form_submission/${id}`, { host })).json().data;

beforeAll(async () => {
  test = await openTestApp();
  const logics = [{ method: 'show', destination: { uid: 'why' }, when: 'other' }];
  const options = [{ value: 'a' }, { value: 'other' }];
  const published = await publish('page/landing', [
    form(
      'news',
      [input('email', { inputType: 'email', required: true }), hidden('product', 'สินค้า'), hidden('ref', '')],
      {
        settings: { title: { th: 'ข่าวสาร', en: 'News' }, thanks: '/cms/page/landing', mailTo: 'desk@example.com, x' },
      },
    ),
    form('ask', [
      input('mail', { name: 'email', label: 'อีเมล' }),
      { uid: 'kind', type: 'radiobox', v: 1, name: 'kind', options, logics: logics as never },
      input('why', { required: true }),
      { uid: 'cv', type: 'upload', v: 1, name: 'cv', fileTypeLimit: [] },
    ]),
    form('staff', [input('secret')], { show: { 'user.role': 'admin' } }),
    form('post', [input('title'), input('slug'), input('state'), input('id')], { settings: { record: 'post' } }),
  ]);
  expect(published.status, published.text).toBe(200);
});
afterAll(() => test.close());

it('sends each form of a page by itself, with its own fields and rules', async () => {
  const news = await send('page/landing#news', { email: 'a@example.com', why: 'x', secret: 'x' });
  expect([news.status, news.json().data.next]).toEqual([201, '/cms/page/landing']);
  expect(await stored(news.json().data.id)).toMatchObject({
    ...{ form_key: 'page/landing#news', form_id: 'page/landing#news', form_title: 'ข่าวสาร' },
    form_data: { email: 'a@example.com', product: 'of product', ref: 'of ref' },
  });
  expect((await send('page/landing#news', { email: 'nobody' })).json().details).toMatchObject([{ path: 'email' }]);
  expect((await send('page/landing#ask', { kind: 'other' })).json().details).toMatchObject([{ path: 'why' }]);
  const asked = await send('page/landing#ask', { kind: 'a', why: 'hidden' });
  expect((await stored(asked.json().data.id)).form_data).toEqual({ email: 'N/A', kind: 'a', cv: 'N/A' });
});

it('mails what was sent, and what is hidden but labelled, to the addresses of its settings, which no visitor is told', async () => {
  await send('page/landing#news', { email: 'reader@example.com' });
  const mails = await test.app.db.platform.query<{ to_address: string; content: { paragraphs: string[] } }>(
    `select to_address, content from mail where kind = 'form_sent' and content->>'replyTo' = 'reader@example.com'`,
  );
  expect(mails).toMatchObject([
    { to_address: 'desk@example.com', content: { paragraphs: ['ข้อความ: reader@example.com', 'สินค้า: of product'] } },
  ]);
  const page = await test.call('/api/page?path=/cms/page/landing', { host });
  expect([page.status, page.text.includes('desk@example.com'), page.text.includes('/cms/page/landing')]).toEqual([
    ...[200, false, true],
  ]);
});

it('makes the record that its settings ask for, of what its publisher may write; what that refuses, the form refuses', async () => {
  const values = { title: 'ข่าว', slug: 'from-a-form', state: 'published', id: 'mine' };
  const { id } = (await send('page/landing#post', values)).json().data;
  const { made_record: made } = await stored(id);
  const [post] = (await test.as('admin')('/api/post?filter={"slug":"from-a-form"}', { host })).json().data;
  expect(made).toBe(`post/${post.id}`);
  expect(post).toMatchObject({ title: 'ข่าว' });
  expect([post.id, post.state]).not.toContain('mine');
  expect(post.state).not.toBe('published');
  expect((await send('page/landing#post', values)).json().details).toMatchObject([{ path: 'slug' }]);
});

it('refuses to publish what could not be sent', async () => {
  const code = async (key: string, objects: LayoutObject[], role?: string) =>
    (await publish(key, objects, role)).json().code;
  expect(await code('page/bare', [input('email')])).toBe('layout_dead');
  expect(await code('page/empty', [form('f', [])])).toBe('layout_dead');
  expect(await code('page/nested', [form('f', [input('a'), form('g', [input('b')])])])).toBe('layout_dead');
  const into = (record: string, name: string) => form('f', [input(name)], { settings: { record } });
  expect(await code('page/lacks', [into('post', 'title')])).toBe('form_record_lacks');
  expect(await code('page/closed', [into('order', 'price')], 'manager')).toBe('form_record_refused');
  expect(await code('page/people', [into('user', 'email')])).toBe('form_record_refused');
  expect(await code('page/sites', [into('site', 'name')])).toBe('form_record_refused');
  expect(await code('page/loop', [into('form_submission', 'form_key')])).toBe('form_record_refused');
});

it('knows no form that this visitor does not see, and none that is not one', async () => {
  for (const uid of ['staff', 'email', 'nowhere'])
    expect((await send(`page/landing#${uid}`, { secret: 'x' })).json().code).toBe('form_unknown');
  expect((await send('page/landing', { email: 'a@example.com' })).json().code).toBe('form_unknown');
  expect((await send('page/landing#a b', {})).status).toBe(400);
});

it('takes files for its own upload fields only', async () => {
  const begin = (key: string, field: string) =>
    beginUpload({ test, host }, { purpose: 'form', form: key, field, name: 'a.pdf', size: 9 });
  expect((await begin('page/landing#ask', 'cv')).status).toBe(201);
  expect((await begin('page/landing#news', 'cv')).status).not.toBe(201);
});
