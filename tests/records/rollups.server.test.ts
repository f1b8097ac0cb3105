import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { describeReports } from '../../server/app/setup/describeReports.ts';
import type { TenantDb } from '../../server/platform/db/tenantDb.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { recalculateSites } from '../../server/records/recalculate/recalculateSites.ts';
import { fillRollups } from '../../server/records/rollups/fillRollups.ts';
import { recalculateRollups } from '../../server/records/rollups/recalculateRollups.ts';
import { defineTogether } from '../support/defineTogether.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Whatever people do to the records that feed roll-ups, at once and in any order, each roll-up is what the database says of
 * them. `SALA_ROLLUPS=5000` asks for more events.
 */
const events = Number(process.env.SALA_ROLLUPS ?? 160);
const clients = 32;
let test: TestApp;

const open: JsonObject = { state: { $in: ['open', 'late'] } };
const text = { type: 'string' };
const title = { th: 'x', en: 'x' };
const rolled = { 'x-index': true };
const shelf = { type: 'object', 'x-access': { read: [{ public: true }] } };
const definitions = [
  {
    name: 'lending',
    title: 'lending',
    schema: {
      ...shelf,
      properties: {
        book: { type: 'string', 'x-ref': 'lent_book', 'x-index': true },
        quantity: { type: 'number' },
        due: { type: 'string', format: 'date' },
        note: text,
      },
    },
    machine: {
      initial: 'open',
      states: {
        open: { title, transitions: { closed: { title, event: 'CLOSE' }, late: { title, event: 'DELAY' } } },
        late: { title, transitions: { closed: { title, event: 'CLOSE' } } },
        closed: { title, transitions: { open: { title, event: 'REOPEN' } } },
      },
    },
  },
  {
    name: 'lent_book',
    title: 'book',
    schema: {
      ...shelf,
      properties: {
        title: text,
        copies: { type: 'number', default: 3 },
        free: { type: 'number', ...rolled, 'x-formula': 'record.copies - record.lent' },
        writer: { type: 'string', 'x-ref': 'writer', 'x-index': true },
        lent: {
          type: 'integer',
          ...rolled,
          'x-rollup': { collection: 'lending', by: 'book', op: 'count', where: open },
        },
        total: {
          type: 'number',
          ...rolled,
          'x-rollup': { collection: 'lending', by: 'book', op: 'sum', field: 'quantity' },
        },
        first_due: {
          type: 'string',
          format: 'date',
          'x-rollup': { collection: 'lending', by: 'book', op: 'min', field: 'due', where: open },
        },
        most: { type: 'number', 'x-rollup': { collection: 'lending', by: 'book', op: 'max', field: 'quantity' } },
      },
    },
  },
  {
    name: 'writer',
    title: 'writer',
    schema: {
      ...shelf,
      properties: {
        name: text,
        total: { type: 'number', 'x-rollup': { collection: 'lent_book', by: 'writer', op: 'sum', field: 'total' } },
        free: { type: 'number', 'x-rollup': { collection: 'lent_book', by: 'writer', op: 'sum', field: 'free' } },
        lent_titles: {
          type: 'integer',
          'x-rollup': { collection: 'lent_book', by: 'writer', op: 'count', where: { lent: { $gt: 0 } } },
        },
      },
    },
  },
];

type Answer = Awaited<ReturnType<ReturnType<TestApp['as']>>>;
const send = (path: string, body?: unknown, method?: string): Promise<Answer> =>
  test.as('root')(`/api/${path}`, { body, method });
const sendFile = (collection: string, rows: JsonObject[]) =>
  test.as('root')(`/api/${collection}/import?format=json`, {
    text: JSON.stringify(rows),
    headers: { 'content-type': 'application/json' },
  });
const add = async (collection: string, data: JsonObject): Promise<string> => {
  const made = await send(collection, { data });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
};
const read = async (collection: string, id: string) => (await send(`${collection}/${id}`)).json().data;

beforeAll(async () => {
  test = await openTestApp();
  await defineTogether(test, definitions);
});
afterAll(() => test.close());

describe('a roll-up', () => {
  it('follows its records: created, changed, moved, sent an event, deleted, restored, in one batch', async () => {
    const [one, two] = [await add('lent_book', { title: 'one' }), await add('lent_book', { title: 'two' })];
    expect(await read('lent_book', one)).toMatchObject({ lent: 0, total: 0, version: 1 });
    const id = await add('lending', { book: one, quantity: 0.1, due: '2026-12-01' });
    const other = await add('lending', { book: one, quantity: 0.2, due: '2026-11-30' });
    expect(await read('lent_book', one)).toMatchObject({ lent: 2, total: 0.3, first_due: '2026-11-30', most: 0.2 });
    await send(`lending/${other}`, { data: { book: two, quantity: 5 } }, 'PUT');
    expect(await read('lent_book', one)).toMatchObject({ lent: 1, total: 0.1, first_due: '2026-12-01', most: 0.1 });
    expect(await read('lent_book', two)).toMatchObject({ lent: 1, total: 5, first_due: '2026-11-30' });
    await send(`lending/${id}/transition`, { event: 'CLOSE' });
    expect(await read('lent_book', one)).toMatchObject({ lent: 0, total: 0.1, most: 0.1 });
    expect(await read('lent_book', one)).not.toHaveProperty('first_due');
    await send(`lending/${other}`, undefined, 'DELETE');
    expect(await read('lent_book', two)).toMatchObject({ lent: 0, total: 0 });
    await send(`lending/${other}/restore`, {});
    const operations = [
      { op: 'create', collection: 'lending', data: { book: two, quantity: 1 } },
      { op: 'transition', collection: 'lending', id, event: 'REOPEN' },
      { op: 'update', collection: 'lending', id, data: { book: two } },
    ];
    expect((await send('batch', { operations })).status).toBe(200);
    expect(await read('lent_book', two)).toMatchObject({ lent: 3, total: 6.1, first_due: '2026-11-30', version: 1 });
  });

  it('is nobody’s to write, and no reason for a conflict with whoever edits its record', async () => {
    const book = await add('lent_book', { title: 'mine' });
    await add('lending', { book, quantity: 2 });
    for (const field of ['lent', 'total']) {
      const refused = await send(`lent_book/${book}`, { data: { [field]: 7 } }, 'PUT');
      expect(refused.status).toBe(400);
      expect(refused.json().details[0]).toMatchObject({ path: field, code: 'computed' });
      expect((await send('lent_book', { data: { [field]: 7 } })).status).toBe(400);
    }
    const whole = { title: 'ours', lent: 1, total: 2 };
    const changed = await send(`lent_book/${book}`, { data: whole, version: 1 }, 'PUT');
    expect(changed.json().data, changed.text).toMatchObject({ ...whole, version: 2 });
    const { data: history } = (await send(`lent_book/${book}/history`)).json();
    expect(history.map(({ changes }: JsonObject) => changes)[0]).toEqual([
      { field: 'title', from: 'mine', to: 'ours' },
    ]);
  });

  it('is filtered and sorted by, and reaches the records of its own record', async () => {
    const writer = await add('writer', { name: 'w' });
    const books = [await add('lent_book', { title: 'a', writer }), await add('lent_book', { title: 'b', writer })];
    for (const [at, book] of books.entries()) await add('lending', { book, quantity: 10.5 + at });
    expect(await read('writer', writer)).toMatchObject({ total: 22, lent_titles: 2, free: 4 });
    expect((await send(`lent_book?writer=${writer}&free=2`)).json().total).toBe(2);
    const list = (await send(`lent_book?writer=${writer}&total[gt]=10&sort=-total`)).json();
    expect(list.data.map(({ title }: JsonObject) => title)).toEqual(['b', 'a']);
    await send(`lent_book/${books[0]}`, undefined, 'DELETE');
    expect(await read('writer', writer)).toMatchObject({ total: 11.5, lent_titles: 1 });
  });
});

it('cost the records that feed none nothing: a creation stays one statement', async () => {
  const site = await test.site('factory');
  const db = test.app.db.site(site.id);
  const sent: string[] = [];
  const watched: TenantDb = {
    ...db,
    query: (statement, values) => {
      sent.push(typeof statement === 'object' && 'name' in statement ? (statement.name ?? '') : 'unnamed');
      return db.query(statement, values);
    },
    transaction: () => Promise.reject(new Error('needs no transaction')),
  };
  const records = await openRecords(test.app, { siteId: site.id, actor: systemActor, db: watched });
  await records.create('hr_department', { name: 'Quiet', code: 'QUIET' });
  expect(sent).toEqual(['create r_hr_department']);
});

describe('roll-ups of many records', () => {
  it('follow an import, which leaves out what an export holds of them, and a collection that is emptied', async () => {
    const [one, two] = [await add('lent_book', { title: 'import' }), await add('lent_book', { title: 'other' })];
    const rows = [0, 1, 2, 3].map((n) => ({ book: n < 3 ? one : two, quantity: n + 0.25 }));
    const file = await sendFile('lending', rows);
    expect(file.status, file.text).toBeLessThan(300);
    expect(await read('lent_book', one)).toMatchObject({ lent: 3, total: 3.75, most: 2.25 });
    const exported = await send(`lent_book/export?format=csv&filter=${JSON.stringify({ id: one })}`);
    expect(exported.text).toContain('3.75');
    const again = await sendFile('lent_book', [{ title: 'again', lent: 3, total: 3.75 }]);
    expect(again.status, again.text).toBeLessThan(300);
    const [copy] = (await send('lent_book?title=again')).json().data;
    expect(copy).toMatchObject({ lent: 0, total: 0 });
    const { details } = (await send('lending/clear', undefined, 'DELETE')).json();
    expect((await send(`lending/clear?confirm=lending&token=${details.token}`, undefined, 'DELETE')).status).toBe(200);
    expect(await read('lent_book', one)).toMatchObject({ lent: 0, total: 0, version: 1 });
    expect(await findWrong()).toEqual([]);
  });

  it('are computed for the records that are there when a collection declares them, and refused when they name nothing', async () => {
    const [shelf, change] = ['lent_shelf', 'collection/lent_shelf'];
    const plain = { title: text, held: { type: 'integer', 'x-index': true } };
    const item = {
      name: 'shelf_item',
      schema: { properties: { shelf: { type: 'string', 'x-ref': shelf, 'x-index': true } } },
    };
    for (const data of [{ name: shelf, schema: { properties: plain } }, item])
      expect((await send('collection', { data })).status).toBe(201);
    const id = await add(shelf, { title: 'x' });
    for (const place of [id, id, null]) await add('shelf_item', { shelf: place });
    const declare = (rule: JsonObject) =>
      send(
        change,
        { data: { schema: { properties: { ...plain, held: { ...plain.held, 'x-rollup': rule } } } } },
        'PUT',
      );
    const wrong = await declare({ collection: 'shelf_itm', by: 'shelf', op: 'count' });
    expect(wrong.json().message).toContain('"shelf_item" หรือไม่');
    expect((await declare({ collection: 'shelf_item', by: 'shelf', op: 'count' })).status).toBe(200);
    expect(await read(shelf, id)).toMatchObject({ held: 2, version: 1 });
    expect((await send(`${shelf}?held=2`)).json().total).toBe(1);
  });

  it('of shipped collections are computed at the start after they are declared, and by command, which tells what differed', async () => {
    const product = await add('product', {
      product_name: 'p',
      product_code: 'ROLL-1',
      unit: 'piece',
      product_type: 'physical',
    });
    const site = await test.site('factory');
    const db = test.app.db.site(site.id);
    const spoil = () =>
      db.run(`update r_product set data = data || '{"qty_reserved": 5}' where site_id = current_site() and id = $1`, [
        product,
      ]);
    await spoil();
    await test.app.db.platform.query(`delete from collection_table where name = 'r_product.qty_reserved'`);
    await fillRollups(test.app);
    expect(await read('product', product)).toMatchObject({ qty_reserved: 0 });
    await spoil();
    await fillRollups(test.app);
    expect(await read('product', product)).toMatchObject({ qty_reserved: 5 });
    const told = describeReports(await recalculateSites(test.app));
    expect(told).toContainEqual(expect.stringMatching(/^factory.localhost: \d+ roll-ups compared, 1 corrected$/));
    expect(told).toContain(`  product ${product} qty_reserved: 5 -> 0`);
    expect(describeReports(await recalculateSites(test.app)).every((line) => line.endsWith(', 0 corrected'))).toBe(
      true,
    );
  });

  it('let a person save what they have open while others change them without a pause', async () => {
    const book = await add('lent_book', { title: '0' });
    let done = false;
    const others = Array.from({ length: 8 }, async () => {
      while (!done) await add('lending', { book, quantity: 1 });
    });
    for (let version = 1; version <= 10; version += 1) {
      const saved = await send(`lent_book/${book}`, { data: { title: `${version}` }, version }, 'PUT');
      expect(saved.status, saved.text).toBe(200);
    }
    done = true;
    await Promise.all(others);
    expect(await findWrong()).toEqual([]);
  });
});

interface Round {
  kind: number;
  at: number;
  book: number;
  quantity: number;
  day: number;
}

it(`is what the database says after ${events} random events of ${clients} clients`, async () => {
  const writers = [await add('writer', { name: '1' }), await add('writer', { name: '2' })];
  const books: string[] = [];
  for (let at = 0; at < 6; at += 1)
    books.push(await add('lent_book', { title: `${at}`, writer: writers[at % 2] ?? '' }));
  const ids: string[] = [];
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // never empty where it is called
  const write = ({ book, quantity, day }: Round): JsonObject => ({
    book: pick(books, book),
    quantity: quantity / 100,
    due: `2026-12-${String(1 + (day % 28)).padStart(2, '0')}`,
  });
  const create = async (round: Round) => {
    const made = await send('lending', { data: write(round) });
    if (made.status === 201) ids.push(made.json().data.id);
    return made;
  };
  const transition = (event: string) => (round: Round) => send(`lending/${pick(ids, round.at)}/transition`, { event });
  const restore = (round: Round) => send(`lending/${pick(ids, round.at)}/restore`, {});
  const restoreBook = (round: Round) => send(`lent_book/${pick(books, round.book)}/restore`, {});
  // More is brought back than is deleted: else most rounds would meet what is gone.
  const kinds: ((round: Round) => Promise<Answer>)[] = [
    create,
    create,
    (round) => send(`lending/${pick(ids, round.at)}`, { data: write(round) }, 'PUT'),
    (round) => send(`lending/${pick(ids, round.at)}`, { data: { quantity: round.quantity / 100 } }, 'PUT'),
    (round) => send(`lending/${pick(ids, round.at)}`, { data: { book: null, note: `${round.day}` } }, 'PUT'),
    transition('CLOSE'),
    transition('DELAY'),
    transition('REOPEN'),
    (round) => send(`lending/${pick(ids, round.at)}`, undefined, 'DELETE'),
    restore,
    restore,
    (round) => send(`lent_book/${pick(books, round.book)}`, { data: { title: `${round.day}` } }, 'PUT'),
    (round) => send(`lent_book/${pick(books, round.book)}`, { data: { writer: pick(writers, round.day) } }, 'PUT'),
    (round) => send(`lent_book/${pick(books, round.book)}`, undefined, 'DELETE'),
    restoreBook,
    restoreBook,
    (round) =>
      send('batch', {
        operations: [0, 1, 2].flatMap((n): JsonObject[] => [
          { op: 'create', collection: 'lending', data: write({ ...round, book: round.book + n * (round.day % 5) }) },
          { op: 'update', collection: 'lending', id: pick(ids, round.at + n), data: { quantity: n + round.day / 10 } },
        ]),
      }),
  ];
  await Promise.all([0, 1, 2].map((at) => create({ kind: 0, at, book: at, quantity: 100, day: 1 })));
  const nat = fc.nat(9999);
  const rounds = fc.sample(fc.record({ kind: nat, at: nat, book: nat, quantity: nat, day: nat }), events);
  const statuses = new Map<number, number>();
  const client = async () => {
    for (let round = rounds.pop(); round; round = rounds.pop()) {
      const answer = await pick(kinds, round.kind)(round);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, answer.text).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const changes = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
  expect(changes, JSON.stringify([...statuses])).toBeGreaterThan(events / 4);
  expect(statuses.get(429), 'budgets').toBeUndefined();
  expect(await findWrong()).toEqual([]);
  const site = await test.site('factory');
  const { feeds } = await test.app.collections.of(site);
  const report = await recalculateRollups({ db: test.app.db.site(site.id), site, holidays: new Set() }, feeds);
  expect(report.compared).toBeGreaterThan(10);
  expect(report.differences).toEqual([]);
}, 900_000);

/** Roll-ups that are not what an aggregate written by hand says. */
async function findWrong(): Promise<object[]> {
  const site = await test.site('factory');
  const collections = await test.app.collections.of(site);
  const table = (name: string) => collections.get(name)?.table ?? '';
  return test.app.db.site(site.id).query<object>(`
    with lending as (select * from ${table('lending')} where deleted_at is null),
      book as (
        select b.id, b.deleted_at, b.data,
          (select count(*) from lending l where l.data ->> 'book' = b.id and l.state in ('open', 'late')) as lent,
          (select coalesce(sum((l.data ->> 'quantity')::numeric), 0) from lending l where l.data ->> 'book' = b.id) as total,
          (select min(l.data ->> 'due') from lending l where l.data ->> 'book' = b.id and l.state in ('open', 'late')) as due,
          (select max((l.data ->> 'quantity')::numeric) from lending l where l.data ->> 'book' = b.id) as most
        from ${table('lent_book')} b
      )
    select id, data, lent, total, due, most from book
    where (data ->> 'lent')::numeric is distinct from lent or (data ->> 'total')::numeric is distinct from total
      or (data ->> 'free')::numeric is distinct from (data ->> 'copies')::numeric - lent
      or data ->> 'first_due' is distinct from due or (data ->> 'most')::numeric is distinct from most
    union all
    select w.id, w.data, sum(1) filter (where b.lent > 0), sum(b.total), null, null
    from ${table('writer')} w left join book b on b.data ->> 'writer' = w.id and b.deleted_at is null
    group by w.id, w.data
    having (w.data ->> 'total')::numeric is distinct from coalesce(sum(b.total), 0)
      or (w.data ->> 'free')::numeric is distinct from coalesce(sum((b.data ->> 'free')::numeric), 0)
      or (w.data ->> 'lent_titles')::numeric is distinct from count(*) filter (where b.lent > 0)`);
}
