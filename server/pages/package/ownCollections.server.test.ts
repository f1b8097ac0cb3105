import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { writePlugin } from '../../../tests/support/guidePlugin.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { checkPluginFolder } from '../../app/check/checkPluginFolder.ts';
import { describeFault } from '../../plugins/describeFault.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const sheet = `รหัส,ชื่อลูกค้า,เบอร์โทร,วันที่เริ่ม,ยอดเงิน,สถานะ,หมายเหตุ
C001,ร้านสมใจ,081-234-5678,31/1/2569,"฿1,200.50",จ่ายแล้ว,
C002,ร้านสมหมาย,02 123 4567,2026-02-01,350 บาท,ค้างจ่าย,โทรก่อน
C003,ร้านสมศรี,089-111-2222,๑ มี.ค. ๒๕๖๙,99,จ่ายแล้ว,
C004,ร้านสมพร,,1 เม.ย. 2569,"1,000",จ่ายแล้ว,
C005,ร้านสมบัติ,081-000-0000,2/4/2569,20,ค้างจ่าย,
C006,ร้านสมคิด,081-000-0001,3/4/2569,30,จ่ายแล้ว,
`;

interface Column {
  name: string;
  title: { th: string; en: string };
  at: number;
  kind: string;
  kinds: { kind: string; schema: object }[];
  unique: boolean;
}

const send = (path: string, body: string, role = 'root') =>
  test.as(role)(path, { method: 'POST', text: body, headers: { 'content-type': 'text/csv' } });

/** The collection that the screen makes of a guess when nobody changes anything. */
function describe(columns: Column[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(
      columns.map(({ name, title, kind, kinds, unique }) => [
        name,
        { ...kinds.find((one) => one.kind === kind)?.schema, 'x-title': title, ...(unique && { 'x-unique': true }) },
      ]),
    ),
  };
}

it('makes a collection of a spreadsheet, with dates of both eras, money, telephones and choices, and imports its rows', async () => {
  const guessed = await send('/api/collection/guess?format=csv&file=customers.csv', sheet);
  expect(guessed.status, guessed.text).toBe(200);
  const { name, rows, columns } = guessed.json().data as { name: string; rows: number; columns: Column[] };
  expect({ name, rows }).toEqual({ name: 'customers', rows: 6 });
  expect(columns.map((column) => [column.name, column.kind])).toEqual([
    ['code', 'text'],
    ['name', 'text'],
    ['phone', 'phone'],
    ['starts_on', 'date'],
    ['amount', 'money'],
    ['status', 'choice'],
    ['note', 'text'],
  ]);
  const data = { name: 'shop_customer', title: { th: 'ลูกค้าร้าน', en: 'Shop customers' }, schema: describe(columns) };
  expect((await test.as('root')('/api/collection', { body: { data } })).status).toBe(201);
  const again = await send(`/api/collection/guess?format=csv&file=${encodeURIComponent('รายชื่อลูกค้า.csv')}`, sheet);
  expect(again.json().data).toMatchObject({ name: 'customer_2', title: { th: 'รายชื่อลูกค้า' } });
  const chosen = encodeURIComponent(JSON.stringify(columns.map((column) => column.name)));
  const imported = await send(`/api/shop_customer/import?format=csv&columns=${chosen}`, sheet);
  expect(imported.json().data).toMatchObject({ rows: 6, created: 6, failed: 0 });
  const found = (await test.as('root')('/api/shop_customer?limit=10')).json().data as Record<string, unknown>[];
  expect(found.find(({ code }) => code === 'C003')).toMatchObject({
    ...{ name: 'ร้านสมศรี', phone: '089-111-2222', starts_on: '2026-03-01', status: 'จ่ายแล้ว' },
    amount: { amount: 99, currency: 'THB' },
  });
});

it('says what is wrong with a sheet without rows, and refuses who may define no collections', async () => {
  const empty = await send('/api/collection/guess?format=csv', 'ชื่อ,ราคา\n');
  expect([empty.status, empty.json().code]).toEqual([400, 'sheet_empty']);
  expect((await send('/api/collection/guess?format=csv', sheet, 'admin')).status).toBe(403);
  expect((await test.as('admin')('/api/collection/plugin?names=shop_customer&id=x')).status).toBe(403);
  expect((await test.as('root')('/api/collection/plugin?names=nothing&id=x')).json().code).toBe('schema_missing');
});

const contract = {
  properties: {
    number: { type: 'string', 'x-unique': true, 'x-sequence': 'own_contract', 'x-title': { th: 'เลขที่', en: 'Number' } },
    customer: { type: 'string', 'x-ref': 'shop_customer', 'x-index': true, 'x-title': { th: 'ลูกค้า', en: 'Customer' } },
    value: { type: 'number', 'x-title': { th: 'มูลค่า', en: 'Value' } },
  },
  'x-access': { read: [{ roles: ['manager'] }] },
};
const machine = {
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      transitions: {
        signed: {
          ...{ event: 'SIGN', title: { th: 'ลงนาม', en: 'Sign' }, roles: ['manager'] },
          guards: [{ if: 'record.value > 0', message: { th: 'ต้องมีมูลค่า', en: 'It needs a value' } }],
        },
      },
    },
    signed: { title: { th: 'ลงนามแล้ว', en: 'Signed' }, final: true },
  },
};

it('takes a collection along as a plugin folder that the check accepts, with all that it needs', async () => {
  const root = test.as('root');
  const pattern = {
    key: 'own_contract',
    module: 'transaction',
    pattern: 'CT{year}{sequence:4}',
    reset_period: 'yearly',
  };
  const patterned = await root('/api/code_management', {
    body: { data: { ...pattern, name: 'สัญญา', is_active: true } },
  });
  expect(patterned.status, patterned.text).toBe(201);
  const data = { name: 'contract', title: { th: 'สัญญา', en: 'Contract' }, schema: contract, machine };
  const defined = await root('/api/collection', { body: { data } });
  expect(defined.status, defined.text).toBe(201);
  const grants = [{ collection: 'contract', actions: ['read', 'update'], events: ['SIGN'] }];
  const role = { id: 'clerk', title: { th: 'เสมียน', en: 'Clerk' }, base: 'employee', grants };
  const given = await root('/api/roles', { body: role });
  expect(given.status, given.text).toBeLessThan(300);
  const [customer] = (await root('/api/shop_customer?limit=1')).json().data;
  const made = await root('/api/contract', { body: { data: { customer: customer.id, value: 5 } } });
  expect(made.status, made.text).toBe(201);

  const packed = await root('/api/collection/plugin?names=contract&id=contracts&records=50');
  expect(packed.status, packed.text.slice(0, 300)).toBe(200);
  const files = await unzip(packed.bytes);
  expect([...files.keys()].sort()).toEqual([
    'README.md',
    'collections/contract/contract.machine.json',
    'collections/contract/contract.schema.json',
    'collections/shop_customer/shop_customer.schema.json',
    'manifest.json',
    'sample/factory.json',
  ]);
  expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({
    numberPatterns: { own_contract: { pattern: 'CT{year}{sequence:4}', reset: 'yearly' } },
    ownRoles: [{ id: 'clerk' }],
  });
  const { contract: samples } = JSON.parse(files.get('sample/factory.json') ?? '').records;
  expect(samples[0]).toMatchObject({ value: 5, customer: expect.stringMatching(/^shop_customer_demo\d{4}$/) });

  const plugin = await writePlugin([...files].map(([path, content]) => ({ path, content })));
  const faults = await checkPluginFolder(plugin.folder).finally(() => plugin.remove());
  expect(faults.map((fault) => describeFault(fault, 'en'))).toEqual([]);
});

/** The texts of an archive, without the folder that all of them stand in. */
async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip: ZipFile = await fromBufferPromise(bytes);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const content = await text(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName.replace(/^contracts\//, ''), content);
  }
  return files;
}
