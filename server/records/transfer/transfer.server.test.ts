import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    pin: { type: 'string', 'x-secret': true },
  },
  required: ['name'],
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
  await test.as('root')('/api/collection', { body: { data: { name: 'visit', title: 'visit', schema: visit } } });
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
  errors: { row: number; errors: { path?: string; code: string; message: string }[] }[];
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
    expect((await test.as('admin')('/api/ware/count')).json().count).toBe(0);
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
    expect((await send('/api/ware/import?format=json', '[{"name": "x"', 'application/json')).status).toBe(400);
    expect((await send('/api/ware/import?format=xlsx', 'no zip at all')).status).toBe(400);
    expect((await send('/api/ware/import?format=csv', 'a,"b\nunclosed')).status).toBe(400);
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

it('ends an import whose sender hangs up, and tells how far it is until then', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `C${at},n\n`);
  const sending = new AbortController();
  const sent = send('/api/ware/import?job=long', `code,name\n${lines.join('')}`, 'text/csv', sending.signal);
  const progress = async () => (await test.as('admin')('/api/import/long')).json().data;
  await expect.poll(async () => (await progress())?.created ?? 0, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0);
  sending.abort();
  await expect(sent).rejects.toThrow();
  await expect.poll(progress, { timeout: 20_000 }).toBeNull();
  const { count } = (await test.as('admin')('/api/ware/count')).json();
  expect(count).toBeLessThan(20_000);
  await emptyTable();
});

describe('export', () => {
  it.each(['csv', 'json', 'xlsx'] as const)('comes back by import as it was: %s', async (format) => {
    const admin = test.as('admin');
    await admin('/api/ware', {
      body: { data: { name: '=SUM(A1)&"x"', code: `F-${format}`, price: 0.1, active: false, pin: 'secret-7' } },
    });
    const before = (await admin('/api/ware?sort=id&limit=100')).json().data;
    const file = await admin(`/api/ware/export?format=${format}`);
    expect(file.status).toBe(200);
    expect(file.text).not.toContain('secret-7');
    if (format === 'csv') expect(file.text).toContain(`'=SUM`);
    const { token } = (await admin('/api/ware/clear', { method: 'DELETE' })).json().details;
    await admin(`/api/ware/clear?confirm=ware&token=${token}`, { method: 'DELETE' });
    await emptyTable();
    await test.app.db.platform.query(`delete from record_history where collection = 'ware'`);
    const { data } = await send(`/api/ware/import?format=${format}`, file.bytes);
    expect(data).toMatchObject({ created: before.length, failed: 0 });
    const after = (await admin('/api/ware?sort=id&limit=100')).json().data;
    expect(after.map(withoutSystem)).toEqual(before.map(withoutSystem));
  });
});

async function emptyTable(): Promise<void> {
  const stored = (await test.app.collections.of(await test.site('factory'))).get('ware');
  await test.app.db.platform.query(`delete from ${stored?.table}`);
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
