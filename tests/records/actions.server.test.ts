import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyDiff } from '../../engine/record/replayDiff.ts';
import { isJsonObject, type JsonObject } from '../../schemas/index.ts';
import { defineTogether } from '../support/defineTogether.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await defineTogether(test, library);
});
afterAll(() => test.close());

const title = (th: string) => ({ th, en: th });
const open = { read: [{}], create: [{}], update: [{}], history: [{}] };
const text = (more: JsonObject = {}) => ({ type: 'string', 'x-title': title('ข้อความ'), ...more });
const amount = (more: JsonObject = {}) => ({ type: 'number', 'x-title': title('จำนวน'), ...more });

const define = (name: string, properties: JsonObject, states?: JsonObject) => ({
  name,
  title: title(name),
  schema: { properties, required: [], 'x-access': open },
  ...(states && { machine: { initial: Object.keys(states)[0] ?? '', states } }),
});

/** Two loans of one copy, copies on a shelf, orders that become deliveries: every kind of action, as data alone. */
const library = [
  define(
    'lib_copy',
    { name: text(), loans: amount({ default: 0 }) },
    {
      shelf: { title: title('บนชั้น'), transitions: { lent: { title: title('ยืม'), event: 'LEND' } } },
      lent: { title: title('ถูกยืม'), transitions: { shelf: { title: title('คืน'), event: 'RETURN' } } },
    },
  ),
  define('lib_stock', {
    name: text(),
    on_hand: amount({ default: 0 }),
    sold: amount({ default: 0 }),
    last_sale: text(),
  }),
  define('lib_total', { day: text({ 'x-index': true }), count: amount({ default: 0 }) }),
  define(
    'lib_loan',
    { copy: text({ 'x-ref': 'lib_copy', 'x-index': true }), days: amount(), due: text() },
    {
      draft: {
        title: title('ร่าง'),
        transitions: {
          out: {
            title: title('ยืม'),
            event: 'LEND',
            actions: [
              { set: { days: 'record.days == null ? 7 : record.days' } },
              { transition: 'LEND', on: 'copy' },
              { add: { loans: 1 }, on: 'copy' },
              { add: { count: 1 }, in: 'lib_total', where: { day: 'all' }, orCreate: { day: "'all'" } },
            ],
          },
        },
      },
      out: {
        title: title('ยืมอยู่'),
        transitions: {
          draft: { title: title('คืน'), event: 'RETURN', actions: [{ transition: 'RETURN', on: 'copy' }] },
        },
      },
    },
  ),
  define('lib_parcel', {
    order: text({ 'x-ref': 'lib_order', 'x-index': true }),
    number: text(),
    lines: { type: 'array', items: { type: 'object', properties: { stock: text(), quantity: amount() } } },
  }),
  define(
    'lib_order',
    {
      name: text(),
      number: text(),
      parcel: text({ 'x-ref': 'lib_parcel' }),
      parcels: { type: 'array', items: { type: 'string', 'x-ref': 'lib_parcel' } },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { stock: text({ 'x-ref': 'lib_stock' }), quantity: amount(), sent: amount() },
        },
      },
    },
    {
      draft: {
        title: title('ร่าง'),
        transitions: {
          sold: {
            title: title('ขาย'),
            event: 'SELL',
            actions: [
              {
                add: { on_hand: '-line.quantity' },
                each: 'items',
                on: 'line.stock',
                min: 0,
                message: { th: 'มีเพียง {have} ชิ้น', en: 'Only {have} left, {asked} asked for' },
              },
              { add: { sold: 'line.quantity' }, each: 'items', on: 'line.stock' },
              { set: { last_sale: 'record.id', name: "'sold ' + target.name" }, each: 'items', on: 'line.stock' },
            ],
          },
        },
      },
      sold: {
        title: title('ขายแล้ว'),
        transitions: {
          sent: {
            title: title('ส่ง'),
            event: 'SEND',
            actions: [
              {
                create: 'lib_parcel',
                fields: { order: 'record.id', number: "record.name + '/1'" },
                lines: {
                  from: 'items',
                  to: 'lines',
                  fields: { stock: 'line.stock', quantity: 'open' },
                  open: { of: 'quantity', taken: 'sent' },
                },
                link: 'parcels',
              },
            ],
          },
        },
      },
      sent: {
        title: title('ส่งแล้ว'),
        transitions: {
          sold: { title: title('ส่งต่อ'), event: 'MORE' },
          swept: {
            title: title('ปิด'),
            event: 'SWEEP',
            actions: [{ set: { number: "'closed'" }, in: 'lib_parcel', where: { order: '$record.id' }, atMost: 5 }],
          },
        },
      },
      swept: { title: title('ปิดแล้ว'), final: true },
    },
  ),
  define(
    'lib_seat',
    { room: text({ 'x-index': true }), taken_by: text({ 'x-index': true }) },
    {
      open: { title: title('เปิด'), transitions: { shut: { title: title('ปิด'), event: 'SHUT' } } },
      shut: { title: title('ปิดแล้ว'), final: true },
    },
  ),
  define(
    'lib_guest',
    { room: text(), seat: text({ 'x-ref': 'lib_seat' }) },
    {
      waiting: {
        title: title('รอ'),
        transitions: {
          seated: {
            title: title('นั่ง'),
            event: 'SIT',
            actions: [
              {
                create: 'lib_seat',
                unless: { room: '$record.room', state: 'open' },
                link: 'seat',
                fields: { room: 'record.room' },
              },
            ],
          },
          host: {
            title: title('เหมา'),
            event: 'TAKE_ALL',
            actions: [
              {
                in: 'lib_seat',
                where: { room: '$record.room', taken_by: null, state: 'open' },
                set: { taken_by: 'record.id' },
              },
            ],
          },
        },
      },
      seated: { title: title('นั่งแล้ว'), final: true },
      host: { title: title('เหมาแล้ว'), final: true },
    },
  ),
];

const ask = async (path: string, body?: unknown, method?: string) =>
  test.as('admin')(`/api/${path}`, { ...(body !== undefined && { body }), ...(method && { method }) });
const make = async (collection: string, data: JsonObject): Promise<JsonObject & { id: string }> => {
  const answer = await ask(collection, { data });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data;
};
const read = async (path: string): Promise<JsonObject> => (await ask(path)).json().data;
const send = (path: string, event: string) => ask(`${path}/transition`, { event });
async function accept(path: string, event: string): Promise<void> {
  const answer = await send(path, event);
  expect(answer.status, answer.text).toBe(200);
}
const historyOf = async (path: string): Promise<JsonObject[]> => (await ask(`${path}/history`)).json().data;

/** What the history of a record says it must hold now. */
async function replay(path: string): Promise<JsonObject> {
  const entries = (await historyOf(path)).toReversed();
  return entries.reduce((data, { changes }) => applyDiff(data, changes as never), {});
}

function dataOf(record: JsonObject): JsonObject {
  const { id, state, version, created_at, created_by, updated_at, updated_by, _actions, ...data } = record;
  return data;
}

describe('actions of an event', () => {
  it('change the record itself and those that it refers to, in one step that the history shows on both', async () => {
    const copy = await make('lib_copy', { name: 'กาพย์เห่เรือ' });
    const loan = await make('lib_loan', { copy: copy.id });
    const answer = await send(`lib_loan/${loan.id}`, 'LEND');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json().data).toMatchObject({ state: 'out', days: 7, version: 2 });
    expect(await read(`lib_copy/${copy.id}`)).toMatchObject({ state: 'lent', loans: 1, updated_by: 'demo_admin' });
    const [entry] = await historyOf(`lib_loan/${loan.id}`);
    const caused = entry?.caused as JsonObject[];
    expect(caused).toHaveLength(4);
    expect(caused[0]).toMatchObject({ collection: 'lib_copy', id: copy.id });
    const [changed] = await historyOf(`lib_copy/${copy.id}`);
    expect(changed).toMatchObject({ by: 'demo_admin', cause: { collection: 'lib_loan', id: loan.id, version: 2 } });
  });

  it('refuse the event when one fails, and leave everything as it was', async () => {
    const copy = await make('lib_copy', { name: 'พระอภัยมณี' });
    const [one, other] = [await make('lib_loan', { copy: copy.id }), await make('lib_loan', { copy: copy.id })];
    expect((await send(`lib_loan/${one.id}`, 'LEND')).status).toBe(200);
    const refused = await send(`lib_loan/${other.id}`, 'LEND');
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'action_refused', details: [{ code: 'transition_not_allowed' }] });
    expect(await read(`lib_loan/${other.id}`)).toMatchObject({ state: 'draft', version: 1 });
    expect(await read(`lib_copy/${copy.id}`)).toMatchObject({ loans: 1 });
    expect((await send(`lib_loan/${one.id}`, 'RETURN')).status).toBe(200);
    expect((await send(`lib_loan/${other.id}`, 'LEND')).status).toBe(200);
  });

  it('name the field and the values when a floor would be passed', async () => {
    const stock = await make('lib_stock', { name: 'ปากกา', on_hand: 10 });
    const order = await make('lib_order', {
      items: [
        { stock: stock.id, quantity: 4 },
        { stock: stock.id, quantity: 7 },
      ],
    });
    const refused = await send(`lib_order/${order.id}`, 'SELL');
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json().details).toMatchObject([
      { path: 'items.1.quantity', code: 'below_minimum', message: 'มีเพียง 6 ชิ้น' },
    ]);
    expect(await read(`lib_stock/${stock.id}`)).toMatchObject({ on_hand: 10, sold: 0, version: 1 });
  });

  it('needs the records that it changes', async () => {
    const loan = await make('lib_loan', {});
    expect((await send(`lib_loan/${loan.id}`, 'LEND')).json().details).toMatchObject([
      { path: 'copy', code: 'target_empty' },
    ]);
  });

  it('create a record of what is still open, line by line, with links both ways, and find it again', async () => {
    const stock = await make('lib_stock', { name: 'สมุด', on_hand: 10 });
    const order = await make('lib_order', { name: 'A', items: [{ stock: stock.id, quantity: 4, sent: 1 }] });
    for (const event of ['SELL', 'SEND']) await accept(`lib_order/${order.id}`, event);
    const sent = await read(`lib_order/${order.id}`);
    expect(sent).toMatchObject({ items: [{ quantity: 4, sent: 4 }], parcels: [expect.any(String)] });
    const [parcel] = sent.parcels as string[];
    expect(await read(`lib_parcel/${parcel}`)).toMatchObject({
      order: order.id,
      number: 'A/1',
      lines: [{ stock: stock.id, quantity: 3 }],
    });
    expect(await read(`lib_stock/${stock.id}`)).toMatchObject({
      on_hand: 6,
      sold: 4,
      last_sale: order.id,
      name: 'sold สมุด',
      version: 2,
    });
    await send(`lib_order/${order.id}`, 'MORE');
    expect((await send(`lib_order/${order.id}`, 'SEND')).json().details).toMatchObject([{ code: 'nothing_open' }]);
    await ask(`lib_order/${order.id}`, { data: { items: [{ stock: stock.id, quantity: 5, sent: 4 }] } }, 'PUT');
    for (const event of ['SEND', 'SWEEP']) await accept(`lib_order/${order.id}`, event);
    const parcels = (await ask(`lib_parcel?order=${order.id}`)).json().data;
    expect(parcels.map((one: JsonObject) => one.number)).toEqual(['closed', 'closed']);
  });
});

describe('under 32 clients at once', () => {
  it('lends a copy to one reader only', async () => {
    const copy = await make('lib_copy', { name: 'ขุนช้างขุนแผน' });
    const loans = await Promise.all(Array.from({ length: 32 }, () => make('lib_loan', { copy: copy.id })));
    const answers = await Promise.all(loans.map(({ id }) => send(`lib_loan/${id}`, 'LEND')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(31).fill(422)]);
    expect(await read(`lib_copy/${copy.id}`)).toMatchObject({ state: 'lent', loans: 1 });
  });

  it('never passes a floor, does an event sent twice once, and the history replays to what is there', async () => {
    const stocks = await Promise.all([1, 2, 3].map((name) => make('lib_stock', { name: `${name}`, on_hand: 20 })));
    const orders = await Promise.all(
      Array.from({ length: 64 }, (_, index) => {
        const items = stocks.map(({ id }) => ({ stock: id, quantity: 1 }));
        return make('lib_order', { items: index % 2 ? items : items.toReversed() });
      }),
    );
    const twice = [...orders, ...orders];
    const answers = await Promise.all(
      Array.from({ length: 32 }, async (_, client) => {
        const statuses: number[] = [];
        for (let index = client; index < twice.length; index += 32)
          statuses.push((await send(`lib_order/${twice[index]?.id}`, 'SELL')).status);
        return statuses;
      }),
    );
    const counted = Map.groupBy(answers.flat(), (status) => status);
    expect(counted.get(200)).toHaveLength(20);
    expect([...counted.keys()].toSorted()).toEqual([200, 409, 422]);
    for (const { id } of stocks) {
      const stock = await read(`lib_stock/${id}`);
      expect(stock).toMatchObject({ on_hand: 0, sold: 20, version: 21 });
      expect(await replay(`lib_stock/${id}`)).toEqual(dataOf(stock));
    }
  });

  it('changes what a condition finds for one of those who look for it, and nothing that stopped matching meanwhile', async () => {
    const seats = await Promise.all(Array.from({ length: 16 }, () => make('lib_seat', { room: 'hall' })));
    const guests = await Promise.all(Array.from({ length: 16 }, () => make('lib_guest', { room: 'hall' })));
    const shut = seats.slice(0, 8).map(
      ({ id }) =>
        () =>
          send(`lib_seat/${id}`, 'SHUT'),
    );
    const moved = seats.slice(8, 12).map(
      ({ id }) =>
        () =>
          ask(`lib_seat/${id}`, { data: { room: 'other' } }, 'PUT'),
    );
    const take = guests.map(
      ({ id }) =>
        () =>
          send(`lib_guest/${id}`, 'TAKE_ALL'),
    );
    const mixed = take.flatMap((one, at) => [one, ...[shut[at], moved[at - 8]].flatMap((other) => other ?? [])]);
    const answers = await Promise.all(mixed.map((one) => one()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { id } of seats) {
      const steps = (await historyOf(`lib_seat/${id}`)).toReversed();
      const taken = steps.filter(({ changes }) => JSON.stringify(changes).includes('taken_by'));
      expect(taken.length).toBeLessThanOrEqual(1);
      const before = taken[0] ? steps.slice(0, steps.indexOf(taken[0])) : [];
      expect(JSON.stringify(before)).not.toMatch(/SHUT|"other"/);
      const seat = await read(`lib_seat/${id}`);
      if (seat.state === 'open' && seat.room === 'hall') expect(taken).toHaveLength(1);
    }
  });

  it('begins one in place of a record that was there and is gone before it is linked, not one for each who saw it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const room = `bar ${round}`;
      const seat = await make('lib_seat', { room });
      const guests = await Promise.all(Array.from({ length: 31 }, () => make('lib_guest', { room })));
      const sit = guests.map(
        ({ id }) =>
          () =>
            send(`lib_guest/${id}`, 'SIT'),
      );
      const calls = [...sit.slice(0, 6), () => send(`lib_seat/${seat.id}`, 'SHUT'), ...sit.slice(6)];
      const answers = await Promise.all(calls.map((one) => one()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const seats: JsonObject[] = (await ask(`lib_seat?filter=${encodeURIComponent(JSON.stringify({ room }))}`)).json()
        .data;
      expect(seats.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
      const sat = await Promise.all(guests.map(({ id }) => read(`lib_guest/${id}`)));
      const known = new Set(seats.map(({ id }) => id));
      expect(sat.every((guest) => known.has(guest.seat ?? null))).toBe(true);
    }
  });

  it('begins a record that many look for at once only once', async () => {
    const before = (await ask('lib_total')).json().data;
    const loans = await Promise.all(
      Array.from({ length: 32 }, async () => make('lib_loan', { copy: (await make('lib_copy', {})).id })),
    );
    const answers = await Promise.all(loans.map(({ id }) => send(`lib_loan/${id}`, 'LEND')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const totals: JsonObject[] = (await ask('lib_total')).json().data;
    expect(totals).toHaveLength(1);
    const earlier = isJsonObject(before[0]) ? Number(before[0].count) : 0;
    expect(totals[0]?.count).toBe(earlier + 32);
  });
});
