import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
const text = (word: string) => ({ th: word, en: word });
const schema = {
  properties: { amount: { type: 'number' }, secret_note: { type: 'string' }, reason: { type: 'string' } },
  'x-access': {
    read: [
      { roles: ['finance'], when: { amount: { $lt: 100 } } },
      { roles: ['sales'], owner: true },
      { roles: ['sales'], fields: ['amount'] },
      { roles: ['hr'] },
    ],
    create: [{ roles: ['sales', 'admin'] }],
    update: [{ roles: ['admin'] }, { roles: ['sales'], owner: true, fields: ['amount'] }],
  },
};
const machine = {
  initial: 'asked',
  states: {
    asked: {
      title: text('asked'),
      transitions: {
        paid: { title: text('Pay'), event: 'PAY', roles: ['finance', 'admin'] },
        dropped: { title: text('Drop'), event: 'DROP' },
      },
    },
    paid: { title: text('paid'), final: true },
    dropped: { title: text('dropped'), final: true },
  },
};

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'refund', title: 'คืนเงิน', schema, machine } },
  });
  expect(made.status, made.text).toBe(201);
});
afterAll(() => test.close());

async function ask(amount: number, role = 'admin'): Promise<string> {
  const answer = await test.as(role)('/api/refund', {
    body: { data: { amount, ...(role === 'admin' && { reason: 'x' }) } },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data.id;
}
const send = (role: string, id: string, event: string, data?: object) =>
  test.as(role)(`/api/refund/${id}/transition`, { body: { event, data } });
const eventsFor = async (role: string, id: string) =>
  (await test.as(role)(`/api/refund/${id}`)).json().data._actions.map((one: { event: string }) => one.event);

describe('an event that names a role', () => {
  it('is offered to that role and may be sent by it, on what it sees, without filling in anything', async () => {
    const id = await ask(50);
    expect(await eventsFor('finance', id)).toEqual(['PAY']);
    expect((await send('finance', id, 'DROP')).status).toBe(403);
    expect((await send('finance', id, 'PAY', { reason: 'mine' })).status).toBe(400);
    expect((await send('finance', id, 'PAY')).json()).toMatchObject({ status: 200, data: { state: 'paid' } });
  });

  it('stays closed to it on records that it does not see', async () => {
    const id = await ask(500);
    expect((await send('finance', id, 'PAY')).status).toBe(404);
  });

  it('leaves the other events to those who may change the record', async () => {
    const id = await ask(50, 'sales');
    expect(await eventsFor('sales', id)).toEqual(['DROP']);
    expect(await eventsFor('hr', id)).toEqual([]);
    expect((await send('sales', id, 'PAY')).status).toBe(403);
    expect((await send('hr', id, 'DROP')).status).toBe(403);
    expect((await send('sales', id, 'DROP')).status).toBe(200);
  });

  it('asks visitors to sign in, whether there is such a record or not', async () => {
    const body = { event: 'PAY' };
    expect((await test.call('/api/refund/refund_none/transition', { body })).status).toBe(401);
    expect((await test.as('employee')('/api/refund/refund_none/transition', { body })).status).toBe(403);
  });
});

describe('reading one record', () => {
  it('shows what the rules open of this very record, where a list shows what they open of each', async () => {
    const mine = await ask(50, 'sales');
    const theirs = await ask(50);
    const fields = async (id: string) => Object.keys((await test.as('sales')(`/api/refund/${id}`)).json().data);
    expect(await fields(theirs)).not.toContain('reason');
    await test.as('admin')(`/api/refund/${mine}`, { method: 'PUT', body: { data: { reason: 'ชำรุด' } } });
    expect(await fields(mine)).toContain('reason');
    const listed = (await test.as('sales')('/api/refund')).json().data;
    for (const one of listed) expect(Object.keys(one)).not.toContain('reason');
  });
});
