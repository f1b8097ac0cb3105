import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

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

beforeAll(async () => {
  test = await openTestApp();
  await test.as('root')('/api/collection', { body: { data: { name: 'ware', title: 'ware', schema } } });
});
afterAll(() => test.close());

async function send(path: string, content: string | Buffer, type = 'text/csv') {
  const cookie = await test.cookie('admin');
  return new Promise<{ status: number; data: ReportLike }>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: test.port,
        path,
        method: 'POST',
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
    await admin(`/api/ware/clear?token=${token}`, { method: 'DELETE' });
    await test.app.db.platform.query('delete from x_8000000000000003_ware');
    await test.app.db.platform.query(`delete from record_history where collection = 'ware'`);
    const { data } = await send(`/api/ware/import?format=${format}`, file.bytes);
    expect(data).toMatchObject({ created: before.length, failed: 0 });
    const after = (await admin('/api/ware?sort=id&limit=100')).json().data;
    expect(after.map(withoutSystem)).toEqual(before.map(withoutSystem));
  });
});

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
