import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSlip } from '../../../tests/factories/orderSlip.ts';
import { buildXlsx } from '../../../tests/support/buildXlsx.ts';
import { emptyCollection, sendImport } from '../../../tests/support/sendImport.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
const ware = {
  properties: {
    code: { type: 'string', 'x-unique': true, 'x-title': { th: 'รหัส', en: 'Code' } },
    name: { type: 'string', 'x-title': { th: 'ชื่อสินค้า', en: 'Product name' } },
  },
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
  for (const [name, schema] of Object.entries({ ware, visit, vault, order_slip: orderSlip }))
    await test.as('root')('/api/collection', { body: { data: { name, title: name, schema } } });
});
afterAll(() => test.close());

const send = (path: string, content: string | Buffer, type?: string) => sendImport(test, { path, content, type });
const empty = (collection: string) => emptyCollection(test, collection);

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
