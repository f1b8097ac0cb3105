import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FlowStep, flowLimits, type JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let base: string;
const asked: string[] = [];

/** A server that means no good. */
const answers: Record<string, (answer: ServerResponse) => void> = {
  '/endless': (answer) => {
    const write = () => {
      while (answer.write('x'.repeat(65_536)));
    };
    answer.on('drain', write);
    write();
  },
  '/large': (answer) => {
    answer.writeHead(200, { 'content-length': '100000000', 'content-type': 'application/json' });
    answer.write(`{"a":"${'x'.repeat(200_000)}`);
  },
  '/token': (answer) => answer.end('{"token":"answered-secret"}'),
  '/inside': (answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/drip': (answer) => {
    const timer = setInterval(() => answer.write('x'), 5);
    answer.on('close', () => clearInterval(timer));
  },
  '/wrong': (answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"a": 1,'),
};
const server = createServer((request, answer) => {
  asked.push(request.url ?? '');
  (answers[request.url ?? ''] ?? ((one) => one.end()))(answer);
});

beforeAll(async () => {
  test = await openTestApp({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

/** What a run shows of each of these steps. */
async function run(steps: FlowStep[], input: JsonObject = {}) {
  const made = await test.as('admin')('/api/workflow', { body: { data: { title: 'x', definition: { steps } } } });
  expect(made.status, made.text).toBe(201);
  const started = await test.as('admin')(`/api/flow/${made.json().data.id}/run`, { body: { input } });
  return read(started.json().data.id);
}

async function read(id: string) {
  await runFlows(test.app);
  const { data } = (await test.as('admin')(`/api/flow-run/${id}`)).json();
  return {
    id,
    status: data.status,
    error: data.error,
    steps: data.steps as { status: string; output: JsonObject; error: string }[],
  };
}

const call = (path: string, more: JsonObject = {}): FlowStep => ({
  uid: path.slice(1),
  code: 'request',
  params: { url: `${base}${path}`, ...more },
  onError: 'continue',
});

it('a request keeps its share of an answer that never ends or is far too large, and says that it was cut', async () => {
  const ended = await run([call('/endless'), call('/large')]);
  expect(ended.status).toBe('done');
  for (const { status, output } of ended.steps) {
    expect([status, output.cut]).toEqual(['done', true]);
    expect(String(output.body).length).toBeLessThanOrEqual(64_000);
  }
});

it('a request and its answer are shown to who writes flows, and not to who starts one', async () => {
  const definition = { steps: [call('/wrong', { headers: { 'x-customer': 'secret-number' } })] };
  const data = { title: 'x', roles: ['sales'], enabled: true, definition };
  const made = await test.as('admin')('/api/workflow', { body: { data } });
  const started = await test.as('sales')(`/api/flow/${made.json().data.id}/run`, { body: { input: {} } });
  expect(started.status, started.text).toBeLessThan(300);
  const path = `/api/flow-run/${started.json().data.id}`;
  await runFlows(test.app);
  const shown = await test.as('sales')(path);
  expect(shown.json().data).toMatchObject({ status: 'done', steps: [{ status: 'done', input: null, output: null }] });
  for (const word of [base, 'secret-number']) expect(shown.text).not.toContain(word);
  expect((await test.as('admin')(path)).text).toContain('secret-number');
});

it('what was copied out of an answer into later steps is shown to who writes flows, and not to who starts one', async () => {
  const copied = { uid: 'copied', code: 'set', params: { values: { found: '=steps.asked.body.token' } } };
  const definition = { steps: [{ ...call('/token'), uid: 'asked' }, copied] };
  const data = { title: 'x', roles: ['sales'], enabled: true, definition };
  const made = await test.as('admin')('/api/workflow', { body: { data } });
  expect(made.status, made.text).toBe(201);
  const started = await test.as('sales')(`/api/flow/${made.json().data.id}/run`, { body: { input: { own: 'words' } } });
  const path = `/api/flow-run/${started.json().data.id}`;
  await runFlows(test.app);
  expect((await test.as('admin')(path)).text).toContain('answered-secret');
  const shown = await test.as('sales')(path);
  expect(shown.json().data).toMatchObject({ status: 'done', input: { own: 'words' } });
  expect(shown.text).not.toContain('answered-secret');
});

it('who starts a flow finds nothing by an operator in place of the word that it looks for', async () => {
  const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
  const made = await test.as('admin')('/api/task', { body: { data: { ...days, title: 'coupon-8461' } } });
  expect(made.status, made.text).toBe(201);
  const step: FlowStep = {
    uid: 'found',
    code: 'find',
    params: { collection: 'task', filter: { title: '=input.code' } },
  };
  const known = await run([step], { code: 'coupon-8461' });
  expect(known.steps[0]?.output).toMatchObject({ total: 1 });
  const guessed = await run([step], { code: { $ne: '' } });
  expect([guessed.status, guessed.steps[0]?.output]).toEqual(['failed', null]);
  expect(JSON.stringify(guessed)).not.toContain('coupon-8461');
});

it('a request is not led inside, and waits for nobody who only drips', async () => {
  const ended = await run([call('/inside'), { ...call('/drip'), timeout: 0.1 }, call('/wrong')]);
  expect(ended.steps).toMatchObject([
    { status: 'done', output: { status: 302, body: '' } },
    { status: 'failed', error: expect.stringContaining('ไม่ตอบภายในเวลา') },
    { status: 'done', output: { status: 200, body: '{"a": 1,' } },
  ]);
});

it('a request goes to the host that its author wrote, whatever its caller says', async () => {
  const step: FlowStep = { uid: 'call', code: 'request', params: { url: `${base}{{input.path}}` } };
  expect((await run([step], { path: '/wrong' })).status).toBe('done');
  for (const path of ['@evil.example/', '.evil.example/', '9@evil.example']) {
    const { status, error } = await run([step], { path });
    expect([path, status, error]).toEqual([path, 'failed', expect.stringContaining('/ ')]);
  }
});

it('a body that is a text and no JSON never leaves', async () => {
  asked.length = 0;
  const ended = await run([
    call('/none', { method: 'POST', body: '{"a": {{input.none}}}' }),
    call('/text', { method: 'POST', body: 'a text', headers: { 'content-type': 'text/plain' } }),
  ]);
  expect(ended.steps).toMatchObject([{ status: 'failed', error: expect.stringContaining('JSON') }, { status: 'done' }]);
  expect(asked).toEqual(['/text']);
});

it('a loop inside of a loop ends at the most steps that a run may take, and says so', async () => {
  const loop = (uid: string, steps: FlowStep[]): FlowStep => ({
    uid,
    code: 'loop',
    params: { list: 'input.items' },
    steps,
  });
  const inner = loop('inner', [{ uid: 'turn', code: 'set', params: { values: { at: '=index' } } }]);
  const items = Array.from({ length: 500 }, (_, at) => at);
  const ended = await run([loop('outer', [inner])], { items });
  expect(ended).toMatchObject({ status: 'failed', error: expect.stringContaining(`เกิน ${flowLimits.taken}`) });
  expect(ended.steps.length).toBeLessThanOrEqual(flowLimits.taken);
});

it('a run that stores too much ends and says why, also when it is resumed', async () => {
  const text = 'x'.repeat(100_000);
  const steps: FlowStep[] = [
    {
      uid: 'all',
      code: 'loop',
      params: { list: 'input.items' },
      steps: [{ uid: 'keep', code: 'set', params: { values: { text: '=input.text' } } }],
    },
  ];
  const items = Array.from({ length: 100 }, (_, at) => at);
  const ended = await run(steps, { text, items });
  expect(ended).toMatchObject({ status: 'failed', error: expect.stringContaining('มากเกินไป') });
  expect(JSON.stringify(ended.steps).length).toBeLessThan(flowLimits.stored + flowLimits.output + 50_000);
  await test.as('admin')(`/api/flow-run/${ended.id}/resume`, { method: 'POST' });
  expect(await read(ended.id)).toMatchObject({ status: 'failed', steps: { length: ended.steps.length } });
});
