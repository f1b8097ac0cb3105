import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { runPrints } from '../../server/documents/batch/runPrints.ts';
import { sweepFiles } from '../../server/files/sweepFiles.ts';
import { openBrowser } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { readPdfText } from './readPdfText.ts';

let test: TestApp;
const ids: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  for (const name of ['บริษัท ก', 'บริษัท ข', 'บริษัท ค']) {
    const items = [{ product_name: `สินค้าของ ${name}`, quantity: 2, unit_price: 10 }];
    const made = await test.as('sales')('/api/quotation', { body: { data: { customer_name: name, items } } });
    ids.push(made.json().data.id);
  }
});
afterAll(() => test.close());

const ask = (role: string, body: object) =>
  test.as(role)('/api/print-job', { body: { document: 'quotation', form: 'pdf', ...body } });
const read = async (role: string, id: string) => (await test.as(role)(`/api/print-job/${id}`)).json().data;

it('prints many records as one file for who asked, and says which could not be printed', async () => {
  const asked = await ask('sales', { records: [ids[2], 'missing', ids[0]], copies: 'both' });
  expect(asked.status, asked.text).toBe(202);
  const { id } = asked.json().data;
  expect(await read('sales', id)).toMatchObject({ status: 'queued', done: 0, total: 3, file: null });
  await runPrints(test.app);
  const job = await read('sales', id);
  expect(job).toMatchObject({ status: 'done', done: 3, refused: [{ id: 'missing', reason: expect.any(String) }] });

  const file = await test.as('sales')(job.file.url);
  expect(file.headers['content-type']).toBe('application/pdf');
  const content = file.bytes;
  expect((await PDFDocument.load(content)).getPageCount()).toBe(4);
  // In the order in which they were asked for, with their text.
  const text = readPdfText(await (await PDFDocument.load(content)).save({ useObjectStreams: false }));
  expect(text.map((page) => page.replace(/\s/g, '').includes('สินค้าของบริษัทค'))).toEqual([true, true, false, false]);

  for (const role of ['admin', 'manager']) expect((await test.as(role)(job.file.url)).status).toBe(404);
  expect((await test.as('admin')(`/api/print-job/${id}`)).status).toBe(404);
  expect((await test.as('admin')('/api/print-job')).json().data).toEqual([]);
  await test.app.db.platform.query(`update file set created_at = now() - interval '8 days' where purpose = 'print'`);
  await sweepFiles(test.app);
  expect((await test.as('sales')(job.file.url)).status).toBe(404);
  expect((await read('sales', id)).file).toBeNull();
}, 120_000);

it('gives a file of each record in an archive', async () => {
  const { id } = (await ask('sales', { records: ids, form: 'zip' })).json().data;
  await runPrints(test.app);
  const { file } = await read('sales', id);
  const names = await listEntries((await test.as('sales')(file.url)).bytes);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^ใบเสนอราคา-.*\.pdf$/);
}, 120_000);

it('prints with the rights of who asked, and nothing where none may be read', async () => {
  const { id } = (await ask('hr', { records: ids })).json().data;
  await runPrints(test.app);
  expect(await read('hr', id)).toMatchObject({ status: 'failed', file: null, error: expect.any(String) });
  expect((await read('hr', id)).refused).toHaveLength(3);
});

it('is cancelled by who asked alone, once', async () => {
  const { id } = (await ask('sales', { records: ids })).json().data;
  const cancel = (role: string) => test.as(role)(`/api/print-job/${id}/cancel`, { method: 'POST' });
  expect((await cancel('admin')).status).toBe(404);
  expect((await cancel('sales')).status).toBe(202);
  expect((await cancel('sales')).json()).toMatchObject({ code: 'print_job_over' });
  await runPrints(test.app);
  expect(await read('sales', id)).toMatchObject({ status: 'cancelled', done: 0, file: null });
});

it('takes up again what a worker left, and gives up after several times', async () => {
  const { id } = (await ask('sales', { records: ids.slice(0, 1) })).json().data;
  const leave = (lease: number) =>
    test.app.db.platform.query(
      `update print_job set status = 'running', lease = $2, next_at = now() - interval '1 minute' where id = $1`,
      [id, lease],
    );
  await leave(1);
  await runPrints(test.app);
  expect(await read('sales', id)).toMatchObject({ status: 'done', done: 1 });
  await leave(3);
  await runPrints(test.app);
  expect(await read('sales', id)).toMatchObject({ status: 'failed' });
}, 120_000);

it('keeps few prints of one person open, and few records in each', async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => ask('sales', { records: ids })));
  expect(open.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
  const many = Array.from({ length: 501 }, (_, at) => `id-${at}`);
  expect((await ask('sales', { records: many })).status).toBe(400);
  expect((await ask('sales', { records: [], document: 'quotation' })).status).toBe(400);
  expect((await ask('accounting', { records: ids, document: 'menu' })).json()).toMatchObject({
    code: 'document_unknown',
  });
  expect(
    (await test.call('/api/print-job', { body: { document: 'quotation', form: 'pdf', records: ids } })).status,
  ).toBe(401);
});

function listEntries(content: Buffer): Promise<string[]> {
  return new Promise((done, fail) => {
    fromBuffer(content, { lazyEntries: false }, (error, zip) => {
      if (error) return fail(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      zip.on('end', () => done(names));
      zip.on('error', fail);
    });
  });
}

/** A quotation to a customer, with an address or without one. */
async function makeQuotation(email?: string): Promise<string> {
  const customer = { name: 'บริษัท รับเมล จำกัด', ...(email && { email }) };
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 500 }];
  return (await test.as('sales')('/api/quotation', { body: { data: { customer, items } } })).json().data.id;
}

const mailsTo = async (address: string) =>
  (await test.app.db.platform.query('select id from mail where to_address = $1', [address])).length;

it('mails the document of each record to its party once, however often a worker takes it up, and says who has no address', async () => {
  await runPrints(test.app);
  const records = [
    await makeQuotation('one@example.com'),
    await makeQuotation(),
    await makeQuotation('two@example.com'),
  ];
  const { id } = (await ask('sales', { records, form: 'mail' })).json().data;
  const limitTo = (some: string[]) =>
    test.app.db.platform.query(
      `update print_job set records = $2, status = 'running', next_at = now(), finished_at = null where id = $1`,
      [id, JSON.stringify(some)],
    );
  // As a worker leaves it that ended after its first mail.
  await limitTo(records.slice(0, 1));
  await runPrints(test.app);
  await limitTo(records);
  await runPrints(test.app);
  const refused = [{ id: records[1], reason: expect.any(String) }];
  expect(await read('sales', id)).toMatchObject({ status: 'done', done: 3, file: null, refused });
  expect([await mailsTo('one@example.com'), await mailsTo('two@example.com')]).toEqual([1, 1]);
}, 120_000);

it('issues the document of each record that is locked, and says which is not', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 1, unit_price: 100 }];
  const make = async () =>
    (await test.as('admin')('/api/invoice', { body: { data: { customer_name: 'ลูกค้า ก', items } } })).json().data.id;
  const records: string[] = [await make(), await make()];
  await test.as('admin')(`/api/invoice/${records[0]}/transition`, { body: { event: 'SEND' } });
  const { id } = (await ask('admin', { document: 'invoice', records, form: 'issue' })).json().data;
  await runPrints(test.app);
  expect(await read('admin', id)).toMatchObject({ status: 'done', refused: [{ id: records[1] }] });
  const shown = await test.as('admin')(`/api/document/invoice/${records[0]}`);
  expect(shown.headers['x-document-issued']).toEqual(expect.any(String));
}, 120_000);

it('mails and issues nothing for visitors and customers', async () => {
  const body = { document: 'quotation', records: ids, form: 'mail' };
  expect((await test.call('/api/print-job', { body })).status).toBe(401);
  expect((await ask('user', { records: ids, form: 'mail' })).status).toBe(403);
  await ask('user', { records: ids, form: 'issue' });
  await runPrints(test.app);
  const [job] = (await test.as('user')('/api/print-job')).json().data;
  expect(job).toMatchObject({ status: 'failed', form: 'issue' });
});

it('prints for somebody else with the rights of that person, and mails and issues nothing in their name', async () => {
  await runPrints(test.app);
  const host = 'factory.localhost';
  const link = (await test.as('admin')('/api/people/demo_sales/bypass', { body: {} })).json().data.url as string;
  const opened = openBrowser(test, { host, address: '203.0.113.9' });
  await opened.call(new URL(link).pathname, { method: 'POST' });
  const askFor = (body: object) =>
    opened.call('/api/print-job', { body: { document: 'quotation', records: ids, ...body } });

  const asked = await askFor({ form: 'pdf' });
  expect(asked.status, asked.text).toBe(202);
  await runPrints(test.app);
  const { id } = asked.json().data;
  const job = (await opened.call(`/api/print-job/${id}`)).json().data;
  expect(job).toMatchObject({ status: 'done', done: 3, refused: [] });
  expect((await opened.call(job.file.url)).headers['content-type']).toBe('application/pdf');
  // It belongs to the person, not to who printed for them.
  expect((await read('sales', id)).file.id).toBe(job.file.id);
  expect((await test.as('admin')(job.file.url)).status).toBe(404);

  for (const form of ['mail', 'issue'])
    expect((await askFor({ form })).json()).toMatchObject({ code: 'in_person_only' });
  const [payslip] = (await test.as('hr')('/api/payslip?limit=1')).json().data;
  const others = await askFor({ document: 'payslip', records: [payslip.id], form: 'pdf' });
  await runPrints(test.app);
  const refused = (await opened.call(`/api/print-job/${others.json().data.id}`)).json().data;
  expect(refused).toMatchObject({ status: 'failed', file: null, refused: [{ id: payslip.id }] });
}, 120_000);
