import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  const limits = [
    'recordsByPerson=20/600 recordsBySite=50/600',
    'uploadsByPerson=10/600 uploadMegabytesByPerson=100/600',
    'mailsByPerson=5/600 mailsBySite=8/600 importedRowsByPerson=30/600 jobsByPerson=3/600',
  ];
  test = await openTestApp({ LIMITS: limits.join(' ') });
});
afterAll(() => test.close());

const count = (answers: { status: number }[], status: number) => answers.filter((one) => one.status === status).length;
const times = <Result>(number: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: number }, (_, index) => work(index)));
const customer = { data: { customer_name: 'ก ข' } };

it('writes as many records as a person may, however many are asked for at once, and no more for the site', async () => {
  const asked = await times(180, () => test.as('admin')('/api/customer', { body: customer }));
  expect(count(asked, 201)).toBe(20);
  expect(count(asked, 429)).toBe(160);
  expect(asked.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  const second = await times(30, () => test.as('root')('/api/customer', { body: customer }));
  expect(count(second, 201)).toBe(20);
  const third = await times(30, () => test.as('manager')('/api/customer', { body: customer }));
  expect(count(third, 201)).toBeLessThanOrEqual(10);
  // Another site has its own.
  const elsewhere = await test.as('admin')('/api/customer', { body: customer, host: 'shop.localhost' });
  expect(elsewhere.status).not.toBe(429);
});

it('counts the operations of a batch and the rows of a file before they are written', async () => {
  const operations = Array.from({ length: 30 }, () => ({ op: 'create', collection: 'customer', ...customer }));
  const host = 'shop.localhost';
  expect((await test.as('root')('/api/batch', { body: { operations }, host })).status).toBe(429);
  const rows = Array.from({ length: 40 }, () => customer.data);
  const imported = await test.as('root')('/api/customer/import?format=json', { body: rows, host });
  expect(imported.status).toBe(429);
});

it('begins as many uploads, of as many megabytes, as a person may', async () => {
  const begin = (role: string, size: number) =>
    test.as(role)('/api/files', { body: { name: 'a.pdf', size, purpose: 'library' } });
  const many = await times(60, () => begin('admin', 1000));
  expect(many.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
  expect((await begin('root', 2_000_000_000)).status).toBeGreaterThanOrEqual(400);
  const large = await times(5, () => begin('root', 45_000_000));
  expect(count(large, 201)).toBeLessThanOrEqual(2);
});

it('asks for as many mails as a person may', async () => {
  const invite = (index: number) => ({ body: { email: `guest${index}@mail.test`, role: 'user' } });
  const asked = await times(40, (index) => test.as('admin')('/api/invitations', invite(index)));
  expect(asked.filter(({ status }) => status !== 429)).toHaveLength(5);
});

it('has flows send as many mails as their site may', async () => {
  const host = 'shop.localhost';
  const steps = Array.from({ length: 12 }, (_, at) => ({
    ...{ uid: `m${at}`, code: 'mail', onError: 'continue' },
    params: { to: `guest${at}@mail.test`, subject: 'x', text: 'x' },
  }));
  const flow = await test.as('admin')('/api/workflow', { host, body: { data: { title: 'x', definition: { steps } } } });
  expect(flow.status, flow.text).toBe(201);
  const { id } = (await test.as('admin')(`/api/flow/${flow.json().data.id}/run`, { host, body: {} })).json().data;
  await runFlows(test.app);
  const { data } = (await test.as('admin')(`/api/flow-run/${id}`, { host })).json();
  const done = data.steps.filter(({ status }: { status: string }) => status === 'done');
  expect([data.steps.length, done.length]).toEqual([12, 8]);
});
