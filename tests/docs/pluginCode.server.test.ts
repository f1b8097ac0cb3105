import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { passTime } from '../../server/records/time/startTime.ts';
import { type TestPlugin, turnOn, writeGuidePlugin } from '../support/guidePlugin.ts';
import { addHolder } from '../support/ownRoles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let plugin: TestPlugin;
let test: TestApp;

/** What `docs/PLUGIN.md` and `docs/PLUGIN_CODE.md` build, in a folder outside the repository, switched on as its reader does. */
beforeAll(async () => {
  plugin = await writeGuidePlugin();
  test = await openTestApp({ PLUGINS: plugin.folder });
  await turnOn(test, 'library');
});
afterAll(async () => {
  await test.close();
  await plugin.remove();
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
  const lent = async () =>
    (await test.as('employee')('/api/book?lent[gt]=0')).json().data.map(({ id }: { id: string }) => id);
  expect(await lent()).toEqual([book.id]);
  const back = await send('employee', 'RETURN');
  expect(await lent()).toEqual([]);
  expect(back.json().data).toMatchObject({ state: 'returned', returned_at: expect.any(String) });
  await runOutbox(test.app);
  const told = (await test.as('user')('/api/notification')).text;
  expect(told).toContain('ขอบคุณที่คืนหนังสือ');
});

it('is overdue by itself on the day after it was due, and can still be returned', async () => {
  const { data: book } = await add('book', { title: 'บ้านทรายทอง' });
  const { data: loan } = await add('book_loan', { book: book.id, borrower: 'demo_user', due: '2126-04-10' });
  const read = async () => (await test.as('employee')(`/api/book_loan/${loan.id}`)).json().data;
  const at = async (moment: string) => {
    test.clock.set(moment);
    await passTime(test.app);
  };
  expect((await read())._due).toMatchObject([{ title: 'เกินกำหนดคืน', due_at: '2126-04-10T17:00:00.000Z' }]);
  const sent = await test.as('employee')(`/api/book_loan/${loan.id}/transition`, { body: { event: 'MARK_OVERDUE' } });
  expect(sent.status).toBe(403);
  await at('2126-04-10T16:59:00.000Z');
  expect((await read()).state).toBe('lent');
  await at('2126-04-10T17:00:00.000Z');
  expect((await read()).state).toBe('overdue');
  expect((await test.as('employee')(`/api/book/${book.id}`)).json().data.lent).toBe(1);
  await test.as('employee')(`/api/book_loan/${loan.id}/transition`, { body: { event: 'RETURN' } });
  expect((await read()).returned_at).toBe('2126-04-10T17:00:00.000Z');
  test.clock.release();
});

it('lends by a call of its own as long as there are copies', async () => {
  const { data: book } = await add('book', { title: 'ข้างหลังภาพ', copies: 1 });
  const lend = (role: string) =>
    test.as(role)(`/api/x/library/books/${book.id}/lend`, { body: { borrower: 'demo_sales' } });
  expect((await lend('user')).status).toBe(403);
  const lent = await lend('employee');
  expect([lent.status, lent.json().data.number]).toEqual([201, expect.stringMatching(/^LIB/)]);
  const again = await lend('employee');
  expect([again.status, again.json().message]).toEqual([409, 'ให้ยืมครบทุกเล่มแล้ว']);
});

it('brings a role of its own: its page, its books and loans, and nothing else of the staff', async () => {
  await addHolder(test, { id: 'librarian', base: 'user' }, 'librarian');
  const librarian = test.as('librarian');
  expect((await librarian('/api/page?path=/library/books')).text).toContain('"/library/books"');
  const { data: book } = (await librarian('/api/book', { body: { data: { title: 'ลูกอีสาน' } } })).json();
  const lent = await librarian('/api/book_loan', { body: { data: { book: book.id, borrower: 'demo_sales' } } });
  const sent = { body: { event: 'RETURN' } };
  const back = await librarian(`/api/book_loan/${lent.json().data.id}/transition`, sent);
  expect([lent.status, back.status]).toEqual([201, 200]);
  expect((await librarian('/api/counters')).json().data).toContainEqual(
    expect.objectContaining({ name: 'library.lent' }),
  );
  for (const path of [`/api/book/${book.id}`, `/api/book_loan/${lent.json().data.id}`])
    expect((await librarian(`${path}?version=1`, { method: 'DELETE' })).status).toBe(403);
  expect((await librarian('/api/customer')).status).toBe(403);
});

it('brings a control of the inspector, named as the property names it', () => {
  const library = test.app.registry.plugin('library');
  const control = library?.widgets[0]?.definition.props.properties.only?.['x-control'];
  expect(library?.controls).toMatchObject([{ name: control, viewName: 'ShelfPicker' }]);
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
