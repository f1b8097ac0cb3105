import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const title = (name: string) => ({ th: `ไทย ${name}`, en: name });
const everybody = { read: [{}], create: [{}], update: [{}], delete: [{}], import: [{}] };

const supplier = {
  properties: { name: { type: 'string' }, blocked: { type: 'boolean' } },
  'x-access': everybody,
};
const item = {
  properties: {
    name: { type: 'string', 'x-title': title('Name') },
    available: { type: 'number' },
    cost: { type: 'number' },
    lent: { type: 'boolean' },
    supplier_id: { type: 'string', 'x-ref': 'guard_supplier' },
  },
  'x-access': {
    ...everybody,
    read: [{ roles: ['admin'] }, { roles: ['sales', 'warehouse'], fields: ['name', 'available'] }],
  },
};
const enough = {
  if: 'record.quantity <= item.available',
  field: 'quantity',
  message: { th: 'มีเพียง {{item.available}} ชิ้น', en: 'Only {{item.available}} are left' },
};
const order = {
  properties: {
    item_id: { type: 'string', 'x-ref': 'guard_item', 'x-title': title('Item') },
    quantity: { type: 'number', 'x-title': title('Quantity') },
    price: { type: 'number' },
    due: { type: 'string', format: 'date' },
    note: { type: 'string' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { item_id: { type: 'string', 'x-ref': 'guard_item' }, quantity: { type: 'number' } },
      },
    },
  },
  'x-guard': [
    enough,
    {
      if: 'record.price == null || record.price >= item.cost',
      field: 'price',
      message: { th: 'ราคาต่ำกว่าทุน {{item.cost}} บาท', en: 'Below its cost of {{item.cost}}' },
    },
    {
      if: 'item == null || item.supplier.blocked != true',
      field: 'item_id',
      message: { th: 'ผู้ขาย {{item.supplier.name}} ถูกระงับ', en: '{{item.supplier.name}} is blocked' },
    },
    {
      if: 'before.quantity == null || record.quantity <= before.quantity * 2',
      field: 'quantity',
      on: ['update'],
      message: { th: 'เพิ่มจาก {{before.quantity}} ได้ไม่เกินสองเท่า', en: 'No more than twice {{before.quantity}}' },
    },
    {
      if: 'record.note != "นอกระบบ"',
      field: 'note',
      message: {
        th: '{{record.item_id | title | default: สินค้า}} ต้องผ่านระบบ',
        en: '{{record.item_id | title}} must go through',
      },
    },
    {
      if: 'record.lines.all(l, l.item.available >= l.quantity)',
      field: 'lines',
      message: { th: 'บางรายการมีไม่พอ', en: 'Not enough for some of the lines' },
    },
  ],
  'x-access': everybody,
};
const machine = {
  initial: 'draft',
  states: {
    draft: {
      title: title('Draft'),
      transitions: {
        confirmed: {
          title: title('Confirm'),
          event: 'CONFIRM',
          guards: [
            enough,
            {
              if: "record.quantity < 100 || person.role == 'admin'",
              message: {
                th: '{{record.quantity}} ชิ้นต้องให้ผู้ดูแลยืนยัน',
                en: '{{record.quantity}} must be confirmed by an administrator',
              },
            },
            {
              if: 'record.due == null || record.due >= today',
              field: 'due',
              message: { th: 'เลยกำหนด {{record.due}}', en: 'Was due on {{record.due}}' },
            },
          ],
        },
        dropped: { title: title('Drop') },
      },
    },
    confirmed: { title: title('Confirmed'), final: true },
    dropped: { title: title('Dropped'), final: true },
  },
};

let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  for (const [name, schema, states] of [
    ['guard_supplier', supplier],
    ['guard_item', item],
    ['guard_order', order, machine],
    ['guard_loan', loan],
  ] as const)
    expect((await define(name, schema, states)).text).toContain('"status":201');
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

const loan = {
  properties: { item_id: { type: 'string', 'x-ref': 'guard_item' } },
  'x-guard': [
    {
      if: 'item.lent != true',
      field: 'item_id',
      on: ['create'],
      message: { th: '{{item.name}} ถูกยืมอยู่', en: '{{item.name}} is lent' },
    },
  ],
  'x-access': everybody,
};

const define = (name: string, schema: object, states?: object) =>
  test.as('root')('/api/collection', {
    body: { data: { name, title: name, schema, ...(states && { machine: states }) } },
  });
const makeItem = async (data: JsonObject): Promise<string> =>
  String((await records.create('guard_item', data)).record.id);
const makeOrder = async (data: JsonObject): Promise<string> =>
  String((await records.create('guard_order', data)).record.id);
const details = (answer: { json(): { details: JsonObject[] } }) =>
  answer.json().details.map(({ path, message }) => `${path}: ${message}`);

describe('a guard', () => {
  it('refuses what does not hold, the same by every way of writing', async () => {
    const item_id = await makeItem({ available: 1200 });
    const admin = test.as('admin');
    const told = 'quantity: มีเพียง 1,200 ชิ้น';
    const body = { data: { item_id, quantity: 1300 } };

    const created = await admin('/api/guard_order', { body });
    expect(created.json()).toMatchObject({ status: 422, code: 'guard_failed' });
    expect(details(created)).toEqual([told]);

    const id = await makeOrder({ item_id, quantity: 1000 });
    const put = await admin(`/api/guard_order/${id}`, { method: 'PUT', body: { data: { quantity: 1300 } } });
    expect([put.status, ...details(put)]).toEqual([422, told]);

    const operations = [
      { op: 'create', collection: 'guard_order', data: { item_id, quantity: 1 } },
      { op: 'update', collection: 'guard_order', id, data: { quantity: 1300 } },
    ];
    const batch = await admin('/api/batch', { body: { operations } });
    expect(batch.json()).toMatchObject({ details: { index: 1, code: 'guard_failed' } });
    expect(await records.count('guard_order', { filter: { item_id } })).toBe(1);

    const event = await admin(`/api/guard_order/${id}/transition`, {
      body: { event: 'CONFIRM', data: { quantity: 1300 } },
    });
    expect([event.status, ...details(event)]).toEqual([422, told]);

    const lines = [
      { item_id, quantity: 1300 },
      { item_id, quantity: 5 },
    ];
    for (const dryRun of [true, false]) {
      const file = await admin(`/api/guard_order/import?dryRun=${dryRun}`, {
        method: 'POST',
        text: JSON.stringify(lines),
        headers: { 'content-type': 'application/json' },
      });
      expect(file.json().data).toMatchObject({ created: 1, failed: 1 });
      expect(file.json().data.errors[0].errors).toMatchObject([{ path: 'quantity', message: 'มีเพียง 1,200 ชิ้น' }]);
    }
    await expect(records.update('guard_order', id, { quantity: 1300 })).rejects.toMatchObject({ code: 'guard_failed' });
    expect(await records.read('guard_order', id)).toMatchObject({ quantity: 1000, state: 'draft', version: 1 });
  });

  it('tells all that fail, in the language of the person', async () => {
    const supplier_id = String((await records.create('guard_supplier', { name: 'ก', blocked: true })).record.id);
    const item_id = await makeItem({ available: 1, cost: 50, supplier_id });
    const cookie = `${await test.cookie('admin')}; sala_language=en`;
    const answer = await test.call('/api/guard_order', {
      body: { data: { item_id, quantity: 2, price: 10 } },
      headers: { cookie },
    });
    expect(details(answer)).toEqual([
      'quantity: Only 1 are left',
      'price: Below its cost of 50',
      'item_id: ก is blocked',
    ]);
  });

  it('does not tell a value that the person may not read', async () => {
    const item_id = await makeItem({ available: 5, cost: 5432 });
    const answer = await test.as('sales')('/api/guard_order', { body: { data: { item_id, quantity: 9, price: 1 } } });
    expect(details(answer)).toEqual(['quantity: มีเพียง 5 ชิ้น', 'price: ราคาต่ำกว่าทุน … บาท']);
    expect(answer.text).not.toContain('5432');
    expect(answer.text).not.toContain('5,432');
  });

  it('tells a reference by its title, to whoever may read that', async () => {
    const item_id = await makeItem({ name: 'ปากกา', available: 5 });
    const send = (role: 'sales' | 'production', note = 'นอกระบบ') =>
      test.as(role)('/api/guard_order', { body: { data: { item_id, quantity: 1, note } } });
    expect(details(await send('sales'))).toEqual(['note: ปากกา ต้องผ่านระบบ']);
    expect(details(await send('production'))).toEqual(['note: … ต้องผ่านระบบ']);
  });

  it('compares with the record as it was, and looks into the lines', async () => {
    const item_id = await makeItem({ available: 100 });
    const id = await makeOrder({ item_id, quantity: 4 });
    const put = (data: object) => test.as('admin')(`/api/guard_order/${id}`, { method: 'PUT', body: { data } });
    expect(details(await put({ quantity: 9 }))).toEqual(['quantity: เพิ่มจาก 4 ได้ไม่เกินสองเท่า']);
    expect((await put({ quantity: 8 })).status).toBe(200);
    expect(
      details(
        await put({
          lines: [
            { item_id, quantity: 100 },
            { item_id, quantity: 101 },
          ],
        }),
      ),
    ).toEqual(['lines: บางรายการมีไม่พอ']);
    expect((await put({ lines: [{ item_id, quantity: 100 }] })).status).toBe(200);
  });

  it('of an event knows who sends it and when', async () => {
    const item_id = await makeItem({ available: 1000 });
    const id = await makeOrder({ item_id, quantity: 150, due: '2020-01-31' });
    const send = (role: string) => test.as(role)(`/api/guard_order/${id}/transition`, { body: { event: 'CONFIRM' } });
    expect(details(await send('sales'))).toEqual([': 150 ชิ้นต้องให้ผู้ดูแลยืนยัน', 'due: เลยกำหนด 31 ม.ค. 2563']);
    expect(details(await send('admin'))).toEqual(['due: เลยกำหนด 31 ม.ค. 2563']);
    await records.update('guard_order', id, { due: '2999-01-01' });
    expect((await send('admin')).status).toBe(200);
  });

  it('is told with the event that it holds back, when the record is read', async () => {
    const item_id = await makeItem({ available: 10 });
    const id = await makeOrder({ item_id, quantity: 10 });
    const actions = async () => (await test.as('admin')(`/api/guard_order/${id}`)).json().data._actions;
    expect((await actions()).filter(({ refused }: JsonObject) => refused)).toEqual([]);
    await records.update('guard_item', item_id, { available: 3 });
    const [confirm, dropped] = await actions();
    expect(dropped).toEqual({ event: 'DROPPED', to: 'dropped', title: 'ไทย Drop' });
    expect(confirm).toMatchObject({ event: 'CONFIRM', refused: [{ path: 'quantity', message: 'มีเพียง 3 ชิ้น' }] });
  });
});

describe('under 32 clients at once', () => {
  it('lets one of them lend a copy, and tells the others', async () => {
    for (let round = 0; round < 3; round += 1) {
      const item_id = await makeItem({ name: 'หนังสือ' });
      const operations = [
        { op: 'create', collection: 'guard_loan', data: { item_id } },
        { op: 'update', collection: 'guard_item', id: item_id, data: { lent: true } },
      ];
      const lend = async () => (await test.as('admin')('/api/batch', { body: { operations } })).json();
      const answers = await Promise.all(Array.from({ length: 32 }, lend));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(31);
      for (const answer of refused) expect(answer.details).toMatchObject({ index: 0, code: 'guard_failed' });
      expect(await records.count('guard_loan', { filter: { item_id } })).toBe(1);
    }
  });

  it('stops nobody by a lock, in whatever order records refer to each other', async () => {
    const items = await Promise.all(Array.from({ length: 4 }, () => makeItem({ available: 1000 })));
    const orders = await Promise.all(items.map((item_id) => makeOrder({ item_id, quantity: 1 })));
    const change = async (_: unknown, client: number) => {
      const codes: string[] = [];
      for (let step = 0; step < 4; step += 1) {
        const turn = (client + step * 7) % 4;
        const lines = items.map((item_id) => ({ item_id, quantity: 1 }));
        const data = { lines: client % 2 ? lines : lines.toReversed(), note: `${client} ${step}` };
        const answer = await test.as('admin')(`/api/guard_order/${orders[turn]}`, { method: 'PUT', body: { data } });
        codes.push(answer.json().code ?? 'done');
      }
      return codes;
    };
    const codes = (await Promise.all(Array.from({ length: 32 }, change))).flat();
    expect(codes.filter((code) => code !== 'done' && code !== 'too_busy')).toEqual([]);
    expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(codes.length / 2);
  });
});

describe('a faulty guard', () => {
  it('is refused with its place and the nearest name', async () => {
    const message = { th: 'ก', en: 'a' };
    const answer = await define('guard_faulty', {
      ...order,
      'x-guard': [
        { if: 'record.quantiti > 0', message },
        { if: 'itm.available > 0', message },
        { if: 'item.availble > 0', field: 'qantity', message },
        { if: 'record.quantity', message, on: ['creat'] },
        { if: 'item.supplier.nam != ""', mesage: 1, message },
        { if: 'item.available > 0', message: { th: '{{item.availabel}}', en: '{{nothing.at}}' } },
        { if: 'record.quantity >', message },
        { if: 'record.quantity > 0', message: { th: '{{record.quantity | mony}}', en: 'a' } },
      ],
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'collection_invalid' });
    expect(
      answer.json().details.map(({ path, message: told }: JsonObject) => `${path}: ${told}`),
    ).toMatchInlineSnapshot(`
      [
        "x-guard.0.if: สูตรไม่ถูกต้องที่ตัวอักษรที่ 8: ไม่มีฟิลด์ quantiti หมายถึง "quantity" หรือไม่",
        "x-guard.1.if: สูตรไม่ถูกต้องที่ตัวอักษรที่ 1: ไม่รู้จักชื่อ itm หมายถึง "item" หรือไม่",
        "x-guard.2.field: ไม่มีฟิลด์ "qantity" หมายถึง "quantity" หรือไม่",
        "x-guard.2.if: สูตรไม่ถูกต้องที่ตัวอักษรที่ 6: ไม่มีฟิลด์ availble หมายถึง "available" หรือไม่",
        "x-guard.3.on: ไม่มีตัวเลือก "creat" หมายถึง "create" หรือไม่",
        "x-guard.3.if: ต้องได้จริงหรือเท็จ",
        "x-guard.4: ไม่มีคีย์ "mesage" หมายถึง "message" หรือไม่",
        "x-guard.4.if: สูตรไม่ถูกต้องที่ตัวอักษรที่ 15: ไม่มีฟิลด์ nam หมายถึง "name" หรือไม่",
        "x-guard.5.message: สูตรไม่ถูกต้องที่ตัวอักษรที่ 6: ไม่มีฟิลด์ availabel หมายถึง "available" หรือไม่",
        "x-guard.5.message: สูตรไม่ถูกต้องที่ตัวอักษรที่ 1: ไม่รู้จักชื่อ nothing",
        "x-guard.6.if: สูตรไม่ถูกต้องที่ตัวอักษรที่ 18: สูตรยังไม่จบ",
        "x-guard.7.message: ไม่มีรูปแบบของข้อความ "mony" หมายถึง "money" หรือไม่",
      ]
    `);
  });
});
