import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowStep } from '../../schemas/index.ts';
import { keepIssued } from '../../server/documents/issued/issuedDocuments.ts';
import { openAttachment } from '../../server/files/openAttachment.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import type { FakeSmtp } from '../support/fakeSmtp.ts';
import { openMailApp } from '../support/openMailApp.ts';
import type { TestApp } from '../support/testApp.ts';

let test: TestApp;
let smtp: FakeSmtp;

beforeAll(async () => {
  ({ test, smtp } = await openMailApp());
});
afterAll(() => test.close());

async function run(steps: FlowStep[], role = 'sales', input = {}) {
  const data = { title: 'x', roles: [role], definition: { steps } };
  const made = await test.as('admin')('/api/workflow', { body: { data } });
  expect(made.status, made.text).toBe(201);
  const started = await test.as(role)(`/api/flow/${made.json().data.id}/run`, { body: { input } });
  await runFlows(test.app);
  return (await test.as('admin')(`/api/flow-run/${started.json().data.id}`)).json().data;
}

const print: FlowStep = { uid: 'pdf', code: 'document', params: { document: 'quotation', id: '=input.id' } };

async function makeQuotation(): Promise<string> {
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 500 }];
  const made = await test.as('sales')('/api/quotation', { body: { data: { customer_name: 'บริษัท ก', items } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

it('prints the document of a record, keeps it with the record and mails it', async () => {
  const id = await makeQuotation();
  const mail: FlowStep = {
    uid: 'send',
    code: 'mail',
    params: { to: 'buyer@example.com', subject: 'ใบเสนอราคา', text: 'แนบมาพร้อมนี้', files: '=[steps.pdf.file]' },
  };
  const ended = await run([print, mail], 'sales', { id });
  expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done' });
  const stop = await startMailSender(test.app, {}, openAttachment);
  const sent = await smtp.waitFor('buyer@example.com');
  await stop();
  const [attached] = sent.attachments;
  const { quotation_number: number } = (await test.as('sales')(`/api/quotation/${id}`)).json().data;
  expect(attached).toMatchObject({ mimeType: 'application/pdf', filename: `ใบเสนอราคา-${number}.pdf` });
  const bytes = Buffer.from(attached?.content as ArrayBuffer);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { data } = (await test.as('sales')(`/api/files/of/quotation/${id}`)).json();
  expect(data).toMatchObject([{ mime: 'application/pdf', size: bytes.length }]);
});

it('prints a document that was issued as it was issued', async () => {
  const id = await makeQuotation();
  const sizeOf = async () => {
    const { steps } = await run([print], 'manager', { id });
    expect(steps).toMatchObject([{ status: 'done' }]);
    return steps[0].output.size as number;
  };
  const drawn = await sizeOf();
  const html = '<!doctype html><p>1</p>';
  const issued = { name: 'quotation', id, collection: 'quotation', by: 'demo_manager' };
  await keepIssued(test.app.db.site((await test.site('factory')).id), issued, { original: html, both: html });
  expect(await sizeOf()).toBeLessThan(drawn / 2);
});

it('prints nothing that the person may not read, and attaches nothing else', async () => {
  const id = await makeQuotation();
  expect(await run([print], 'hr', { id })).toMatchObject({ status: 'failed', failedStep: 'pdf' });
  const params = { to: 'x@example.com', subject: 'x', text: 'x', files: ['1700000000000-12345678901234567890'] };
  expect(await run([{ uid: 'send', code: 'mail', params }])).toMatchObject({ status: 'failed', failedStep: 'send' });
});

it('keeps what it printed from readers of the record who may not read all that it shows', async () => {
  const id = (await test.as('sales')('/api/sales?limit=1')).json().data[0].id;
  const { steps } = await run([{ ...print, params: { document: 'sales_order', id: '=input.id' } }], 'sales', { id });
  expect(steps).toMatchObject([{ status: 'done' }]);
  const filesOf = async (role: string) => (await test.as(role)(`/api/files/of/sales/${id}`)).json().data;
  const [file] = await filesOf('manager');
  expect((await test.as('manager')(`/api/files/${file.id}`)).status).toBe(200);
  // Who delivers reads sales orders, but no quotations, which the document names.
  expect((await test.as('delivery')(`/api/sales/${id}`)).status).toBe(200);
  expect(await filesOf('delivery')).toEqual([]);
  expect((await test.as('delivery')(`/api/files/${file.id}`)).status).toBe(404);
});
