import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { arbitraryCall, type GarbageCall } from './arbitraryCalls.ts';

/** `SALA_GARBAGE=100000` asks for the whole figure. */
const total = Number(process.env.SALA_GARBAGE ?? 300);
const atOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const schema = {
  properties: {
    name: { type: 'string', 'x-index': true, 'x-search': true },
    price: { type: 'number', 'x-index': true },
    owner: { type: 'string', 'x-ref': 'mess' },
    tags: { type: 'array', items: { type: 'string' } },
    items: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } } } },
  },
  'x-access': Object.fromEntries(
    ['read', 'create', 'update', 'delete'].map((action) => [action, [{ roles: ['admin'] }]]),
  ),
};
const text = (word: string) => ({ th: word, en: word });
const machine = {
  initial: 'low',
  states: { low: { title: text('low'), transitions: { high: { title: text('Up') } } }, high: { title: text('high') } },
};

let test: TestApp;
let cookies: string[];
const failures: { call: GarbageCall; status: number; text: string }[] = [];
const seen = new Map<number, number>();

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'mess', title: 'ยุ่งเหยิง', schema, machine } },
  });
  expect(made.status, made.text).toBe(201);
  const first = { name: 'ก', price: 1, tags: ['a'], items: [{ n: 1 }] };
  const { id: siteId } = await test.site('factory');
  const records = await openRecords(test.app, { siteId, actor: systemActor });
  for (let index = 1; index <= 5; index += 1) await records.create('mess', first, { id: `mess_${index}` });
  cookies = [
    await test.cookie('admin'),
    await test.cookie('root'),
    await test.cookie('admin'),
    await test.cookie('admin'),
    await test.cookie('user'),
    '',
  ];
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

/** Sent as it stands, however broken it is. */
function send({ method, path, headers, body }: GarbageCall, cookie: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, host: `factory.localhost:${test.port}`, ...(cookie && { cookie }) };
    const call = request({ agent, host: '127.0.0.1', port: test.port, method, path, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function check(call: GarbageCall, index: number): Promise<void> {
  const answer = await send(call, cookies[index % cookies.length] ?? '').catch((error: Error) => ({
    status: 599,
    text: String(error),
  }));
  seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
  if (answer.status >= 500) failures.push({ call, ...answer });
  else if (answer.status >= 400) expect(answer.text === '' || 'message' in JSON.parse(answer.text)).toBe(true);
}

describe('calls that make no sense', { timeout: 3_600_000 }, () => {
  it('are answered with a clear refusal, never with a failure of ours', async () => {
    const seed = Number(process.env.SALA_SEED ?? 1);
    const batch = 500;
    for (let done = 0; done < total && failures.length < 20; done += batch) {
      const calls = fc.sample(arbitraryCall, { numRuns: Math.min(batch, total - done), seed: seed + done });
      const next = calls.entries();
      const client = async () => {
        for (const [index, call] of next) await check(call, done + index);
      };
      await Promise.all(Array.from({ length: atOnce }, client));
    }
    if (total > 1500) console.log(`seed ${seed}, answers: ${JSON.stringify([...seen].sort())}`);
    expect(failures.slice(0, 5), `seed ${seed}`).toEqual([]);
    expect((await test.as('admin')('/api/mess/count')).status).toBe(200);
  });
});
