import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { sweepDue } from '../../server/records/time/sweepDue.ts';
import { letIn } from '../support/letIn.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

/** A quotation that comes to `total` (without tax), of which `discount` percent was taken off. */
function offer(total: number, discount = 0): JsonObject {
  const unit_price = Number((total / (1 - discount / 100)).toFixed(2));
  return { customer_name: 'บริษัท ก', vat_rate: 0, items: [{ quantity: 1, unit_price, discount }] };
}

const outrageous: JsonObject = {
  customer_name: 'ข',
  vat_rate: 0,
  requires_approval: true,
  items: [{ quantity: 1, unit_price: 90_000_000, discount: 90 }],
};

async function draft(role: string, data: JsonObject): Promise<string> {
  const { requires_approval: _, ...sent } = data;
  const answer = await test.as(role)('/api/quotation', { body: { data: sent } });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data.id;
}

const send = (role: string, id: string, event: string, data?: object) =>
  test.as(role)(`/api/quotation/${id}/transition`, { body: { event, ...(data && { data }) } });

async function waiting(total: number, discount = 0, role: string = 'sales'): Promise<string> {
  const id = await draft(role, offer(total, discount));
  expect((await send(role, id, 'SUBMIT')).status).toBe(200);
  return id;
}

const stateOf = async (id: string) => (await records.read('quotation', id)).state;

describe('a quotation of 9,000,000 at 90 % discount', () => {
  it('says itself that it needs an approval, and that nobody gives it', async () => {
    const id = await draft('sales', outrageous);
    expect(await records.read('quotation', id)).toMatchObject({
      total_amount: 9_000_000,
      discount_percent: 90,
      requires_approval: true,
      approval_level: 'nobody',
    });
    const told = await test.as('sales')('/api/quotation', {
      body: { data: { ...outrageous, requires_approval: false } },
    });
    expect(told.json()).toMatchObject({ status: 400, details: [{ path: 'requires_approval', code: 'computed' }] });
    const named = await test.as('sales')('/api/quotation', {
      body: { data: { ...offer(9_000_000), approval_level: 'sales_rep' } },
    });
    expect(named.json()).toMatchObject({ status: 400, details: [{ path: 'approval_level', code: 'computed' }] });
  });

  it.each<string>(['sales', 'manager', 'admin', 'superadmin', 'root'])(
    'is neither sent nor submitted by %s',
    async (role) => {
      const id = await draft('sales', outrageous);
      for (const event of ['SEND', 'SUBMIT', 'sent', 'pending_approval']) {
        const answer = await send(role, id, event);
        expect(answer.json(), `${event}: ${answer.text}`).toMatchObject({ status: 422, code: 'guard_failed' });
        expect(answer.json().details).toEqual([
          { path: 'approval_level', code: 'guard', message: 'ยอด 9,000,000.00 บาท ส่วนลด 90% เกินกว่าที่ผู้ใดจะอนุมัติได้' },
        ]);
      }
      expect(await stateOf(id)).toBe('draft');
    },
  );

  it('says so in English', async () => {
    const id = await draft('sales', outrageous);
    const cookie = `${await test.cookie('sales')}; sala_language=en`;
    const answer = await test.as('sales')(`/api/quotation/${id}/transition`, {
      body: { event: 'SEND' },
      headers: { cookie },
    });
    expect(answer.json().details[0].message).toBe(
      'A total of 9,000,000.00 THB with 90% off is more than anybody may approve',
    );
  });

  it('is refused with the data of the event, in bulk, in a batch, in a later state and by a file', async () => {
    const small = await draft('sales', offer(1000));
    const { items } = outrageous;
    expect((await send('sales', small, 'SEND', { items })).json().code).toBe('guard_failed');
    expect((await send('manager', small, 'SUBMIT', { items })).json().code).toBe('guard_failed');
    const id = await draft('sales', outrageous);
    const operations = [id, small].map((one) => ({
      op: 'transition',
      collection: 'quotation',
      id: one,
      event: 'SEND',
    }));
    const batch = await test.as('sales')('/api/batch', { body: { operations } });
    expect(batch.json(), batch.text).toMatchObject({ details: { code: 'guard_failed' } });
    expect([await stateOf(id), await stateOf(small)]).toEqual(['draft', 'draft']);

    const begun = await test.as('sales')('/api/quotation', { body: { data: { ...outrageous, status: 'sent' } } });
    expect(begun.status).toBeGreaterThanOrEqual(400);
    for (const status of ['sent', 'approved', 'pending_approval', 'accepted', 'converted']) {
      const { requires_approval: _, ...data } = outrageous;
      const line = { ...data, status, approved_by: 'demo_admin', approval_asked_by: 'demo_sales' };
      for (const role of ['manager', 'admin'] as const) {
        const file = await test.as(role)('/api/quotation/import?format=json', { body: [line], method: 'POST' });
        expect(file.json().data, file.text).toMatchObject({ created: 0, failed: 1 });
      }
    }
    const file = await test.as('sales')('/api/quotation/import?format=json', { body: [outrageous], method: 'POST' });
    expect(file.status).toBe(403);
  });
});

describe('the tiers', () => {
  it.each<[string, number, number, boolean]>([
    ['sales', 100_000, 10, true],
    ['sales', 100_000.01, 0, false],
    ['sales', 1000, 10.5, false],
    ['manager', 500_000, 20, true],
    ['manager', 500_000.01, 0, false],
    ['manager', 1000, 20.5, false],
    ['admin', 1_000_000, 30, true],
    ['admin', 1_000_001, 0, false],
    ['admin', 1000, 31, false],
    ['superadmin', 9_000_000, 50, true],
    ['superadmin', 1000, 50.5, false],
    ['root', 9_000_000, 50, true],
  ])('%s sends %d at %d %% alone: %s', async (role, total, discount, passes) => {
    const answer = await send(role, await draft('sales', offer(total, discount)), 'SEND');
    expect([answer.status, answer.json().code], answer.text).toEqual(passes ? [200, undefined] : [422, 'guard_failed']);
  });

  it('are those of the approval too, which names the values and who gives it', async () => {
    const id = await waiting(800_000, 25);
    const refused = await send('manager', id, 'APPROVE');
    expect(refused.json().details).toMatchObject([
      { path: 'approval_level', message: 'ยอด 800,000.00 บาท ส่วนลด 25% เกินวงเงินของคุณ ต้องให้ ผู้อำนวยการฝ่ายขาย อนุมัติ' },
    ]);
    expect((await send('sales', id, 'APPROVE')).json().code).toBe('guard_failed');
    expect((await send('admin', id, 'APPROVE')).status).toBe(200);
    expect(await records.read('quotation', id)).toMatchObject({
      approved_by: 'demo_admin',
      approval_asked_by: 'demo_sales',
    });
    expect((await send('sales', id, 'SEND')).status).toBe(200);
  });

  it('do not let people approve what they asked for themselves', async () => {
    const id = await waiting(800_000, 0, 'admin');
    expect((await send('admin', id, 'APPROVE')).json().details).toMatchObject([
      { message: expect.stringContaining('ต้องให้ผู้อื่นที่ไม่ใช่ผู้ขออนุมัติ') },
    ]);
    expect((await send('superadmin', id, 'APPROVE')).status).toBe(200);
  });

  it('count for nothing in a session that somebody else was let into', async () => {
    const client = await letIn(test, 'manager');
    const approve = await client.post(`/api/quotation/${await waiting(300_000)}/transition`, { event: 'APPROVE' });
    expect(approve.json().code).toBe('in_person_only');
    const sent = await client.post(`/api/quotation/${await draft('sales', offer(300_000))}/transition`, {
      event: 'SEND',
    });
    expect(sent.json().code).toBe('guard_failed');
  });
});

it.each([[['*']], [['quotation']]])(
  'a key of an administrator for %j approves nothing that is above the lowest tier',
  async (collections) => {
    const made = await test.as('admin')('/api/api-keys', { body: { name: 'approver', role: 'admin', collections } });
    expect(made.status, made.text).toBe(201);
    const headers = { authorization: `Bearer ${made.json().data.key}` };
    const by = (id: string, event: string) =>
      test.call(`/api/quotation/${id}/transition`, { body: { event }, headers });
    const asked = await by(await waiting(300_000, 0, 'admin'), 'APPROVE');
    expect(asked.json(), asked.text).toMatchObject({ status: 422, code: 'guard_failed' });
    expect((await by(await draft('sales', offer(300_000)), 'SEND')).json().code).toBe('guard_failed');
    expect((await by(await draft('sales', offer(1000)), 'SEND')).status).toBe(200);
  },
);

describe('what waits and what was approved', () => {
  const put = (role: string, id: string, data: object) =>
    test.as(role)(`/api/quotation/${id}`, { method: 'PUT', body: { data } });

  it('keeps its amounts, also once it is sent', async () => {
    const id = await waiting(300_000);
    const { items } = outrageous;
    const tryAll = async (state: string) => {
      expect(await stateOf(id)).toBe(state);
      for (const data of [{ items }, { discount: 90 }, { vat_rate: 1 }])
        expect((await put('root', id, data)).json(), `${state} ${JSON.stringify(data)}`).toMatchObject({
          code: 'record_locked',
        });
      expect((await test.as('admin')(`/api/quotation/${id}`, { method: 'DELETE' })).json().code).toBe('record_locked');
    };
    await tryAll('pending_approval');
    expect((await send('manager', id, 'APPROVE', { items })).json().code).toBe('record_locked');
    expect((await send('manager', id, 'APPROVE')).status).toBe(200);
    await tryAll('approved');
    expect((await put('sales', id, { notes: 'โทรแจ้งลูกค้าแล้ว' })).status).toBe(200);
    expect((await send('sales', id, 'SEND', { items })).json().code).toBe('record_locked');
    expect((await send('sales', id, 'SEND')).status).toBe(200);
    await tryAll('sent');
  });

  it('loses its approval with a change of its amounts', async () => {
    const id = await waiting(300_000);
    await send('manager', id, 'APPROVE');
    expect((await send('sales', id, 'REVISE', { items: offer(400_000).items })).status).toBe(200);
    const record = await records.read('quotation', id);
    expect([record.state, record.approved_by, record.total_amount]).toEqual(['draft', undefined, 400_000]);
    expect((await send('sales', id, 'SEND')).json().code).toBe('guard_failed');
  });

  it('counts how often what the customer has was revised', async () => {
    const id = await waiting(300_000);
    await send('manager', id, 'APPROVE');
    expect((await send('sales', id, 'SEND')).status).toBe(200);
    expect((await send('sales', id, 'REVISE')).status).toBe(200);
    expect(await records.read('quotation', id)).toMatchObject({ state: 'revised', revision_number: 1 });
  });
});

describe('notices and stand-ins', () => {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const noticesOf = async (user: string) => (await records.find('notification', { filter: { user } })).total;

  it('tell those of the lowest tier that is enough, and who asked of the decision, once', async () => {
    await runOutbox(test.app);
    const before = [await noticesOf('demo_manager'), await noticesOf('demo_admin'), await noticesOf('demo_sales')];
    const id = await waiting(300_000);
    await runOutbox(test.app);
    await send('manager', id, 'APPROVE');
    await runOutbox(test.app);
    const after = [await noticesOf('demo_manager'), await noticesOf('demo_admin'), await noticesOf('demo_sales')];
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 0, 1]);
  });

  it('remind after a working day, and again, and leave it with who asked', async () => {
    const id = await waiting(300_000);
    await runOutbox(test.app);
    for (const days of [5, 10]) {
      const before = await noticesOf('demo_manager');
      test.clock.set(new Date(Date.now() + days * 86_400_000).toISOString());
      await sweepDue(test.app);
      await runOutbox(test.app);
      expect(await noticesOf('demo_manager')).toBeGreaterThan(before);
    }
    expect(await records.read('quotation', id)).toMatchObject({
      state: 'pending_approval',
      approval_asked_by: 'demo_sales',
    });
    test.clock.set(new Date().toISOString());
  });

  async function appoint(role: string, data: JsonObject) {
    const made = await test.as(role)('/api/stand_in', { body: { data } });
    if (made.status !== 201) return made;
    return test.as(role)(`/api/stand_in/${made.json().data.id}/transition`, { body: { event: 'APPOINT' } });
  }

  it('lend a level for a period, not for what the stand-in asked for, and only what is ones own', async () => {
    const mine = await waiting(300_000);
    const theirs = await waiting(300_000, 0, 'manager');
    expect((await send('sales', theirs, 'APPROVE')).json().code).toBe('guard_failed');

    for (const role of ['sales', 'admin', 'root'] as const)
      expect(
        (await appoint(role, { person: 'demo_manager', substitute: 'demo_sales', from: today, until: today })).status,
        role,
      ).toBeGreaterThanOrEqual(400);
    expect(
      (await appoint('manager', { substitute: 'demo_sales', from: '2020-01-01', until: '2020-01-02' })).status,
    ).toBe(200);
    expect((await send('sales', theirs, 'APPROVE')).json().code).toBe('guard_failed');

    const lent = await appoint('manager', { substitute: 'demo_sales', from: today, until: today });
    expect(lent.status, lent.text).toBe(200);
    expect((await send('sales', theirs, 'APPROVE')).status).toBe(200);
    expect((await send('sales', mine, 'APPROVE')).json().details).toHaveLength(1);
    expect((await send('sales', await draft('sales', offer(300_000)), 'SEND')).json().code).toBe('guard_failed');
    expect((await send('sales', await waiting(800_000, 0, 'manager'), 'APPROVE')).json().code).toBe('guard_failed');

    const changed = await test.as('manager')(`/api/stand_in/${lent.json().data.id}`, {
      method: 'PUT',
      body: { data: { substitute: 'demo_warehouse' } },
    });
    expect(changed.json().code).toBe('record_locked');
    await test.as('manager')(`/api/stand_in/${lent.json().data.id}/transition`, { body: { event: 'END' } });
    expect((await send('sales', await waiting(300_000, 0, 'manager'), 'APPROVE')).json().code).toBe('guard_failed');
  });
});

it('a sale is confirmed by whom its amount allows', async () => {
  const { record: customer } = await records.create('customer', { customer_name: 'ก' });
  const { record: product } = await records.create('product', { product_name: 'โต๊ะ' });
  const sell = async (total: number) => {
    const items = [{ product_id: String(product.id), quantity: 1, unit_price: total }];
    const answer = await test.as('sales')('/api/sales', {
      body: { data: { customer_id: String(customer.id), items, vat_rate: 0, allow_backorder: true } },
    });
    await test.as('sales')(`/api/sales/${answer.json().data.id}/transition`, { body: { event: 'SUBMIT' } });
    return async (role: string) =>
      (await test.as(role)(`/api/sales/${answer.json().data.id}/transition`, { body: { event: 'CONFIRM' } })).status;
  };
  const [small, larger, large, huge] = [
    await sell(100_000),
    await sell(400_000),
    await sell(900_000),
    await sell(2_000_000),
  ];
  expect(await small('sales')).toBe(200);
  expect([await larger('sales'), await larger('manager')]).toEqual([422, 200]);
  expect([await large('manager'), await large('finance')]).toEqual([422, 200]);
  expect([await huge('finance'), await huge('admin')]).toEqual([422, 200]);
  const [confirmed] = (await records.find('sales', { filter: { state: 'confirmed', total: 2_000_000 } })).data;
  for (const data of [
    { items: [{ product_id: String(product.id), quantity: 9, unit_price: 1 }] },
    { discount_rate: 90 },
  ]) {
    const answer = await test.as('admin')(`/api/sales/${confirmed?.id}`, { method: 'PUT', body: { data } });
    expect(answer.json()).toMatchObject({ status: 422, code: 'record_locked' });
  }
});

describe('other collections decide by the same roll', () => {
  const decide = async (collection: string, id: string, { role, event }: { role: string; event: string }) => {
    const answer = await test.as(role)(`/api/${collection}/${id}/transition`, { body: { event } });
    return [answer.status, answer.json().code];
  };
  const refused = [422, 'guard_failed'];
  const done = [200, undefined];

  it('a return is approved by whom its amount allows', async () => {
    const items = [{ quantity: 1, unit_price: 20_000 }];
    const made = await test.as('sales')('/api/returns', { body: { data: { items } } });
    const { id } = made.json().data;
    for (const role of ['sales', 'supervisor'])
      expect(await decide('returns', id, { role, event: 'APPROVE' }), role).toEqual(refused);
    expect(await decide('returns', id, { role: 'manager', event: 'APPROVE' })).toEqual(done);
    const file = await test.as('manager')('/api/returns/import?format=json', {
      body: [{ status: 'approved', items: [{ quantity: 1, unit_price: 20_001 }] }],
    });
    expect(file.json().data, file.text).toMatchObject({ created: 0, failed: 1 });
  });

  it('a payment begins by itself up to 10,000, and is not raised on its way', async () => {
    const pay = async (amount: number) =>
      (await test.as('accounting')('/api/payment', { body: { data: { amount } } })).json().data.id as string;
    expect(await decide('payment', await pay(10_000), { role: 'accounting', event: 'PROCESS' })).toEqual(done);
    const large = await pay(10_000.01);
    expect(await decide('payment', large, { role: 'accounting', event: 'PROCESS' })).toEqual(refused);
    expect(await decide('payment', large, { role: 'supervisor', event: 'PROCESS' })).toEqual(done);
    const raised = await test.as('admin')(`/api/payment/${large}`, {
      method: 'PUT',
      body: { data: { amount: 9_000_000 } },
    });
    expect(raised.json().code).toBe('record_locked');
    expect(await decide('payment', await pay(9_000_000), { role: 'admin', event: 'PROCESS' })).toEqual(refused);
  });
});

it.each(['purchase_request', 'purchase_order'])(
  'a %s keeps its lines while it waits and once it is approved',
  async (name) => {
    const items = [{ product_name: 'กระดาษ', quantity: 1, unit_price: 100 }];
    const data = { description: 'ของใช้', requested_by: 'สมชาย', items };
    const { id } = (await test.as('purchaser')(`/api/${name}`, { body: { data } })).json().data;
    for (const event of ['SUBMIT', 'APPROVE']) {
      const sent = await test.as('purchaser')(`/api/${name}/${id}/transition`, { body: { event } });
      expect(sent.status, sent.text).toBe(200);
      const raised = { data: { items: [{ ...items[0], unit_price: 9_000_000 }] } };
      const answer = await test.as('admin')(`/api/${name}/${id}`, { method: 'PUT', body: raised });
      expect(answer.json(), event).toMatchObject({ status: 422, code: 'record_locked' });
    }
  },
);
