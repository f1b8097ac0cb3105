import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLock } from '../../engine/record/lock/findLock.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { buildErpRecord } from '../factories/buildErpRecord.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const title = (name: string) => ({ th: `ไทย ${name}`, en: name });
const schema = {
  properties: {
    amount: { type: 'number', 'x-title': title('Amount') },
    note: { type: 'string', 'x-title': title('Note') },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { price: { type: 'number' }, counted: { type: 'number' } } },
    },
  },
  'x-lock': {
    posted: { fields: ['amount'], lines: true, deletion: true },
    checked: { as: 'posted' },
    closed: 'record',
  },
  'x-access': { read: [{}], create: [{}], update: [{}], delete: [{}], import: [{}] },
};
const machine = {
  initial: 'open',
  states: {
    open: { title: title('Open'), transitions: { posted: { title: title('Post') } } },
    posted: {
      title: title('Posted'),
      transitions: {
        closed: { title: title('Close') },
        checked: { title: title('Amend'), event: 'AMEND', corrects: ['amount'] },
        counted: { title: title('Count'), event: 'COUNT', corrects: ['lines.counted'] },
      },
    },
    counted: { title: title('Counted') },
    checked: { title: title('Checked'), transitions: { closed: { title: title('Close') } } },
    closed: { title: title('Closed'), final: true },
  },
};

let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  const made = await define('voucher', schema);
  expect(made.text).toContain('201');
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

const define = (name: string, described: object, states: object = machine) =>
  test.as('root')('/api/collection', { body: { data: { name, title: name, schema: described, machine: states } } });

async function make(state: string): Promise<string> {
  const data = { amount: 100, note: 'ก', lines: [{ price: 1 }] };
  return String((await records.create('voucher', data, { state, imported: true })).record.id);
}

const put = (id: string, data: object, headers = {}) =>
  test.as('root')(`/api/voucher/${id}`, { method: 'PUT', body: { data }, headers });
const batch = (operation: object) => test.as('root')('/api/batch', { body: { operations: [operation] } });

describe('a record whose state is locked', () => {
  it('keeps the closed fields and lines, and takes the others', async () => {
    const id = await make('posted');
    const answer = await put(id, { amount: 90, lines: [], note: 'ข' });
    expect(answer.json()).toMatchObject({ status: 422, code: 'record_locked' });
    expect(
      answer
        .json()
        .details.map(({ path, code }: JsonObject) => `${path} ${code}`)
        .toSorted(),
    ).toEqual(['amount locked', 'lines locked']);
    expect((await put(id, { amount: 100, lines: [{ price: 1 }], note: 'ข' })).status).toBe(200);
    expect(await records.read('voucher', id)).toMatchObject({ amount: 100, note: 'ข', _locked: ['amount', 'lines'] });
  });

  it('tells the field and the state in the language of the person', async () => {
    const id = await make('posted');
    const thai = await put(id, { amount: 1 });
    expect(thai.json().details[0].message).toBe('ไทย Amount แก้ไขไม่ได้เพราะรายการอยู่ในสถานะ ไทย Posted');
    const cookie = `${await test.cookie('root')}; sala_language=en`;
    const english = await put(id, { amount: 1 }, { cookie });
    expect(english.json().details[0].message).toBe("Field 'Amount' cannot change: the record is in state 'Posted'");
  });

  it('is refused the same by a batch, a transition with data and a file', async () => {
    const id = await make('posted');
    const updated = await batch({ op: 'update', collection: 'voucher', id, data: { amount: 1 } });
    expect(updated.json().details).toMatchObject({ code: 'record_locked', details: [{ path: 'amount' }] });
    expect((await batch({ op: 'delete', collection: 'voucher', id })).json().details.code).toBe('record_locked');
    const sent = await test.as('root')(`/api/voucher/${id}/transition`, {
      body: { event: 'CLOSED', data: { amount: 1 } },
    });
    expect(sent.json()).toMatchObject({ status: 422, code: 'record_locked' });
    const file = await test.as('root')('/api/voucher/import', {
      text: JSON.stringify([{ id, amount: 1 }]),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
    });
    expect(file.json().data).toMatchObject({ created: 0, failed: 1 });
    expect(await records.read('voucher', id)).toMatchObject({ amount: 100, state: 'posted' });
  });

  it('takes a correction from the event that corrects, and nothing else with it', async () => {
    const id = await make('posted');
    const amend = (data: object) =>
      test.as('root')(`/api/voucher/${id}/transition`, { body: { event: 'AMEND', data } });
    expect((await amend({ amount: 80, lines: [] })).json().details).toMatchObject([{ path: 'lines' }]);
    expect((await amend({ amount: 80 })).status).toBe(200);
    expect(await records.read('voucher', id)).toMatchObject({ amount: 80, state: 'checked' });
    expect((await put(id, { amount: 70 })).status).toBe(422);
  });

  it('is not deleted, one by one or all at once', async () => {
    const [open, posted, closed] = [await make('open'), await make('posted'), await make('closed')];
    const remove = (id: string) => test.as('root')(`/api/voucher/${id}`, { method: 'DELETE' });
    for (const id of [posted, closed]) expect((await remove(id)).json().code).toBe('record_locked');
    expect((await put(closed, { note: 'ง' })).json().details).toMatchObject([{ path: 'note' }]);
    const asked = await test.as('root')('/api/voucher/clear', { method: 'DELETE' });
    const { count, kept, token } = asked.json().details;
    expect([count, kept]).toEqual([1, 6]);
    const cleared = await test.as('root')(`/api/voucher/clear?confirm=voucher&token=${token}`, { method: 'DELETE' });
    expect(cleared.json().data).toEqual({ cleared: 1, left: 0 });
    await expect(records.read('voucher', open)).rejects.toMatchObject({ code: 'not_found' });
    expect(await records.read('voucher', posted)).toMatchObject({ state: 'posted' });
  });

  it('takes from an event the parts of lines that it asks for, and nothing else of them', async () => {
    const id = await make('posted');
    const count = (lines: object[]) =>
      test.as('root')(`/api/voucher/${id}/transition`, { body: { event: 'COUNT', data: { lines } } });
    for (const wrong of [[{ price: 2, counted: 5 }], [{ price: 1, counted: 5 }, { price: 1 }], [{ counted: 5 }], []])
      expect((await count(wrong)).json(), JSON.stringify(wrong)).toMatchObject({
        ...{ code: 'record_locked', details: [{ path: 'lines' }] },
      });
    expect((await count([{ price: 1, counted: 5 }])).status).toBe(200);
    expect(await records.read('voucher', id)).toMatchObject({ lines: [{ price: 1, counted: 5 }], state: 'counted' });
    const unknown = {
      ...machine.states.posted,
      transitions: { counted: { title: title('C'), corrects: ['lines.cuonted'] } },
    };
    const refused = await define('voucher_three', schema, {
      ...machine,
      states: { ...machine.states, posted: unknown },
    });
    expect(refused.json().details[0].message).toContain('"lines.counted"');
  });
});

it('is refused as a collection when it names what is not there, with the nearest name', async () => {
  const wrong = {
    ...schema,
    'x-lock': {
      postet: 'record',
      posted: { fields: ['amonut'], delete: true },
      closed: { as: 'postd' },
    },
  };
  const answer = await define('voucher_two', wrong);
  expect(answer.json()).toMatchObject({ status: 400, code: 'collection_invalid' });
  const told = answer.json().details.map(({ path, message }: JsonObject) => `${path}: ${message}`);
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "x-lock.posted.fields: ไม่มีฟิลด์ amonut หมายถึง "amount" หรือไม่
    x-lock.posted.delete: ไม่รู้จัก
    x-lock.closed.as: ไม่มีสถานะ postd ที่ระบุไว้ใน x-lock หมายถึง "posted" หรือไม่"
  `);
  const states = await define('voucher_two', { ...schema, 'x-lock': { postet: 'record' } });
  expect(states.json().details[0].message).toContain('posted');
});

describe.each(['finance', 'invoice', 'payment', 'receipt', 'tax_invoice'])('%s', (name) => {
  it('keeps its amounts and stays, in every state that closes it', async () => {
    const stored = records.context.collections.get(name);
    if (!stored) throw new Error(`no collection ${name}`);
    const parents = { product: '', customer: '', supplier: '' };
    const states = Object.keys(stored.collection.schema['x-lock'] ?? {});
    expect(states.length).toBeGreaterThan(2);
    for (const state of states) {
      const amounts = [...findLock(stored.collection, state).fields].filter((field) => {
        const found = stored.collection.fields.get(field);
        return found?.type === 'number' && found.schema['x-formula'] === undefined;
      });
      expect(amounts.length, state).toBeGreaterThan(0);
      const { record } = await records.create(name, buildErpRecord(name, parents) as never, { state, imported: true });
      const data = Object.fromEntries(amounts.map((field) => [field, 3]));
      const answer = await test.as('admin')(`/api/${name}/${record.id}`, { method: 'PUT', body: { data } });
      expect(answer.json(), state).toMatchObject({ status: 422, code: 'record_locked' });
      expect(
        answer
          .json()
          .details.map(({ path }: JsonObject) => path)
          .toSorted(),
      ).toEqual(expect.arrayContaining(amounts));
      const removed = await test.as('admin')(`/api/${name}/${record.id}`, { method: 'DELETE' });
      expect(removed.json().code, state).toBe('record_locked');
      expect((await records.read(name, String(record.id))).version).toBe(1);
    }
  });
});
