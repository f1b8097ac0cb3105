import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
let test: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  const outgoing = { OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' };
  [test, receiver] = await Promise.all([openTestApp(outgoing), openReceiver()]);
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

interface Tried {
  status: string | number;
  steps: JsonObject[];
}

const tryIt = async (steps: FlowStep[], more: JsonObject = {}, role = 'admin') => {
  const tried = await test.as(role)('/api/flow-try', { body: { definition: { steps }, ...more } });
  return { status: tried.status, text: tried.text, ...(tried.json().data as Tried | undefined) };
};
const countTasks = async (title: string) =>
  (await test.as('admin')(`/api/task?filter=${encodeURIComponent(JSON.stringify({ title }))}`)).json().total;

it('takes steps one after the other with what the ones before gave, and leaves records and the world as they were', async () => {
  const steps: FlowStep[] = [
    { uid: 'made', code: 'create', params: { collection: 'task', data: { ...days, title: '{{input.name}}' } } },
    { uid: 'seen', code: 'read', params: { collection: 'task', id: '=steps.made.id' } },
    { uid: 'bad', code: 'read', params: { collection: 'task', id: 'none' }, onError: 'continue' },
    {
      uid: 'ask',
      code: 'approval',
      params: { title: 'x', roles: ['manager'] },
      // biome-ignore lint/suspicious/noThenProperty: the name of a property in definitions
      then: [
        { uid: 'mail', code: 'mail', params: { to: 'a@example.com', subject: '{{steps.seen.title}}', text: 'x' } },
      ],
    },
    { uid: 'call', code: 'request', params: { url: receiver.url, method: 'POST', headers: { a: '$secret.none' } } },
    { uid: 'last', code: 'set', params: { values: { a: 1 } } },
  ];
  const tried = await tryIt(steps, { input: { name: 'tried' } });
  expect(tried.status, tried.text).toBe('done');
  expect(tried.steps).toMatchObject([
    { key: 'made', status: 'done', output: { title: 'tried' }, pretended: false },
    { key: 'seen', output: { title: 'tried' } },
    { key: 'bad', status: 'failed', error: expect.any(String) },
    { key: 'ask', pretended: true, output: { approved: true } },
    { key: 'ask/then/mail', pretended: true, input: { subject: 'tried' } },
    { key: 'call', pretended: true, input: { headers: { a: '$secret.none' } } },
    { key: 'last', output: { a: 1 } },
  ]);
  expect([await countTasks('tried'), receiver.received.length]).toEqual([0, 0]);
  expect((await tryIt(steps, { input: { name: 'x' }, until: 'seen' })).steps).toHaveLength(2);
});

it('tries one step alone with what others would have given, and sends a request when that was asked for', async () => {
  await test.as('admin')('/api/flow-secrets', { method: 'PUT', body: { name: 'key', value: 's3cr3t-value' } });
  receiver.answer = () => 200;
  const steps: FlowStep[] = [
    { uid: 'first', code: 'read', params: { collection: 'task', id: 'none' } },
    {
      uid: 'call',
      code: 'request',
      params: { url: receiver.url, method: 'POST', headers: { key: '$secret.key' }, body: { t: '=steps.first.title' } },
    },
  ];
  const tried = await tryIt(steps, { only: 'call', steps: { first: { title: 'sample' } }, send: true });
  expect(tried.steps).toMatchObject([{ key: 'call', status: 'done', pretended: false }]);
  expect(receiver.received).toHaveLength(1);
  expect(JSON.stringify(receiver.received)).toContain('s3cr3t-value');
  expect(tried.text).not.toContain('s3cr3t-value');
});

it('ends what would go on for long, names what is faulty, and is for administrators', async () => {
  const many = Array.from({ length: 400 }, (_, at) => at);
  const loop: FlowStep[] = [
    {
      uid: 'l',
      code: 'loop',
      params: { list: 'input.many' },
      steps: [{ uid: 's', code: 'set', params: { values: { n: '=item' } } }],
    },
  ];
  const tried = await tryIt(loop, { input: { many } });
  expect(tried.status).toBe('stopped');
  expect(tried.steps).toHaveLength(300);
  expect((await tryIt([{ uid: 'a', code: 'reed' }])).status).toBe(422);
  expect((await tryIt([], { only: 'none' })).status).toBe(404);
  expect((await tryIt([], {}, 'sales')).status).toBe(403);
});

it('keeps two connections to the database at most while other systems do not answer, however many are tried at once', async () => {
  receiver.received.length = 0;
  receiver.answer = () => 'silence';
  const call: FlowStep = {
    uid: 'call',
    code: 'request',
    timeout: 1,
    params: { url: receiver.url, method: 'POST', body: {} },
  };
  let most = 0;
  const watched = setInterval(async () => {
    const [row] = await test.app.db.platform.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    most = Math.max(most, row?.count ?? 0);
  }, 50);
  const tried = await Promise.all(Array.from({ length: 6 }, () => tryIt([call], { send: true })));
  clearInterval(watched);
  receiver.answer = () => 200;
  expect(tried.map(({ status }) => status)).toEqual(Array(6).fill('failed'));
  expect(receiver.received).toHaveLength(6);
  expect(most).toBe(2);
});
