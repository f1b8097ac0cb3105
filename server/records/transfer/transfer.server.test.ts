import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderSlip, orderSlipValues } from '../../../tests/factories/orderSlip.ts';
import { buildXlsx } from '../../../tests/support/buildXlsx.ts';
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
const vault = {
  properties: { name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' } } },
  'x-access': { read: [{ roles: ['superadmin'] }], create: [{ roles: ['superadmin'] }] },
};
const visit = {
  properties: {
    name: { type: 'string' },
    on: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    from: { type: 'string', format: 'time' },
    share: { type: 'number' },
    note: { type: 'string' },
  },
};

beforeAll(async () => {
  test = await openTestApp();
  await test.as('root')('/api/collection', { body: { data: { name: 'ware', title: 'ware', schema } } });
  for (const [name, fields] of Object.entries({ visit, vault, order_slip: orderSlip }))
    await test.as('root')('/api/collection', { body: { data: { name, title: name, schema: fields } } });
});
afterAll(() => test.close());

async function send(path: string, content: string | Buffer, type = 'text/csv', signal?: AbortSignal) {
  const cookie = await test.cookie('admin');
  return new Promise<{ status: number; data: ReportLike }>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: test.port,
        path,
        method: 'POST',
        signal,
        headers: { host: `factory.localhost:${test.port}`, cookie, 'content-type': type },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, data: JSON.parse(text).data ?? JSON.parse(text) }),
        );
      },
    );
    call.on('error', reject);
    call.end(content);
  });
}

interface ReportLike {
  rows: number;
  created: number;
  failed: number;
  code?: string;
  errors: { row: number; errors: { path?: string; code: string; message: string; proposals?: string[] }[] }[];
  understood: { row: number; path: string; from: string; to: unknown }[];
  ignored: string[];
  columns: { heading: string; field: string }[];
  fields: { name: string; title: string }[];
}

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

describe('import of what people here write', () => {
  const make = async (collection: string, data: object, role: 'admin' | 'superadmin' = 'admin') =>
    (await test.as(role)(`/api/${collection}`, { body: { data } })).json().data as { id: string };
  let pen: { id: string };

  beforeAll(async () => {
    await empty('ware');
    pen = await make('ware', { code: 'P-1', name: 'ปากกา' });
    await make('ware', { code: 'D-1', name: 'ดินสอ' });
    await make('ware', { code: 'D-2', name: 'ดินสอ' });
    await make('vault', { name: 'ตู้ลับ' }, 'superadmin');
  });

  it('takes dates of either era, titles of choices, codes and names of records, and Thai figures; the dry run shows how', async () => {
    const lines = [
      'เลขที่,สินค้า,การชำระ,marks,กำหนด,far,at,from,phone,count,price,สถานะเงิน,ที่ไหน',
      'ก1,P-1,เงินสด,"ขายดี, New",๓๑ ม.ค. ๒๕๖๙,2569-01-31,31/1/2569 10.30 น.,๐๙:๓๐,๐๘๑๒๓๔๕๖๗๘,๑๒,"๑,๕๐๐.๕๐",ใช่,x',
      `ก2,ปากกา,CREDIT,,31 มกราคม 2569,,,,,,,,`,
      `ก3,${pen.id},cash,hot,2026-01-31,,,,,,,,`,
    ];
    const { data } = await send('/api/order_slip/import?dryRun=true', lines.join('\n'));
    expect(data, JSON.stringify(data)).toMatchObject({ rows: 3, created: 3, failed: 0, ignored: ['ที่ไหน'] });
    const told = (row: number) =>
      Object.fromEntries(data.understood.filter((each) => each.row === row).map(({ path, to }) => [path, to]));
    expect(told(2)).toMatchObject({
      ware: pen.id,
      kind: 'cash',
      marks: ['hot', 'new'],
      due: '2026-01-31',
      count: 12,
      price: 1500.5,
      paid: true,
    });
    expect(told(3)).toEqual({ ware: pen.id, kind: 'credit', due: '2026-01-31' });
    expect(told(4)).toEqual({});
    await send('/api/order_slip/import', lines.join('\n'));
    const [first] = (await test.as('admin')(`/api/order_slip?no=${encodeURIComponent('ก1')}`)).json().data;
    expect(first).toMatchObject({
      ware: pen.id,
      due: '2026-01-31',
      far: '2569-01-31',
      at: '2026-01-31T03:30:00.000Z',
      from: '09:30',
      phone: '0812345678',
    });
  });

  it('asks where it cannot be told what is meant, in the language of whoever imports', async () => {
    const lines = 'no,ware,vault,due,kind\nข1,ดินสอ,,,\nข2,,ตู้ลับ,,\nข3,,,31/1/69,\nข4,,,,เชื่อ\nข5,ยางลบ,,30/2/2569,';
    const { data } = await send('/api/order_slip/import?dryRun=true', lines);
    expect(data).toMatchObject({ created: 0, failed: 5 });
    const told = Object.fromEntries(data.errors.map(({ row, errors }) => [row, errors[0]]));
    expect(told[2]).toMatchObject({
      path: 'ware',
      code: 'reference_unclear',
      message: 'สินค้า: มีหลายรายการที่ชื่อ ดินสอ กรุณาเขียนรหัสแทนชื่อ',
    });
    expect(told[3]).toMatchObject({ path: 'vault', code: 'reference' });
    expect(told[4]).toMatchObject({
      path: 'due',
      code: 'year_asked',
      proposals: ['2026-01-31', '2069-01-31', '1969-01-31'],
    });
    expect(told[5]).toMatchObject({ path: 'kind', code: 'choice_unclear', proposals: ['credit', 'later'] });
    expect(told[6]).toMatchObject({ path: 'due', code: 'type' });
  });

  it('proposes the common era where JSON holds a year of the Buddhist era', async () => {
    const { data } = await send(
      '/api/order_slip/import?format=json',
      '[{"no":"ค1","due":"2569-01-31"}]',
      'application/json',
    );
    expect(data.errors[0]?.errors).toMatchObject([{ path: 'due', code: 'buddhist_year', proposals: ['2026-01-31'] }]);
  });

  it('refuses a heading that two fields have, and reads what is exported in words', async () => {
    const record = { no: 'ง1', ware: pen.id, kind: 'cash', marks: ['hot', 'new'], due: '2026-01-31', paid: true };
    const vaults = (await test.as('superadmin')('/api/vault')).json().data;
    const { id } = await make('order_slip', { ...record, vault: vaults[0].id });
    for (const format of ['csv', 'xlsx']) {
      const file = await test.as('admin')(
        `/api/order_slip/export?format=${format}&words=titles&no=${encodeURIComponent('ง1')}`,
      );
      if (format === 'csv') {
        expect(file.text).toContain('สินค้า');
        expect(file.text).toContain('ปากกา,');
        expect(file.text).toContain('เงินสด,"ขายดี, มาใหม่",2026-01-31,,,,,,,true');
        expect(file.text).not.toContain('ตู้ลับ');
        expect(file.text).toContain(vaults[0].id);
      }
      await empty('order_slip');
      const { data } = await send(`/api/order_slip/import?format=${format}`, file.bytes);
      expect(data, JSON.stringify(data)).toMatchObject({ created: 1, failed: 0 });
      expect((await test.as('admin')(`/api/order_slip/${id}`)).json().data).toMatchObject({
        ...record,
        vault: vaults[0].id,
      });
    }
    const twice = {
      properties: {
        a: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'A' } },
        b: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'B' } },
      },
    };
    await test.as('root')('/api/collection', { body: { data: { name: 'twice', title: 'twice', schema: twice } } });
    expect((await send('/api/twice/import', 'ชื่อ\nx')).data).toMatchObject({ code: 'heading_unclear' });
    expect((await send('/api/twice/import', 'a,B\nx,y')).data).toMatchObject({ created: 1 });
  });
});

describe('import of an Excel file', () => {
  const styles = [0, 14, 22, 20, 10, 200];
  const formats = { 200: '[$-107041E]d mmmm bbbb;@' };
  const headings = `<row>${['name', 'on', 'at', 'from', 'share', 'note'].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row>`;
  const importRows = async (rows: string) =>
    send('/api/visit/import?format=xlsx', await readFile(await buildXlsx({ rows: headings + rows, styles, formats })));

  it('reads days and times in the site’s time zone, and takes percentages for numbers', async () => {
    const cells = '<c t="inlineStr"><is><t>ก</t></is></c><c s="5"><v>45351</v></c><c s="2"><v>45351.5</v></c>';
    const { data } = await importRows(
      `<row>${cells}<c s="3"><v>0.375</v></c><c s="4"><v>0.125</v></c><c s="1"><v>45351</v></c></row>
       <row><c t="inlineStr"><is><t>ข</t></is></c><c s="2"><v>45351.9</v></c><c s="1"><v>45351</v></c></row>`,
    );
    expect(data, JSON.stringify(data)).toMatchObject({ created: 2, failed: 0 });
    const [first, second] = (await test.as('admin')('/api/visit?sort=name')).json().data;
    expect(first).toMatchObject({ on: '2024-02-29', at: '2024-02-29T05:00:00.000Z', from: '09:00:00', share: 0.125 });
    expect(first.note).toBe('2024-02-29');
    expect(second).toMatchObject({ on: '2024-02-29', at: '2024-02-28T17:00:00.000Z' });
  });

  it('lists cells that hold no value of their field, by the number of their row', async () => {
    const { data } = await importRows(
      '<row r="5"><c r="A5" t="e"><v>#REF!</v></c></row><row r="9"><c r="B9"><v>45351</v></c></row><row r="12"><c r="E12" s="1"><v>45351</v></c></row>',
    );
    expect(data).toMatchObject({ created: 0, failed: 3 });
    expect(data.errors.map(({ row, errors }) => [row, errors[0]?.path, errors[0]?.code])).toEqual([
      [5, 'name', 'cell_error'],
      [9, 'on', 'type'],
      [12, 'share', 'type'],
    ]);
  });

  it('refuses one that unpacks to too much, and goes on answering', async () => {
    const sharedTexts = ['<sst>', '<si/>'.repeat(2_100_000), '</sst>'];
    const file = await readFile(await buildXlsx({ rows: headings, sharedTexts }));
    const { status, data } = await send('/api/visit/import?format=xlsx', file);
    expect([status, data.code]).toEqual([413, 'archive_too_large']);
    expect((await test.as('admin')('/api/visit/count')).status).toBe(200);
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

async function empty(collection: string): Promise<void> {
  const stored = (await test.app.collections.of(await test.site('factory'))).get(collection);
  await test.app.db.platform.query(`delete from ${stored?.table}`);
  await test.app.db.platform.query('delete from record_history where collection = $1', [collection]);
}

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
