import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOutbox } from '../../server/effects/runOutbox.ts';
import { rootDir } from '../../server/plugins/loadPlugins.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { readGuideFiles } from './guideFiles.ts';

let home: string;
let test: TestApp;

/** What `docs/PLUGIN.md` builds, in a folder outside the repository, switched on as its reader does. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sala-guide-'));
  for (const { path, content } of readGuideFiles('PLUGIN.md')) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), content.replaceAll('/path/to/sala', rootDir));
  }
  test = await openTestApp({ PLUGINS: home });
  const root = test.as('root');
  const { plugins } = (await root('/api/site')).json().data;
  const changed = await root('/api/site', { method: 'PUT', body: { plugins: [...plugins, 'library'] } });
  expect(changed.status, changed.text).toBe(200);
});
afterAll(async () => {
  await test.close();
  await rm(home, { recursive: true, force: true });
});

const add = async (collection: string, data: object) => {
  const made = await test.as('employee')(`/api/${collection}`, { body: { data } });
  expect(made.status, made.text).toBe(201);
  return made.json();
};

it('has a screen in the menu of its people, and of nobody else', async () => {
  const menuOf = async (role: string) => (await test.as(role)('/api/page?path=/library/books')).text;
  expect(await menuOf('employee')).toContain('"/library/books"');
  expect((await test.call('/api/page?path=/library/books')).status).toBe(401);
  expect((await test.as('user')('/api/page?path=/library/books')).status).toBe(403);
});

it('keeps books by the rules of its schema and shows them to everybody', async () => {
  const { data: book } = await add('book', { title: 'สี่แผ่นดิน', isbn: '9789744032423' });
  const wrong = await test.as('employee')('/api/book', { body: { data: { title: 'x', isbn: '1' } } });
  expect(wrong.text).toContain('ISBN มีตัวเลข 13 หลัก');
  const page = (await test.call(`/api/page?path=/library/book/${book.id}`)).json();
  expect(page.meta.title).toContain('สี่แผ่นดิน');
  expect((await test.call('/api/page?path=/library/book/nothing')).status).toBe(404);
  expect((await test.call('/sitemap.xml')).text).toContain(`/library/book/${book.id}`);
  const screen = (await test.as('employee')('/api/page?path=/library/books')).json();
  expect(screen.data.shelves.shelves.shelves).toEqual([{ _id: 'novel', titles: 1 }]);
  expect(screen.data.books).toBeDefined();
});

it('lends and takes back: number, warning, note, rights, thanks', async () => {
  const { data: book } = await add('book', { title: 'เพชรพระอุมา' });
  const { data: loan, warnings } = await add('book_loan', { book: book.id, borrower: 'demo_user' });
  expect(loan.number).toMatch(/^LIB\d{4}0001$/);
  expect(warnings[0].message).toBe('ยังไม่กำหนดวันคืน');
  const counters = (await test.as('employee')('/api/counters')).json().data;
  expect(counters).toContainEqual(expect.objectContaining({ name: 'library.lent', count: 1 }));
  const send = (role: string, event: string) =>
    test.as(role)(`/api/book_loan/${loan.id}/transition`, { body: { event } });
  expect((await send('employee', 'LOSE')).json().code).toBe('note_required');
  expect((await send('user', 'RETURN')).status).toBe(403);
  expect((await test.as('sales')(`/api/book_loan/${loan.id}`)).status).toBe(404);
  const back = await send('employee', 'RETURN');
  expect(back.json().data).toMatchObject({ state: 'returned', returned_at: expect.any(String) });
  await runOutbox(test.app);
  const told = (await test.as('user')('/api/notification')).text;
  expect(told).toContain('ขอบคุณที่คืนหนังสือ');
});

it('takes a form, and what follows it', async () => {
  const sent = await test.as('user')('/api/form', {
    body: { key: 'library/join', path: '/library/join', values: { name: 'สมชาย' } },
  });
  expect(sent.status, sent.text).toBe(201);
  const loans = (await test.as('employee')('/api/book_loan?borrower=demo_user')).json().data;
  expect(loans.filter(({ state }: { state: string }) => state === 'lent')).toHaveLength(1);
  const empty = await test.call('/api/form', { body: { key: 'library/join', path: '/library/join', values: {} } });
  expect(empty.status).toBe(400);
});
