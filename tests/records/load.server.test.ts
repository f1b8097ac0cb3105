import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldChange } from '../../engine/record/diffData.ts';
import { applyDiff } from '../../engine/record/replayDiff.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** `SALA_LOAD=full` asks for the whole figure. */
const full = process.env.SALA_LOAD === 'full';
const clients = full ? 64 : 16;
const milliseconds = full ? 30_000 : 1_000;
const count = 100;

const text = (word: string) => ({ th: word, en: word });
const schema = {
  properties: {
    last: { type: 'string' },
    number: { type: 'number', 'x-index': true },
    list: { type: 'array', items: { type: 'object', properties: { by: { type: 'string' }, n: { type: 'number' } } } },
  },
  'x-access': { read: [{ roles: ['admin'] }], create: [{ roles: ['admin'] }], update: [{ roles: ['admin'] }] },
};
const machine = {
  initial: 'low',
  states: {
    low: { title: text('low'), transitions: { high: { title: text('Up'), event: 'UP' } } },
    high: { title: text('high'), transitions: { low: { title: text('Down'), event: 'DOWN' } } },
  },
};

let test: TestApp;
let cookie: string;
const ids: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.cookie('admin');
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'shared', title: 'ร่วมกัน', schema, machine } },
  });
  expect(made.status, made.text).toBe(201);
  const operations = Array.from({ length: count }, () => ({
    op: 'create',
    collection: 'shared',
    data: { last: '', number: 0, list: [] },
  }));
  const batch = await test.as('admin')('/api/batch', { body: { operations } });
  ids.push(...batch.json().data.map((one: { data: { id: string } }) => one.data.id));
});
afterAll(() => test.close());

const call = (path: string, body?: unknown, method?: string) => test.call(path, { body, method, headers: { cookie } });

describe('many clients on the same records', () => {
  it('lose nothing: what was answered is in the history, and the history replays to what is there', async () => {
    const stored = new Map<string, { version: number; token?: string }[]>(ids.map((id) => [id, []]));
    const refused = new Map<string, number>();
    const end = Date.now() + milliseconds;
    let changes = 0;
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        // On a busy machine for longer, until there is enough to look at.
        for (let turn = 0; Date.now() < end || changes <= clients * 5; turn += 1) {
          const id = ids[Math.floor(Math.random() * count)] ?? '';
          const token = `${client}-${turn}`;
          const answer = await change(id, token);
          if (answer.status === 200) {
            changes += 1;
            stored.get(id)?.push({ version: answer.json().data.version, token });
          } else {
            const { code } = answer.json();
            refused.set(code, (refused.get(code) ?? 0) + 1);
          }
        }
      }),
    );
    if (full) console.log(`${changes} changes stored, refused: ${JSON.stringify([...refused])}`);
    expect([...refused.keys()].filter((code) => !expected.includes(code))).toEqual([]);
    for (const [id, answers] of stored) await checkHistory(id, answers);
  });
});

/** What a client may meet here: somebody was faster, or has moved the record already. */
const expected = ['version_conflict', 'transition_not_allowed', 'too_busy'];

async function change(id: string, token: string) {
  const kind = Math.random();
  const path = `/api/shared/${id}`;
  if (kind < 0.2) return call(`${path}/transition`, { event: kind < 0.1 ? 'UP' : 'DOWN', data: { last: token } });
  if (kind < 0.6) return call(path, { data: { last: token, number: Math.round(kind * 1000) } }, 'PUT');
  const { version, list } = (await call(path)).json().data;
  const longer = [...list.slice(-5), { by: token, n: list.length }];
  return call(path, { data: { last: token, list: longer }, version }, 'PUT');
}

async function checkHistory(id: string, answers: { version: number; token?: string }[]): Promise<void> {
  const record = (await call(`/api/shared/${id}`)).json().data;
  const history: { version: number; from_state: string; to_state: string; changes: FieldChange[] }[] = (
    await call(`/api/shared/${id}/history`)
  )
    .json()
    .data.toReversed();
  expect(history.map(({ version }) => version)).toEqual(Array.from({ length: record.version }, (_, at) => at + 1));
  expect(answers.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: record.version - 1 }, (_, at) => at + 2),
  );
  const tokens = new Map(answers.map(({ version, token }) => [version, token]));
  let data: JsonObject = {};
  let state: string | null = null;
  for (const entry of history) {
    expect(entry.from_state).toBe(state);
    state = entry.to_state;
    data = applyDiff(data, entry.changes);
    if (entry.version > 1) expect(data.last).toBe(tokens.get(entry.version));
  }
  expect({ ...data, state }).toEqual({
    last: record.last,
    number: record.number,
    list: record.list,
    state: record.state,
  });
}
