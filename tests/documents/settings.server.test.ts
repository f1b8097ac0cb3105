import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { addLibraryPicture } from './addLibraryPicture.ts';

let test: TestApp;
let id: string;
beforeAll(async () => {
  test = await openTestApp();
  const items = [{ product_name: 'แบริ่ง', quantity: 2, unit_price: 10 }];
  const data = { customer_name: 'บริษัท ก', notes: 'หมายเหตุเดิม', items };
  id = (await test.as('admin')('/api/quotation', { body: { data } })).json().data.id;
});
afterAll(() => test.close());

const path = '/api/document-settings/quotation';
const draw = async (role = 'admin') => (await test.as(role)(`/api/document/quotation/${id}`)).text;
const save = (settings: unknown, version: number, role = 'admin') =>
  test.as(role)(path, { method: 'PUT', body: { settings, version } });

it('changes a document without code, in versions, and gives back the original', async () => {
  const original = await draw();
  const { data } = (await test.as('admin')(path)).json();
  expect(data).toMatchObject({ version: 0, settings: null, versions: [] });
  expect(data.original.parts).toContain('notes');
  expect(data.records.map((record: { id: string }) => record.id)).toContain(id);

  const columns = data.original.columns.map(({ name }: { name: string }) => ({ name })).reverse();
  const settings = {
    title: { th: 'ใบเสนอราคาพิเศษ', en: 'Special quotation' },
    color: '#0b5394',
    hidden: ['notes'],
    columns: [{ ...columns[0], title: { th: 'ยอดเงิน', en: 'Sum' } }, ...columns.slice(1)],
    messages: [
      { text: { th: 'ขอบคุณที่ไว้วางใจ <b>', en: 'Thank you' }, on: 'closing' },
      { text: { th: 'ข้อความถึงลูกค้า ข', en: 'To B' }, on: 'first', when: { customer_name: 'บริษัท ข' } },
    ],
  };
  const preview = await test.as('admin')(`${path}/preview`, { body: { record: id, settings } });
  expect(preview.text).toContain('ใบเสนอราคาพิเศษ');
  expect(await draw()).not.toContain('ใบเสนอราคาพิเศษ');
  expect((await save(settings, 0)).json().data).toEqual({ version: 1 });
  const changed = await draw();
  for (const text of ['ใบเสนอราคาพิเศษ', '--accent: #0b5394', 'ยอดเงิน', 'ขอบคุณที่ไว้วางใจ &lt;b&gt;'])
    expect(changed).toContain(text);
  for (const text of ['หมายเหตุเดิม', 'ข้อความถึงลูกค้า ข']) expect(changed).not.toContain(text);
  expect(changed.indexOf('ยอดเงิน')).toBeLessThan(changed.indexOf('ลำดับ'));

  expect((await save({}, 0)).json()).toMatchObject({ code: 'document_settings_changed' });
  expect((await save(null, 1)).status).toBe(200);
  const withoutTime = (html: string) => html.replace(/พิมพ์เมื่อ [^<]*/g, '');
  expect(withoutTime(await draw())).toBe(withoutTime(original));
  const { versions } = (await test.as('admin')(path)).json().data;
  expect(versions).toMatchObject([
    { version: 2, settings: null, by: expect.any(String) },
    { version: 1, settings: { color: '#0b5394' } },
  ]);
});

it.each([
  { color: 'red;} body{background:url(http://x)}' },
  { columns: [{ name: 'nothing' }] },
  { columns: [] },
  { perPage: 0 },
  { perPage: 2.5 },
  { blocks: { totals: ['nothing'] } },
  { labels: { __proto__x: { th: 'x', en: 'x' } } },
  { messages: [{ text: { th: 'x', en: 'x' }, on: 'first', when: { $where: 'x' } }] },
  { template: '<script>alert(1)</script>' },
  { hidden: ['everything'] },
  [],
  'text',
])('refuses %j', async (settings) => {
  const refused = await save(settings, 2);
  expect(refused.status, refused.text).toBe(400);
});

it('is for administrators of the site, and shows them no record that they may not read', async () => {
  for (const role of ['manager', 'sales', 'guest']) {
    expect((await save({}, 2, role)).status).toBe(403);
    expect((await test.as(role)(path)).status).toBe(403);
    expect((await test.as(role)(`${path}/preview`, { body: { record: id, settings: {} } })).status).toBe(403);
  }
  const missing = await test.as('admin')(`${path}/preview`, { body: { record: 'none', settings: {} } });
  expect(missing.status).toBe(404);
});

it('puts the pictures of the company on documents, from the library alone', async () => {
  const content = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();
  const site = await test.site('factory');
  const logo = await addLibraryPicture(test.app, site.id, content);
  const hidden = await addLibraryPicture(test.app, site.id, content, { purpose: 'form', is_public: false });
  const body = { company: { logo, stamp: hidden } };
  expect((await test.as('admin')('/api/site', { method: 'PUT', body })).status).toBe(200);
  const drawn = await draw();
  expect(drawn.match(/<img class="picture"/g)).toHaveLength(1);
  expect(drawn).toMatch(/<div class="logo"><img class="picture" alt="" src="data:image\/png;base64,/);
  expect((await save({ hidden: ['logo'] }, 2)).status).toBe(200);
  expect(await draw()).not.toContain('<img');
  const bad = { company: { logo: 'https://elsewhere.example/x.png' } };
  expect((await test.as('admin')('/api/site', { method: 'PUT', body: bad })).status).toBe(400);
});

it('marks the document of a cancelled record, the issued one too, whose file stays what it is', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 1, unit_price: 100 }];
  const made = (await test.as('admin')('/api/tax_invoice', { body: { data: { customer_name: 'ก', items } } })).json()
    .data;
  const event = (name: string) =>
    test.as('admin')(`/api/tax_invoice/${made.id}/transition`, { body: { event: name, note: 'ผิดราคา' } });
  const document = `/api/document/tax_invoice/${made.id}`;
  const issued = await test.as('admin')(`${document}/issue`, { body: {} });
  expect(issued.status, issued.text).toBe(201);
  expect((await test.as('admin')(document)).text).not.toContain('CANCELLED');
  const cancelled = await event('VOID');
  expect(cancelled.status, cancelled.text).toBe(200);
  const marked = await test.as('admin')(`${document}?copies=both`);
  expect(marked.text.match(/ยกเลิก · CANCELLED/g)).toHaveLength(
    marked.text.match(/<section class="page"/g)?.length ?? 0,
  );
  const [stored] = await test.app.db.platform.query<{ sha256: string }>(
    `select sha256 from issued_document where record_id = $1 and copies = 'both'`,
    [made.id],
  );
  expect(marked.headers['x-document-sha256']).toBe(stored?.sha256);
});
