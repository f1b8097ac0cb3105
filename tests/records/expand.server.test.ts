import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
const send = (path: string, body?: unknown) => test.as('root')(`/api/${path}`, { body });
const add = async (collection: string, data: JsonObject): Promise<string> => {
  const made = await send(collection, { data });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
};
const refer = (to: string) => ({ type: 'string', 'x-ref': to });
const text = { type: 'string' };

beforeAll(async () => {
  test = await openTestApp();
  const everybody = { read: [{ public: true }] };
  const definitions: [string, JsonObject, JsonObject][] = [
    ['step_town', { name: text, mayor: text }, { 'x-access': {}, 'x-by-reference': ['name'] }],
    [
      'step_writer',
      { name: text, town_id: refer('step_town'), diary: text },
      { 'x-access': { read: [{ public: true, fields: ['name', 'town_id'] }, { roles: ['root'] }] } },
    ],
    [
      'step_book',
      { title: text, writer_id: refer('step_writer'), secret_id: refer('step_writer') },
      { 'x-access': { read: [{ public: true, fields: ['title', 'writer_id'] }, { roles: ['root'] }] } },
    ],
    [
      'step_loan',
      { books: { type: 'array', items: text, 'x-ref': 'step_book' }, book_id: refer('step_book') },
      { 'x-access': everybody },
    ],
  ];
  for (const [name, properties, more] of definitions) {
    const made = await send('collection', {
      data: { name, title: name, schema: { type: 'object', properties, ...more } },
    });
    expect(made.status, made.text).toBe(201);
  }
});
afterAll(() => test.close());

it('follows references step by step, and brings at each what its reader may see', async () => {
  const town = await add('step_town', { name: 'Thon Buri', mayor: 'hidden' });
  const writer = await add('step_writer', { name: 'Sunthorn Phu', town_id: town, diary: 'hidden' });
  const book = await add('step_book', { title: 'Nirat', writer_id: writer, secret_id: writer });
  const id = await add('step_loan', { book_id: book, books: [book] });
  const path = `/api/step_loan/${id}?expand=book,book.writer_id.town,books.secret`;
  const { _expanded: expanded } = (await test.call(path)).json().data;
  expect(expanded.book).toMatchObject({
    title: 'Nirat',
    _expanded: { writer_id: { name: 'Sunthorn Phu', _expanded: { town: { id: town, name: 'Thon Buri' } } } },
  });
  expect(expanded.books).toMatchObject([{ title: 'Nirat', _expanded: { secret: null } }]);
  expect(JSON.stringify(expanded)).not.toContain('hidden');
  const all = (await test.as('root')(path)).json().data._expanded;
  expect(all.books[0]._expanded.secret).toMatchObject({ diary: 'hidden' });
  const [listed] = (await test.call('/api/step_loan?expand=book.writer')).json().data;
  expect(listed._expanded.book._expanded.writer.name).toBe('Sunthorn Phu');
});

it('refuses a step that is no reference, and too many steps', async () => {
  for (const name of ['book.title', 'book.nothing', 'book.writer.town.x.y'])
    expect((await test.call(`/api/step_loan?expand=${name}`)).status, name).toBe(400);
});
