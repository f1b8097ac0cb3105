import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (path: string, body?: object, role = 'admin') =>
  test.as(role)(`/api/finance${path}`, body ? { body } : undefined);
const read = async (id: unknown): Promise<JsonObject> => (await ask(`/${id}`)).json().data;
const send = (id: unknown, event: string, role = 'admin', note = 'ราคาผิด') =>
  ask(`/${id}/transition`, { event, note }, role);

async function make(data: JsonObject, events: string[]): Promise<string> {
  const made = await ask('', { data });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json().data;
  for (const event of events) expect((await send(id, event)).status, event).toBe(200);
  return id;
}

const toPosted = ['VERIFY', 'APPROVE', 'POST'];
const sale = { document_type: 'sales-invoice', amount: 250.5, party_name: 'บริษัท ก', source_type: 'sales' };
const sides = (record: JsonObject) =>
  (record.journal_entries as JsonObject[]).map(({ account, debit, credit }) => [account, debit, credit]);

/** Debits less credits of each account, over all that stands in the books. */
async function readBalances(): Promise<Record<string, number>> {
  const states = ['posted', 'locked', 'reversed', 'amended'];
  const filter = encodeURIComponent(JSON.stringify({ state: { $in: states } }));
  const answer = await ask(`?limit=100&filter=${filter}`);
  expect(answer.status, answer.text).toBe(200);
  const balances: Record<string, number> = {};
  for (const record of answer.json().data as JsonObject[])
    for (const [account, debit, credit] of sides(record) as [string, number, number][])
      balances[account] = (balances[account] ?? 0) + debit - credit;
  return balances;
}

describe('a posted document', () => {
  it('is reversed by its mirror, linked both ways, and the books are as they were', async () => {
    const before = await readBalances();
    const id = await make(sale, toPosted);
    const posted = await readBalances();
    expect(posted['accounts-receivable']).toBe((before['accounts-receivable'] ?? 0) + 250.5);
    const answer = await send(id, 'REVERSE');
    expect(answer.status, answer.text).toBe(200);
    const original = await read(id);
    const mirror = await read(original.reversed_by_id);
    expect(original).toMatchObject({ state: 'reversed', amount: 250.5, journal_entries: expect.any(Array) });
    expect(mirror).toMatchObject({ state: 'posted', reverses_id: id, amount: 250.5, party_name: 'บริษัท ก' });
    expect(mirror.document_number).toEqual(expect.any(String));
    expect(mirror.document_number).not.toBe(original.document_number);
    expect(sides(mirror)).toEqual([
      ['accounts-receivable', 0, 250.5],
      ['sales-revenue', 250.5, 0],
    ]);
    const after = await readBalances();
    expect(after['accounts-receivable']).toBe(before['accounts-receivable'] ?? 0);
    expect(after['sales-revenue']).toBe(before['sales-revenue'] ?? 0);
  });

  it('says why in its history, and its mirror says where it comes from', async () => {
    const id = await make(sale, toPosted);
    await send(id, 'REVERSE');
    const { reversed_by_id } = await read(id);
    const [entry] = (await ask(`/${id}/history`)).json().data;
    expect(entry).toMatchObject({ note: 'ราคาผิด', caused: [{ collection: 'finance', id: reversed_by_id }] });
    const [made] = (await ask(`/${reversed_by_id}/history`)).json().data;
    expect(made).toMatchObject({ by: 'demo_admin', cause: { collection: 'finance', id } });
  });

  it('is reversed once, also by 16 clients at once, and its mirror never', async () => {
    const id = await make(sale, toPosted);
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(id, 'REVERSE')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { reversed_by_id } = await read(id);
    const mirrors = await ask(`?filter=${encodeURIComponent(JSON.stringify({ reverses_id: id }))}`);
    expect(mirrors.json().data.map(({ id: one }: JsonObject) => one)).toEqual([reversed_by_id]);
    for (const event of ['REVERSE', 'AMEND', 'POST', 'LOCK', 'CANCEL'])
      expect((await send(id, event)).status, event).toBeGreaterThanOrEqual(400);
    for (const event of ['REVERSE', 'AMEND']) {
      const refused = await send(reversed_by_id, event);
      expect(refused.json()).toMatchObject({ status: 422, code: 'guard_failed' });
      expect(refused.json().details[0]).toMatchObject({ path: 'reverses_id' });
    }
    expect((await send(reversed_by_id, 'LOCK')).status).toBe(200);
  });

  it('is amended by its mirror and a draft that takes its place', async () => {
    const id = await make({ ...sale, due_date: '2026-12-31' }, toPosted);
    expect((await send(id, 'AMEND')).status).toBe(200);
    const original = await read(id);
    expect(original).toMatchObject({ state: 'amended', reversed_by_id: expect.any(String) });
    const draft = await read(original.amended_by_id);
    expect(draft).toMatchObject({ state: 'draft', amends_id: id, amount: 250.5, due_date: '2026-12-31' });
    expect(draft.journal_entries ?? []).toEqual([]);
    const changed = await test.as('admin')(`/api/finance/${draft.id}`, {
      method: 'PUT',
      body: { data: { amount: 200 } },
    });
    expect(changed.status, changed.text).toBe(200);
    for (const event of toPosted) expect((await send(draft.id, event)).status, event).toBe(200);
    expect(sides(await read(draft.id))).toEqual([
      ['accounts-receivable', 200, 0],
      ['sales-revenue', 0, 200],
    ]);
  });

  it('takes the entries along that people wrote, and nothing more once it is locked', async () => {
    const journal_entries: JsonObject[] = [
      { account: 'cash', debit: 70, credit: 0, description: 'ค่าเช่า' },
      { account: 'rent', debit: 0, credit: 70 },
    ];
    const locked = await make({ journal_entries }, [...toPosted, 'LOCK']);
    for (const event of ['REVERSE', 'AMEND']) expect((await send(locked, event)).status).toBe(409);
    const id = await make({ journal_entries }, toPosted);
    expect((await send(id, 'AMEND')).status).toBe(200);
    const original = await read(id);
    expect(sides(await read(original.reversed_by_id))).toEqual([
      ['cash', 0, 70],
      ['rent', 70, 0],
    ]);
    expect(sides(await read(original.amended_by_id))).toEqual(sides(original));
  });

  it('is corrected by accountants only, with a reason, and only what has entries', async () => {
    const id = await make(sale, toPosted);
    expect((await send(id, 'REVERSE', 'admin', ' ')).status).toBe(400);
    expect((await send(id, 'REVERSE', 'sales')).status).toBe(403);
    const empty = await make({ document_type: null, amount: 5 } as never, toPosted);
    expect((await send(empty, 'REVERSE')).json().details[0]).toMatchObject({ path: 'journal_entries' });
    expect((await read(id)).state).toBe('posted');
  });
});

it('begins as a draft for everybody: only the event makes a posted mirror, and its links are no fields to write', async () => {
  const id = await make(sale, toPosted);
  const begun = await ask('', { data: { ...sale, state: 'posted', reverses_id: id } });
  expect(begun.status === 201 ? begun.json().data.state : begun.status).not.toBe('posted');
  const made = await make({ ...sale, reverses_id: id, reversed_by_id: id }, []);
  expect(await read(made)).not.toMatchObject({ reverses_id: id });
});
