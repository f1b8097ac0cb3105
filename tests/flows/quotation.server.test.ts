import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openAttachment } from '../../server/files/openAttachment.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import type { FakeSmtp } from '../support/fakeSmtp.ts';
import { openMailApp } from '../support/openMailApp.ts';
import type { TestApp } from '../support/testApp.ts';

/** A quotation over 100,000 baht: the manager, a reminder after two days, then the director; the customer gets the PDF. */
let test: TestApp;
let smtp: FakeSmtp;

beforeAll(async () => {
  ({ test, smtp } = await openMailApp());
});
afterAll(() => test.close());

const call = async (role: string, path: string, body?: JsonObject, method = body ? 'POST' : 'GET') => {
  const answer = await test.as(role)(path, { method, ...(body && { body }) });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.status === 204 ? undefined : answer.json().data;
};

async function settle() {
  await makeRuns(test.app);
  await runFlows(test.app);
}

/** Days pass for the app and for what waits in the database. */
async function pass(hours: number) {
  test.clock.advance(hours);
  await test.app.db.platform.query("update flow_step set wait_until = now() where status = 'waiting'");
  await test.app.db.platform.query("update flow_run set next_at = now() where status = 'waiting'");
  await runFlows(test.app);
}

const toldTo = async (role: string): Promise<string[]> => {
  const rows = await test.app.db.platform.query<{ title: string }>(
    `select data->'title'->>'en' as title from r_notification where data->>'user' = $1 order by created_at, id`,
    [`demo_${role}`],
  );
  return rows.map(({ title }) => title.replace(/:.*/, ''));
};

async function submit(customer: string, unitPrice: number) {
  const items = [{ product_name: 'เครื่องทอผ้า', quantity: 1, unit_price: unitPrice }];
  const data = { customer_id: customer, customer_name: 'บริษัท ก', items };
  const { id } = await call('sales', '/api/quotation', { data });
  await call('sales', `/api/quotation/${id}/transition`, { event: 'SUBMIT' });
  await settle();
  return id as string;
}

it('asks, reminds, asks the director, breaks at a customer who is gone, and goes on once they are back', async () => {
  test.clock.set('2026-06-15T03:00:00.000Z');
  const settings = { roles: ['manager'], escalateRoles: ['superadmin'] };
  const flow = (await call('admin', '/api/ready-flows', { name: 'sales/approve-quotation', settings })).id;
  const customer = (await call('admin', '/api/customer', { data: { name: 'บริษัท ก', email: 'buyer@example.com' } })).id;
  const runs = async () => (await call('admin', `/api/flow-runs?flow=${flow}`)) as { id: string; status: string }[];
  await submit(customer, 50_000);
  expect(await runs()).toEqual([]);

  const [manager, director] = [await toldTo('manager'), await toldTo('superadmin')];
  const newsOf = async (role: string, before: string[]) => (await toldTo(role)).slice(before.length);
  const quotation = await submit(customer, 250_000);
  const run = (await runs())[0]?.id ?? '';
  const asked = async (role: string) =>
    ((await call(role, '/api/approvals')) as { id: string; run: string }[]).find((one) => one.run === run);
  await pass(25);
  expect(await newsOf('manager', manager)).toEqual(['To approve']);
  await pass(24);
  expect(await newsOf('manager', manager)).toEqual(['To approve', 'Still to approve']);
  expect(await asked('superadmin')).toBeUndefined();
  await pass(48);
  expect(await newsOf('superadmin', director)).toEqual(['Escalated to you']);

  await call('admin', `/api/customer/${customer}`, undefined, 'DELETE');
  await call('superadmin', `/api/approval/${(await asked('superadmin'))?.id}`, { answer: 'approve' });
  await settle();
  const read = () => call('admin', `/api/flow-run/${run}`);
  expect(await read()).toMatchObject({ status: 'failed', failedStep: 'ask/then/customer' });
  await call('admin', `/api/customer/${customer}/restore`, {});
  await call('admin', `/api/flow-run/${run}/resume`, {});
  await settle();
  expect(await read()).toMatchObject({ status: 'done' });
  // Nobody is asked again for what was approved; administrators were told that the run had failed.
  expect((await newsOf('superadmin', director)).toSorted()).toEqual([
    'Escalated to you',
    expect.stringMatching(/^The flow .* failed$/),
  ]);
  const stop = await startMailSender(test.app, {}, openAttachment);
  const sent = await smtp.waitFor('buyer@example.com');
  await stop();
  test.clock.release();
  expect(await call('admin', `/api/flow-run/${run}`)).toMatchObject({
    about: { collection: 'quotation', id: quotation, title: expect.stringMatching(/^ใบเสนอราคา QT/) },
    steps: expect.arrayContaining([expect.objectContaining({ code: 'mail', mail: { status: 'sent', error: null } })]),
  });
  const mails = await call('admin', `/api/mails/of/quotation/${quotation}`);
  expect(mails).toMatchObject([{ to: 'buyer@example.com', status: 'sent' }]);
  expect(sent.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
  expect(await call('sales', `/api/files/of/quotation/${quotation}`)).toHaveLength(1);
});

it('finds the record that was put right when it goes on, and the approver a link to it', async () => {
  const steps: JsonObject[] = [
    { uid: 'ask', code: 'approval', params: { title: 'x', roles: ['manager'] } },
    { uid: 'send', code: 'mail', params: { to: '{{input.record.customer.email}}', subject: 'x', text: 'x' } },
  ];
  const triggers = [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'created' } }];
  const flow = { title: 'mended', definition: { triggers, steps } };
  const { id } = await call('admin', '/api/workflow', { data: flow });
  const data = { customer_name: 'ก', items: [{ product_name: 'a', quantity: 1, unit_price: 1 }] };
  const quotation = (await call('sales', '/api/quotation', { data })).id;
  await settle();
  const [run] = await call('admin', `/api/flow-runs?flow=${id}`);
  const asked = (await call('manager', '/api/approvals')).find((one: { run: string }) => one.run === run.id);
  expect(asked).toMatchObject({ collection: 'quotation', record: quotation });
  await call('manager', `/api/approval/${asked.id}`, { answer: 'approve' });
  await settle();
  const read = () => call('admin', `/api/flow-run/${run.id}`);
  expect(await read()).toMatchObject({
    status: 'failed',
    failedCode: 'mail',
    error: expect.stringContaining('ไม่มีอีเมล'),
  });
  await call('sales', `/api/quotation/${quotation}`, { data: { customer: { email: 'mended@example.com' } } }, 'PUT');
  await call('admin', `/api/flow-run/${run.id}/resume`, {});
  await settle();
  expect(await read()).toMatchObject({ status: 'done' });
});
