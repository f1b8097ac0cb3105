import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { checkPluginFolder } from '../../server/app/check/checkPluginFolder.ts';
import { rootDir } from '../../server/platform/config/rootDir.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { passTime } from '../../server/records/time/startTime.ts';
import { type TestPlugin, turnOn, writeGuidePlugin } from '../support/guidePlugin.ts';
import { addHolder } from '../support/ownRoles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { readGuideFiles } from './guideFiles.ts';

let plugin: TestPlugin;
let test: TestApp;

/** The library of `docs/PLUGIN.md`, in a folder outside the repository, switched on as its reader does. */
beforeAll(async () => {
  plugin = await writeGuidePlugin('PLUGIN.md');
  test = await openTestApp({ PLUGINS: plugin.folder });
  await turnOn(test, 'library');
});
afterAll(async () => {
  await test.close();
  await plugin.remove();
});

const add = async (collection: string, data: object, role = 'employee') => {
  const made = await test.as(role)(`/api/${collection}`, { body: { data } });
  expect(made.status, made.text).toBe(201);
  return made.json();
};
const reader = async (data: object = {}) =>
  (await add('reader', { name: 'สมชาย', phone: '0812345678', account: 'demo_user', ...data })).data.id;
const send = (id: string, event: string, role = 'employee') =>
  test.as(role)(`/api/book_loan/${id}/transition`, { body: { event } });

it('is data but for its one widget, and sound', async () => {
  const code = readGuideFiles('PLUGIN.md').filter(({ path }) => /\.[jt]sx?$/.test(path));
  expect(code.every(({ path }) => path.startsWith('runtime/book_shelves/'))).toBe(true);
  expect(await checkPluginFolder(plugin.folder)).toEqual([]);
});

it('is typed by the compiler as its page says', async () => {
  const tsc = join(rootDir, 'node_modules/typescript/bin/tsc');
  const said = await promisify(execFile)(process.execPath, [tsc, '-p', plugin.folder, '--noEmit']).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(said).toBe('');
});

it('has screens in the menu of its people, and of nobody else', async () => {
  const page = (role: string, path: string) => test.as(role)(`/api/page?path=${path}`);
  expect((await page('employee', '/library/books')).text).toContain('"/library/books"');
  for (const path of ['/library/loans', '/library/readers']) expect((await page('employee', path)).status).toBe(200);
  expect((await test.call('/api/page?path=/library/books')).status).toBe(401);
  expect((await page('user', '/library/books')).status).toBe(403);
});

it('keeps books by the rules of its schema, shows them to everybody, and counts them in its widget', async () => {
  const { data: book } = await add('book', { title: 'สี่แผ่นดิน', isbn: '9789744032423' });
  const wrong = await test.as('employee')('/api/book', { body: { data: { title: 'x', isbn: '1' } } });
  expect(wrong.text).toContain('ISBN มีตัวเลข 13 หลัก');
  const page = (await test.call(`/api/page?path=/library/book/${book.id}`)).json();
  expect(page.meta.title).toContain('สี่แผ่นดิน');
  expect((await test.call('/sitemap.xml')).text).toContain(`/library/book/${book.id}`);
  const screen = (await test.as('employee')('/api/page?path=/library/books')).json();
  expect(screen.data.shelves.shelves).toEqual([{ _id: 'novel', titles: 1 }]);
});

it('lends for two weeks with a number, takes back with thanks, and closes what was returned', async () => {
  test.clock.set('2026-03-02T03:00:00.000Z');
  const { data: book } = await add('book', { title: 'เพชรพระอุมา' });
  const { warnings } = await add('reader', { name: 'ไม่มีโทรศัพท์' });
  expect(warnings[0].path).toBe('phone');
  const { data: loan } = await add('book_loan', { book: book.id, reader: await reader() });
  expect(loan).toMatchObject({ due: '2026-03-16', account: 'demo_user', number: 'LIB20260001' });
  expect((await test.as('user')(`/api/book_loan/${loan.id}`)).status).toBe(200);
  expect((await test.as('sales')(`/api/book_loan/${loan.id}`)).status).toBe(404);
  expect((await send(loan.id, 'LOSE')).json().code).toBe('note_required');
  expect((await send(loan.id, 'RETURN', 'user')).status).toBe(403);
  expect((await send(loan.id, 'RETURN')).json().data).toMatchObject({ state: 'returned' });
  await runOutbox(test.app);
  expect((await test.as('user')('/api/notification')).text).toContain('ขอบคุณที่คืนหนังสือ');
  const late = await test.as('admin')(`/api/book_loan/${loan.id}`, {
    method: 'PUT',
    body: { data: { due: '2027-01-01' } },
  });
  expect(late.json().code).toBe('record_locked');
  test.clock.release();
});

it('never lends one copy twice, however many ask at once, nor a sixth book to one reader', async () => {
  const { data: book } = await add('book', { title: 'บ้านทรายทอง', copies: 2 });
  const readers = await Promise.all(Array.from({ length: 8 }, () => reader()));
  const asked = await Promise.all(
    readers.map((one) => test.as('employee')('/api/book_loan', { body: { data: { book: book.id, reader: one } } })),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(422)]);
  expect(asked.find(({ status }) => status === 422)?.text).toContain('บ้านทรายทอง ถูกยืมครบ 2 เล่มแล้ว');
  const keen = await reader({ name: 'สมหญิง' });
  const { data: many } = await add('book', { title: 'พจนานุกรม', copies: 9 });
  for (let lent = 0; lent < 5; lent += 1) await add('book_loan', { book: many.id, reader: keen });
  const sixth = await test.as('employee')('/api/book_loan', { body: { data: { book: many.id, reader: keen } } });
  expect([sixth.status, sixth.json().details[0].path]).toEqual([422, 'reader']);
});

it('is overdue by itself on the day after it was due, tells the reader, and can still be returned', async () => {
  const { data: book } = await add('book', { title: 'ข้างหลังภาพ' });
  const { data: loan } = await add('book_loan', { book: book.id, reader: await reader(), due: '2126-04-10' });
  const read = async (): Promise<JsonObject> => (await test.as('employee')(`/api/book_loan/${loan.id}`)).json().data;
  const at = async (moment: string) => {
    test.clock.set(moment);
    await passTime(test.app);
  };
  expect((await send(loan.id, 'MARK_OVERDUE')).status).toBe(403);
  await at('2126-04-10T16:59:00.000Z');
  expect((await read()).state).toBe('lent');
  await at('2126-04-10T17:00:00.000Z');
  expect((await read()).state).toBe('overdue');
  await runOutbox(test.app);
  expect((await test.as('user')('/api/notification')).text).toContain('หนังสือเกินกำหนดคืน');
  const counters = (await test.as('employee')('/api/counters')).json().data;
  expect(counters).toContainEqual(expect.objectContaining({ name: 'library.overdue' }));
  expect((await send(loan.id, 'RETURN')).json().data.returned_at).toBe('2126-04-10T17:00:00.000Z');
  test.clock.release();
});

it('brings a role of its own: its page, its books and loans, and nothing else of the staff', async () => {
  await addHolder(test, { id: 'librarian', base: 'user' }, 'librarian');
  const librarian = test.as('librarian');
  expect((await librarian('/api/page?path=/library/books')).text).toContain('"/library/books"');
  const { data: book } = await add('book', { title: 'ลูกอีสาน' }, 'librarian');
  const { data: lent } = await add('book_loan', { book: book.id, reader: await reader() }, 'librarian');
  expect((await send(lent.id, 'RETURN', 'librarian')).status).toBe(200);
  for (const path of [`/api/book/${book.id}`, `/api/book_loan/${lent.id}`])
    expect((await librarian(`${path}?version=1`, { method: 'DELETE' })).status).toBe(403);
  expect((await librarian('/api/customer')).status).toBe(403);
});

it('takes a form that anybody may send', async () => {
  const sent = await test.call('/api/form', {
    body: { key: 'library/join', path: '/library/join', values: { name: 'สมชาย' } },
  });
  expect(sent.status, sent.text).toBe(201);
});
