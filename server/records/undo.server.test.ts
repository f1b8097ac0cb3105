import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
const line = { type: 'object', properties: { name: { type: 'string' }, quantity: { type: 'number' } } };
const schema = {
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    price: { type: 'number', minimum: 0 },
    double: { type: 'number', 'x-formula': 'record.price * 2' },
    pin: { type: 'string', 'x-secret': true },
    items: { type: 'array', items: line },
  },
  required: ['name'],
  'x-lock': { closed: 'record' },
  'x-access': {
    read: [{ roles: ['admin', 'user'] }],
    create: [{ roles: ['admin', 'user'] }],
    update: [{ roles: ['admin', 'user'] }],
    delete: [{ roles: ['admin'] }],
  },
};
const text = (word: string) => ({ th: word, en: word });
const machine = {
  initial: 'open',
  states: {
    open: {
      title: text('Open'),
      transitions: { parked: { title: text('Park'), event: 'PARK' }, closed: { title: text('Close'), event: 'CLOSE' } },
    },
    parked: { title: text('Parked'), transitions: { open: { title: text('Resume'), event: 'RESUME' } } },
    closed: { title: text('Closed'), final: true },
  },
};

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'slip', title: 'ใบ', schema, machine } },
  });
  expect(made.status, made.text).toBe(201);
});
afterAll(() => test.close());

async function send(path: string, body: object, { role = 'admin', method = 'POST' } = {}) {
  const answer = await test.as(role)(`/api/slip${path}`, { method, body });
  return { status: answer.status, ...answer.json() };
}

const make = async (data: object) => (await send('', { data })).data;
const change = (id: string, data: object, role = 'admin') => send(`/${id}`, { data }, { role, method: 'PUT' });
const undo = (id: string, version: number, role = 'admin') => send(`/${id}/undo`, { version }, { role });

describe('taking back an own change', () => {
  it('brings back former values, lines and what was empty, and what is computed of them', async () => {
    const items = [
      { name: 'ก', quantity: 1 },
      { name: 'ข', quantity: 2 },
    ];
    const before = await make({ name: 'ก', price: 3, items });
    const changed = await change(before.id, { name: 'ข', price: 5, note: 'ใหม่', items: [{ name: 'ก', quantity: 9 }] });
    expect(changed).toMatchObject({ undo: true, data: { version: 2, double: 10 } });
    const back = await undo(before.id, 2);
    expect(back.data, JSON.stringify(back)).toMatchObject({ version: 3, name: 'ก', price: 3, double: 6, items });
    expect(back.data.note ?? null).toBeNull();
    expect(back.undo).toBe(true);
    expect((await undo(before.id, 3)).data).toMatchObject({ name: 'ข', price: 5, note: 'ใหม่' });
  });

  it('leaves what somebody changed in other fields since, and refuses where they changed the same', async () => {
    const { id } = await make({ name: 'ก', note: 'เดิม', price: 1 });
    await change(id, { note: 'ผิด' });
    await change(id, { price: 2 }, 'user');
    expect((await undo(id, 2)).data).toMatchObject({ note: 'เดิม', price: 2 });
    await change(id, { note: 'ผิดอีก' });
    await change(id, { note: 'ของอีกคน' }, 'user');
    const refused = await undo(id, 5);
    expect(refused).toMatchObject({ status: 409, code: 'undo_outdated' });
  });

  it('is refused to others, for what was never stored, and for another record', async () => {
    const { id } = await make({ name: 'ก' });
    await change(id, { name: 'ข' });
    expect((await undo(id, 2, 'user')).status).toBe(404);
    expect((await undo(id, 9)).status).toBe(404);
    expect((await undo('nothing', 1)).status).toBe(404);
    expect((await test.as('guest')(`/api/slip/${id}/undo`, { body: { version: 2 } })).status).toBe(404);
  });

  it('goes back by the event that leads back, and only where there is one', async () => {
    const { id } = await make({ name: 'ก' });
    const parked = await send(`/${id}/transition`, { event: 'PARK' });
    expect(parked).toMatchObject({ undo: true, data: { state: 'parked', version: 2 } });
    expect((await undo(id, 2)).data).toMatchObject({ state: 'open', version: 3 });
    const closed = await send(`/${id}/transition`, { event: 'CLOSE' });
    expect(closed.undo).toBeUndefined();
    expect(await undo(id, 4)).toMatchObject({ status: 409, code: 'undo_impossible' });
  });

  it('takes what was filled in with an event back with it, and fills it in again', async () => {
    const { id } = await make({ name: 'ก', note: 'เดิม' });
    await send(`/${id}/transition`, { event: 'PARK', note: 'พัก', data: { note: 'รอลูกค้า', price: 4 } });
    const back = await undo(id, 2);
    expect(back.data).toMatchObject({ state: 'open', note: 'เดิม', version: 3 });
    expect(back.data.price ?? null).toBeNull();
    expect((await undo(id, 3)).data).toMatchObject({ state: 'parked', note: 'รอลูกค้า', price: 4 });
  });

  it('is told by the history of the own changes that can be taken back, to their author', async () => {
    const offered = async (record: string, role = 'admin') => {
      const entries = (await test.as(role)(`/api/slip/${record}/history`)).json().data;
      return entries.flatMap((entry: { version: number; undo?: true }) => (entry.undo ? [entry.version] : []));
    };
    const { id } = await make({ name: 'ก', note: 'เดิม', price: 1 });
    await change(id, { note: 'ผิด' });
    await change(id, { price: 2 }, 'root');
    expect(await offered(id)).toEqual([2]);
    expect(await offered(id, 'root')).toEqual([3]);
    await change(id, { note: 'ของอีกคน' }, 'root');
    expect(await offered(id)).toEqual([]);
    await send(`/${id}/transition`, { event: 'CLOSE' });
    expect(await offered(id, 'root')).toEqual([]);
    const parked = await make({ name: 'ก' });
    await send(`/${parked.id}/transition`, { event: 'PARK' });
    expect(await offered(parked.id)).toEqual([2]);
  });

  it('keeps to the rules: what the state closed meanwhile stays', async () => {
    const { id } = await make({ name: 'ก' });
    await change(id, { name: 'ข' });
    await send(`/${id}/transition`, { event: 'CLOSE' });
    expect(await undo(id, 2)).toMatchObject({ status: 422, code: 'record_locked' });
  });

  it('takes a new record to the trash for whoever may delete, and brings a deleted one back', async () => {
    const created = await send('', { data: { name: 'ก' } });
    expect(created.undo).toBe(true);
    const { id } = created.data;
    expect((await undo(id, 1)).undo).toBe(true);
    expect((await test.as('admin')(`/api/slip/${id}`)).status).toBe(404);
    expect((await undo(id, 2)).data).toMatchObject({ name: 'ก', version: 3 });
    const ofUser = await send('', { data: { name: 'ข' } }, { role: 'user' });
    expect(ofUser.undo).toBeUndefined();
    expect((await undo(ofUser.data.id, 1, 'user')).status).toBe(403);
  });

  it('offers nothing for what was never noted, and changes many together, each by itself', async () => {
    const { id } = await make({ name: 'ก', pin: '1' });
    const changed = await change(id, { pin: '2' });
    expect(changed.undo).toBeUndefined();
    expect(await undo(id, 2)).toMatchObject({ code: 'undo_impossible' });
    const other = await make({ name: 'ก' });
    const update = { op: 'update', collection: 'slip', id: other.id, data: { name: 'ข' }, version: 1 };
    const batch = (operations: object[]) => test.as('admin')('/api/batch', { body: { each: true, operations } });
    expect((await batch([update])).json().data[0]).toMatchObject({ undo: true, data: { version: 2 } });
    const back = { op: 'undo', collection: 'slip' };
    const answer = await batch([
      { ...back, id: other.id, version: 2 },
      { ...back, id, version: 2 },
    ]);
    expect(answer.json().data).toMatchObject([{ data: { name: 'ก' } }, { error: { code: 'undo_impossible' } }]);
  });
});
