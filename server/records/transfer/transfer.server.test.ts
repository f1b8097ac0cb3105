import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderSlip, orderSlipValues } from '../../../tests/factories/orderSlip.ts';
import { emptyCollection, sendImport } from '../../../tests/support/sendImport.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
const schema = {
  properties: {
    code: { type: 'string', 'x-unique': true, 'x-title': { th: 'รหัส', en: 'Code' } },
    name: { type: 'string', 'x-title': { th: 'ชื่อสินค้า', en: 'Product name' } },
    price: { type: 'number', minimum: 0 },
    active: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    data: { type: 'object' },
    pin: { type: 'string', 'x-secret': true },
  },
  required: ['name'],
};
beforeAll(async () => {
  test = await openTestApp();
  const vault = { properties: { name: { type: 'string' } } };
  for (const [name, fields] of Object.entries({ ware: schema, vault, order_slip: orderSlip }))
    await test.as('root')('/api/collection', { body: { data: { name, title: name, schema: fields } } });
});
afterAll(() => test.close());

const send = (path: string, content: string | Buffer, type?: string, signal?: AbortSignal) =>
  sendImport(test, { path, content, type, signal });
const empty = (collection: string) => emptyCollection(test, collection);

const csv =
  'รหัส,Product name,price,active,tags\nA1,โต๊ะ,"1,500.50",ใช่,"[""ไม้"",""ใหญ่""]"\nA2,,5,,\nA1,ซ้ำ,1,,\nA3,เก้าอี้,-4,no,\n';

describe('import', () => {
  it('only lists what is wrong, row by row, when it is a dry run', async () => {
    const { data } = await send('/api/ware/import?dryRun=true', csv);
    expect(data).toMatchObject({ rows: 4, created: 1, failed: 3, dryRun: true });
    expect(data.errors.map(({ row, errors }) => [row, errors[0]?.path, errors[0]?.code]).sort()).toEqual([
      [3, 'name', 'required'],
      [4, 'code', 'duplicate'],
      [5, 'price', 'minimum'],
    ]);
    expect(JSON.stringify(data.errors)).toContain('รหัส ซ้ำกับที่มีอยู่แล้ว');
    expect((await test.as('admin')('/api/ware/count')).json().count).toBe(0);
  });

  it('shows its columns, what they may be and its first rows, and takes what somebody says of them', async () => {
    const file = 'ของ,ราคา,ชื่อสินค้า,code\nโต๊ะ,12,ก,X1\nเก้าอี้,-4,ข,X2\n';
    const guessed = (await send('/api/ware/import?dryRun=true&columns=[]', file)).data;
    expect(guessed).toMatchObject({
      columns: [
        { heading: 'ของ', field: '' },
        { heading: 'ราคา', field: '' },
        { heading: 'ชื่อสินค้า', field: 'name' },
        { heading: 'code', field: 'code' },
      ],
      sample: [
        { row: 2, cells: ['โต๊ะ', '12', 'ก', 'X1'] },
        { row: 3, cells: ['เก้าอี้', '-4', 'ข', 'X2'] },
      ],
      created: 2,
    });
    const names = guessed.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['id', 'code', 'name', 'price']));
    expect(names).not.toContain('pin');
    const near = (await send('/api/ware/import?dryRun=true&columns=[]', 'Product-name *,ชื่อ,ราคา\nก,ข,1\n')).data;
    expect(near.columns.map(({ field }) => field)).toEqual(['name', '', '']);
    const chosen = encodeURIComponent(JSON.stringify(['name', 'price', '', null]));
    const { data } = await send(`/api/ware/import?dryRun=true&columns=${chosen}`, file);
    expect(data).toMatchObject({ created: 1, failed: 1, ignored: ['ชื่อสินค้า'] });
    expect(data.errors[0]).toMatchObject({ row: 3, cells: ['เก้าอี้', '-4', 'ข', 'X2'], errors: [{ path: 'price' }] });
    for (const broken of ['{', '{}', '[1]'])
      expect((await send(`/api/ware/import?columns=${encodeURIComponent(broken)}`, file)).status).toBe(400);
  });

  it('creates the sound rows, with values of their fields’ types and a history', async () => {
    const { data } = await send('/api/ware/import', csv);
    expect(data).toMatchObject({ created: 1, failed: 3 });
    const [made] = (await test.as('admin')('/api/ware')).json().data;
    expect(made).toMatchObject({ code: 'A1', name: 'โต๊ะ', price: 1500.5, active: true, tags: ['ไม้', 'ใหญ่'] });
    const history = (await test.as('admin')(`/api/ware/${made.id}/history`)).json().data;
    expect(history[0]).toMatchObject({ action: 'import', version: 1 });
  });

  it('refuses a broken file with a clear message', async () => {
    // The last ones are whole records of a file that is cut off, or is something else.
    for (const text of [
      '[{"name": "x"',
      '[{"name": "x"}',
      '[{"name": "x"},',
      '[[',
      '[[{"name": "x"}]]',
      '{"name": "x"}]',
      '5',
    ])
      expect((await send('/api/ware/import?format=json', text, 'application/json')).status, text).toBe(400);
    expect((await send('/api/ware/import?format=xlsx', 'no zip at all')).status).toBe(400);
    expect((await send('/api/ware/import?format=csv', 'a,"b\nunclosed')).status).toBe(400);
  });
});

it.each([
  ['whole where its site is there alone', false, [250]],
  ['in pieces beside other sites, with a rest after each', true, [100, 100, 50]],
])('writes a block of a file %s', async (_, isShared, sizes) => {
  const name = isShared ? 'shared' : 'alone';
  const shared = vi.spyOn(test.app.share, 'hasOthers').mockReturnValue(isShared);
  const rows = Array.from({ length: 250 }, (_, at) => `${isShared}-${at},${name}`);
  const { data } = await send('/api/ware/import', ['code,name', ...rows].join('\n'));
  shared.mockRestore();
  expect(data).toMatchObject({ created: 250, failed: 0 });
  // Each piece is a transaction of its own.
  const table = (await test.app.collections.of(await test.site('factory'))).get('ware')?.table;
  const [pieces] = await test.app.db.platform.query<{ sizes: number[] }>(
    `select array_agg(size order by xid) as sizes from (
       select xmin::text::bigint as xid, count(*)::int as size from ${table} where data ->> 'name' = $1 group by 1) as piece`,
    [name],
  );
  expect(pieces?.sizes).toEqual(sizes);
});

it('ends an import whose sender hangs up, and tells how far it is until then', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `C${at},n\n`);
  const sending = new AbortController();
  const sent = send('/api/ware/import?job=long', `code,name\n${lines.join('')}`, 'text/csv', sending.signal);
  const progress = async () => (await test.as('admin')('/api/import/long')).json().data;
  await expect.poll(async () => (await progress())?.created ?? 0, { interval: 20 }).toBeGreaterThan(0);
  sending.abort();
  await expect(sent).rejects.toThrow();
  await expect.poll(progress).toBeNull();
  const { count } = (await test.as('admin')('/api/ware/count')).json();
  expect(count).toBeLessThan(20_000);
  await empty('ware');
});

describe('export', () => {
  it('is named by the day of the site, which may be another one than in Greenwich', async () => {
    test.clock.set('2026-11-29T22:00:00Z');
    const file = await test.as('admin')('/api/ware/export?format=csv');
    test.clock.release();
    expect(file.headers['content-disposition']).toContain('ware-2026-11-30.csv');
  });

  it.each(['csv', 'json', 'xlsx'] as const)('comes back by import as it was: %s', async (format) => {
    const admin = test.as('admin');
    await admin('/api/ware', {
      body: {
        data: {
          name: '=SUM(A1)&"x"',
          code: `F-${format}`,
          price: 0.1,
          active: false,
          data: { rpm: 1500 },
          pin: 'secret-7',
        },
      },
    });
    const before = (await admin('/api/ware?sort=id&limit=100')).json().data;
    const file = await admin(`/api/ware/export?format=${format}`);
    expect(file.status).toBe(200);
    expect(file.text).not.toContain('secret-7');
    if (format === 'csv') expect(file.text).toContain(`'=SUM`);
    const { token } = (await admin('/api/ware/clear', { method: 'DELETE' })).json().details;
    await admin(`/api/ware/clear?confirm=ware&token=${token}`, { method: 'DELETE' });
    await empty('ware');
    const { data } = await send(`/api/ware/import?format=${format}`, file.bytes);
    expect(data).toMatchObject({ created: before.length, failed: 0 });
    const after = (await admin('/api/ware?sort=id&limit=100')).json().data;
    expect(after.map(withoutSystem)).toEqual(before.map(withoutSystem));
  });
});

it.each(['csv', 'xlsx', 'json'] as const)(
  'exports what comes back by import as it was, whatever the fields hold: %s',
  async (format) => {
    const records = fc
      .sample(fc.record(orderSlipValues, { requiredKeys: [] }), 150)
      .map((record, at) => ({ ...record, no: `${format}-${at}` }));
    for (let at = 0; at < records.length; at += 50) {
      const operations = records.slice(at, at + 50).map((data) => ({ op: 'create', collection: 'order_slip', data }));
      expect((await test.as('admin')('/api/batch', { body: { operations } })).status).toBe(200);
    }
    const stored = async () => (await test.as('admin')('/api/order_slip?limit=500&sort=id&no[regex]=-')).json().data;
    const before = await stored();
    expect(before).toHaveLength(150);
    const file = await test.as('admin')(`/api/order_slip/export?format=${format}&no[regex]=-`);
    await empty('order_slip');
    const { data } = await send(`/api/order_slip/import?format=${format}`, file.bytes);
    expect(data, JSON.stringify(data).slice(0, 800)).toMatchObject({ created: 150, failed: 0, understood: [] });
    expect((await stored()).map(withoutSystem)).toEqual(before.map(withoutSystem));
    await empty('order_slip');
  },
);

function withoutSystem({
  created_at: _a,
  updated_at: _b,
  version: _c,
  created_by: _d,
  updated_by: _e,
  ...record
}: Record<string, unknown>) {
  return record;
}
