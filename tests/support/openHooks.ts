import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { deliverWaiting } from '../../server/messages/webhooks/deliver.ts';
import { openReceiver, type Receiver } from './openReceiver.ts';
import { openTestApp, type TestApp } from './testApp.ts';

type Body = { host?: string; [key: string]: unknown };

const everything = ['created', 'updated', 'transition', 'deleted', 'restored'];

/** A collection with two states; its administrators read two of its fields. */
function describeParcel() {
  const title = { th: 'x', en: 'x' };
  const machine = {
    initial: 'open',
    states: {
      open: { title, transitions: { done: { title, event: 'CLOSE' } } },
      done: { title, transitions: { open: { title, event: 'REOPEN' } } },
    },
  };
  const properties = {
    code: { type: 'string', 'x-unique': true },
    amount: { type: 'number' },
    pay: { type: 'number' },
    pin: { type: 'string', 'x-secret': true },
  };
  const write = [{ roles: ['superadmin', 'admin'] }];
  const access = {
    read: [{ roles: ['superadmin'] }, { roles: ['admin'], fields: ['code', 'amount'] }],
    ...{ create: write, update: write, delete: write, import: write, clear: write },
  };
  return { name: 'parcel', title: 'Parcel', schema: { properties, 'x-access': access }, machine };
}

/** Two sites with parcels, and another system that receives what webhooks send. Called at the head of a file. */
export function openHooks() {
  let test: TestApp;
  let receiver: Receiver;
  let codes = 0;

  beforeAll(async () => {
    test = await openTestApp({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' });
    receiver = await openReceiver();
    for (const host of ['factory.localhost', 'shop.localhost'])
      await ask('root', 'POST', '/api/collection', { host, data: describeParcel() });
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
  });
  afterEach(async () => {
    await query('delete from webhook_delivery');
    await query('delete from webhook');
    for (const name of ['factory', 'shop'] as const) await test.app.webhooks.changed((await test.site(name)).id);
    receiver.received.length = 0;
    receiver.answer = () => 200;
  });

  const query = <Row extends object>(sql: string, values: unknown[] = []) =>
    test.app.db.platform.query<Row>(sql, values);

  async function call(role: string, method: string, path: string, { host, ...body }: Body = {}) {
    const hasBody = method === 'POST' || method === 'PUT';
    return test.as(role)(path, { method, host, ...(hasBody && { body }) });
  }

  /** The data of an answer that must succeed. */
  async function ask(role: string, method: string, path: string, body?: Body) {
    const answer = await call(role, method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json().data;
  }

  const subscribe = (more: object = {}) => ({ collection: 'parcel', events: everything, ...more });

  function hook(role = 'superadmin', { host, ...more }: Body = {}): Promise<{ id: string; secret: string }> {
    const about = { name: 'Hook', url: receiver.url, subscriptions: [subscribe()] };
    return ask(role, 'POST', '/api/webhooks', { ...about, host, ...more });
  }

  function parcel(data: object = {}, host?: string): Promise<{ id: string }> {
    codes += 1;
    const values = { code: `P${codes}`, amount: 5, pay: 900, pin: '1234', ...data };
    return ask('superadmin', 'POST', '/api/parcel', { host, data: values });
  }

  return {
    ...{ query, call, ask, subscribe, hook, parcel },
    deliver: () => deliverWaiting(test.app),
    /** What waits is to be sent now. */
    now: () => query(`update webhook_delivery set next_at = now() where status = 'waiting'`),
    types: () => receiver.received.map(({ json }) => json.type),
    log: (id: string) => ask('superadmin', 'GET', `/api/webhooks/${id}/deliveries`),
    get test() {
      return test;
    },
    get receiver() {
      return receiver;
    },
  };
}
