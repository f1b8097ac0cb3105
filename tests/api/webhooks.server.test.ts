import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverWaiting } from '../../server/messages/webhooks/deliver.ts';
import { isSignedBy, openReceiver, type Receiver } from '../support/openReceiver.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  test = await openTestApp({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' });
  receiver = await openReceiver();
  const title = { th: 'x', en: 'x' };
  const to = (event: string) => ({ title, event });
  const machine = {
    initial: 'open',
    states: {
      open: { title, transitions: { done: to('CLOSE') } },
      done: { title, transitions: { open: to('REOPEN') } },
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
  for (const host of ['factory.localhost', 'shop.localhost'])
    await ask('root', 'POST', '/api/collection', {
      host,
      data: { name: 'parcel', title: 'Parcel', schema: { properties, 'x-access': access }, machine },
    });
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

const hasBody = (method: string) => method === 'POST' || method === 'PUT';
const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

async function call(
  role: string,
  method: string,
  path: string,
  { host, ...body }: { host?: string; [key: string]: unknown } = {},
) {
  return test.as(role)(path, { method, host, ...(hasBody(method) && { body }) });
}

/** The data of an answer that must succeed. */
async function ask(role: string, method: string, path: string, body?: { host?: string; [key: string]: unknown }) {
  const answer = await call(role, method, path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json().data;
}

const everything = ['created', 'updated', 'transition', 'deleted', 'restored'];
const subscribe = (more: object = {}) => ({ collection: 'parcel', events: everything, ...more });

function hook(
  role = 'superadmin',
  { host, ...more }: { host?: string; [key: string]: unknown } = {},
): Promise<{ id: string; secret: string }> {
  return ask(role, 'POST', '/api/webhooks', {
    name: 'Hook',
    url: receiver.url,
    subscriptions: [subscribe()],
    host,
    ...more,
  });
}

let codes = 0;
const nextCode = () => {
  codes += 1;
  return `P${codes}`;
};
const parcel = (data: object = {}, host?: string): Promise<{ id: string }> =>
  ask('superadmin', 'POST', '/api/parcel', {
    host,
    data: { code: nextCode(), amount: 5, pay: 900, pin: '1234', ...data },
  });

const deliver = () => deliverWaiting(test.app);
const now = () => query(`update webhook_delivery set next_at = now() where status = 'waiting'`);
const types = () => receiver.received.map(({ json }) => json.type);
const log = (id: string) => ask('superadmin', 'GET', `/api/webhooks/${id}/deliveries`);

describe('a change', () => {
  it('is told once it is committed, signed, with the record as it was', async () => {
    const { secret } = await hook();
    const { id } = await parcel({ code: 'first' });
    await ask('superadmin', 'PUT', `/api/parcel/${id}`, { data: { amount: 7 } });
    await ask('superadmin', 'POST', `/api/parcel/${id}/transition`, { event: 'CLOSE' });
    await ask('superadmin', 'DELETE', `/api/parcel/${id}`);
    await ask('superadmin', 'POST', `/api/parcel/${id}/restore`);
    expect(receiver.received).toEqual([]);
    await deliver();
    expect(types()).toEqual(['created', 'updated', 'transition', 'deleted', 'restored'].map((one) => `parcel.${one}`));
    const [created, updated, moved] = receiver.received;
    expect(created?.json).toMatchObject({
      id: created?.headers['webhook-id'],
      ...{ collection: 'parcel', event: 'created', record: id },
      data: { id, code: 'first', amount: 5, pay: 900, version: 1, state: 'open' },
    });
    expect(updated?.json).toMatchObject({ changed: ['amount'], data: { amount: 7, version: 2 } });
    expect(moved?.json.transition).toEqual({ event: 'CLOSE', from: 'open', to: 'done' });
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true);
    expect(receiver.received.some((one) => isSignedBy(secret, { ...one, body: `${one.body} ` }))).toBe(false);
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('1234');
  });

  it('is not told when it was taken back', async () => {
    await hook();
    const operations = [
      { op: 'create', collection: 'parcel', data: { code: 'twice' } },
      { op: 'create', collection: 'parcel', data: { code: 'twice' } },
    ];
    expect((await call('superadmin', 'POST', '/api/batch', { operations })).status).toBe(409);
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  it('is told of what is imported and cleared, too', async () => {
    await hook();
    const text = 'code,amount\nI1,1\nI2,2\n';
    const imported = await test.as('root')('/api/parcel/import?format=csv', {
      method: 'POST',
      text,
      headers: { 'content-type': 'text/csv' },
    });
    expect(imported.status, imported.text).toBeLessThan(300);
    await deliver();
    expect(receiver.received.map(({ json }) => [json.type, json.data.code])).toEqual(
      expect.arrayContaining([
        ['parcel.created', 'I1'],
        ['parcel.created', 'I2'],
      ]),
    );
    await test.as('root')('/api/parcel/import?format=csv&dryRun=true', {
      method: 'POST',
      text: 'code\nI3\n',
      headers: { 'content-type': 'text/csv' },
    });
    receiver.received.length = 0;
    const { token } = (await call('superadmin', 'DELETE', '/api/parcel/clear')).json().details;
    await ask('superadmin', 'DELETE', `/api/parcel/clear?token=${token}&confirm=parcel`);
    await deliver();
    expect(new Set(types())).toEqual(new Set(['parcel.deleted']));
    expect(receiver.received.length).toBeGreaterThanOrEqual(2);
  });

  it('is told of the events and records that the hook asks for', async () => {
    await hook('superadmin', {
      subscriptions: [
        subscribe({ events: ['transition'], transitions: ['REOPEN'] }),
        subscribe({ events: ['created'], when: { amount: { $gte: 10 } } }),
      ],
    });
    const { id } = await parcel({ amount: 3 });
    await parcel({ amount: 12 });
    await ask('superadmin', 'POST', `/api/parcel/${id}/transition`, { event: 'CLOSE' });
    await ask('superadmin', 'POST', `/api/parcel/${id}/transition`, { event: 'REOPEN' });
    await deliver();
    expect(types().toSorted()).toEqual(['parcel.created', 'parcel.transition']);
    expect(receiver.received.map(({ json }) => json.data.amount).toSorted()).toEqual([12, 3]);
    expect(await query('select 1 from webhook_delivery')).toHaveLength(2);
  });

  it('stays inside of its site', async () => {
    await hook('superadmin', { host: 'shop.localhost' });
    await parcel();
    await parcel({ code: 'there' }, 'shop.localhost');
    await deliver();
    expect(receiver.received.map(({ json }) => json.data.code)).toEqual(['there']);
    expect(await ask('superadmin', 'GET', '/api/webhooks')).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is tried again after an error and after silence, with the same id and body, until it arrives', async () => {
    const { id } = await hook();
    receiver.answer = () => [500, 302, 200][receiver.received.length - 1] ?? 200;
    await parcel();
    for (let tries = 0; tries < 3; tries += 1) {
      await deliver();
      await now();
    }
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ body, headers }) => body + headers['webhook-id'])).size).toBe(1);
    const [told] = await log(id);
    expect(told).toMatchObject({
      status: 'done',
      attempts: 3,
      tries: [{ status: 500, answer: 'answered 500' }, { status: 302 }, { status: 200 }],
    });
  });

  it('waits longer each time, and is given up at last', async () => {
    const { id } = await hook();
    receiver.answer = () => 500;
    await parcel();
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await now();
      await deliver();
      const [row] = await query<{ wait: number }>(
        `select extract(epoch from next_at - now())::float as wait from webhook_delivery`,
      );
      waits.push(Math.round(row?.wait ?? 0));
    }
    expect(waits.slice(0, 4).map((wait) => Math.round(wait / 10) * 10)).toEqual([10, 30, 90, 270]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3600);
    expect(await log(id)).toMatchObject([{ status: 'failed', attempts: 12 }]);
  });

  it('of one record waits for those before it, of others does not', async () => {
    await hook();
    const first = await parcel({ code: 'slow' });
    await ask('superadmin', 'PUT', `/api/parcel/${first.id}`, { data: { amount: 8 } });
    await parcel({ code: 'quick' });
    receiver.answer = ({ json }) => (json.data.code === 'slow' && receiver.received.length < 3 ? 500 : 200);
    await deliver();
    expect(receiver.received.map(({ json }) => `${json.data.code} ${json.data.version}`).toSorted()).toEqual([
      'quick 1',
      'slow 1',
    ]);
    receiver.answer = () => 200;
    await now();
    await deliver();
    expect(receiver.received.slice(2).map(({ json }) => json.data.version)).toEqual([1, 2]);
  });

  it('comes in order though many change a record at once and two processes deliver', async () => {
    await hook();
    const { id } = await parcel();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ask('superadmin', 'PUT', `/api/parcel/${id}`, { data: { amount: 100 + n } }),
      ),
    );
    await Promise.all([deliver(), deliver()]);
    expect(receiver.received.map(({ json }) => json.data.version)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
  });

  it('is taken up by another process when one was killed while it sent', async () => {
    await hook();
    await parcel();
    await query(`update webhook_delivery set status = 'sending', attempts = 1, next_at = now() - interval '1 second'`);
    await deliver();
    expect(types()).toEqual(['parcel.created']);
  });

  it('is sent again on request, with the same id', async () => {
    const { id } = await hook();
    await parcel();
    await deliver();
    const [told] = await log(id);
    await ask('superadmin', 'POST', `/api/webhooks/${id}/deliveries/${told.id}/again`, {});
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([told.id, told.id]);
    expect((await call('superadmin', 'POST', `/api/webhooks/${id}/deliveries/nothing/again`, {})).status).toBe(404);
  });

  it('may be tried without a record', async () => {
    const { id, secret } = await hook();
    await ask('superadmin', 'POST', `/api/webhooks/${id}/try`, {});
    await deliver();
    expect(receiver.received.map(({ json }) => [json.type, json.data])).toEqual([['test', null]]);
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true);
  });
});

describe('a receiver that fails for long', () => {
  it('is switched off, administrators are told once, and what waits goes on when it is switched on', async () => {
    const { id } = await hook();
    receiver.answer = () => 503;
    await parcel();
    await deliver();
    expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({ enabled: true, waiting: 1 });
    await query(`update webhook set failing_since = now() - interval '25 hours'`);
    await now();
    await deliver();
    const [off] = await ask('superadmin', 'GET', '/api/webhooks');
    expect(off).toMatchObject({ enabled: false, offReason: 'failing' });
    const told = async (role: string) =>
      (await ask(role, 'GET', '/api/notification')).filter(
        ({ path }: { path?: string }) => path === '/config/webhooks',
      );
    expect(await told('admin')).toHaveLength(1);
    expect(await told('sales')).toHaveLength(0);
    await now();
    await parcel();
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect((await call('superadmin', 'POST', `/api/webhooks/${id}/try`, {})).status).toBe(409);
    receiver.answer = () => 200;
    const { name, url, subscriptions } = off;
    await ask('superadmin', 'PUT', `/api/webhooks/${id}`, { name, url, subscriptions, enabled: true });
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({
      enabled: true,
      offReason: null,
      failingSince: null,
    });
  });
});

describe('the secret', () => {
  it('is shown once, and sealed in the database', async () => {
    const { secret } = await hook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await ask('superadmin', 'GET', '/api/webhooks'))).not.toContain(secret.slice(6));
    expect(JSON.stringify(await query('select * from webhook, audit'))).not.toContain(secret.slice(6));
  });

  it('is renewed without a gap: both sign for a day, then the new one alone', async () => {
    const { id, secret } = await hook();
    const renewed = await ask('superadmin', 'POST', `/api/webhooks/${id}/secret`, {});
    await parcel();
    await deliver();
    await query(`update webhook set former_until = now() - interval '1 second'`);
    await parcel();
    await deliver();
    const signedBy = (one: string) => receiver.received.map((each) => isSignedBy(one, each));
    expect(signedBy(secret)).toEqual([true, false]);
    expect(signedBy(renewed.secret)).toEqual([true, true]);
  });
});

describe('nothing leaves that the person behind a hook may not read', () => {
  it('fields, conditions on them, and whole collections', async () => {
    await hook('admin', { subscriptions: [subscribe()] });
    const hidden = { ...subscribe(), when: { pay: { $gt: 1 } } };
    const refused = await call('admin', 'POST', '/api/webhooks', {
      name: 'x',
      url: receiver.url,
      subscriptions: [hidden],
    });
    expect([refused.status, refused.json().code ?? refused.json().error?.code]).toEqual([400, 'webhook_invalid']);
    const expression = { ...subscribe(), when: { $expr: { $gt: ['$pay', 1] } } };
    await hook('admin', { subscriptions: [expression], url: `${receiver.url}?expression` });
    const { id } = await parcel();
    await ask('superadmin', 'PUT', `/api/parcel/${id}`, { data: { pay: 901 } });
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    expect(receiver.received.map(({ json }) => [json.data.pay, json.changed])).toEqual([
      [undefined, ['code', 'amount']],
      [undefined, []],
    ]);
    for (const collection of ['user', 'nothing'])
      expect(
        (
          await call('admin', 'POST', '/api/webhooks', {
            name: 'x',
            url: receiver.url,
            subscriptions: [subscribe({ collection })],
          })
        ).status,
        collection,
      ).toBe(400);
  });

  it('by the rights at the time of sending: of somebody who is no administrator any more nothing is sent', async () => {
    const { id } = await hook('admin');
    await parcel();
    await query(`update membership set role = 'user' where account_id = 'demo_admin'`);
    try {
      await deliver();
      expect(receiver.received).toEqual([]);
      expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({
        enabled: false,
        offReason: 'owner',
      });
      const body = { name: 'Hook', url: receiver.url, subscriptions: [subscribe()], enabled: true };
      await ask('superadmin', 'PUT', `/api/webhooks/${id}`, body);
      await deliver();
      expect(receiver.received.map(({ json }) => json.data.pay)).toEqual([900]);
    } finally {
      await query(`update membership set role = 'admin' where account_id = 'demo_admin'`);
    }
  });

  it('whoever changes a hook is behind it from then on', async () => {
    const { id } = await hook('superadmin');
    await ask('admin', 'PUT', `/api/webhooks/${id}`, {
      name: 'Hook',
      url: receiver.url,
      subscriptions: [subscribe()],
      enabled: true,
    });
    await parcel();
    await deliver();
    expect(receiver.received.map(({ json }) => json.data.pay)).toEqual([undefined]);
  });
});

describe('the calls', () => {
  it('are for administrators of the site alone', async () => {
    const { id } = await hook();
    const body = { name: 'x', url: receiver.url, subscriptions: [subscribe()], enabled: true };
    const calls: [string, string, object?][] = [
      ['GET', '/api/webhooks'],
      ['POST', '/api/webhooks', body],
      ['PUT', `/api/webhooks/${id}`, body],
      ['DELETE', `/api/webhooks/${id}`],
      ['POST', `/api/webhooks/${id}/secret`],
      ['POST', `/api/webhooks/${id}/try`],
      ['GET', `/api/webhooks/${id}/deliveries`],
      ['POST', `/api/webhooks/${id}/deliveries/x/again`],
    ];
    for (const [method, path, sent] of calls) {
      for (const role of ['user', 'sales', 'manager'])
        expect((await call(role, method, path, { ...sent })).status, `${role} ${method} ${path}`).toBe(403);
      expect((await test.call(path, { method, ...(hasBody(method) && { body: sent ?? {} }) })).status).toBe(401);
      if (path.includes(id))
        expect((await call('superadmin', method, path, { ...sent, host: 'shop.localhost' })).status, path).toBe(404);
    }
    expect(await query('select 1 from webhook')).toHaveLength(1);
  });

  it('refuse addresses to which nothing is sent', async () => {
    const subscriptions = [subscribe()];
    for (const url of [
      'http://169.254.169.254/latest',
      'http://[::1]:8080/',
      'http://10.0.0.1:8080/',
      'ftp://example.com',
      'https://a:b@example.com:8443/',
    ])
      expect((await call('superadmin', 'POST', '/api/webhooks', { name: 'x', url, subscriptions })).status, url).toBe(
        400,
      );
    await hook('superadmin', {
      url: receiver.url.replace('127.0.0.1', 'localhost').replace('localhost', 'metadata.invalid'),
    });
    await parcel();
    await deliver();
    const [row] = await query<{ tries: { error: string }[] }>('select tries from webhook_delivery');
    expect(row?.tries[0]?.error).toMatch(/^unknown_host/);
  });

  it('are written to the audit log, of a URL its host alone', async () => {
    const { id } = await hook('superadmin', { url: `${receiver.url}?token=hidden` });
    await ask('superadmin', 'DELETE', `/api/webhooks/${id}`);
    const rows = await query<{ action: string; changes: object }>(
      `select action, changes from audit where target_kind = 'webhook' and target_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.removed']);
    expect(rows[0]?.changes).toMatchObject({ name: 'Hook', host: new URL(receiver.url).host });
    expect(JSON.stringify(rows)).not.toContain('hidden');
  });
});
