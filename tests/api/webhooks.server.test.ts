import { describe, expect, it } from 'vitest';
import { openHooks } from '../support/openHooks.ts';
import { isSignedBy } from '../support/openReceiver.ts';

const hooks = openHooks();
const { query, call, ask, subscribe, hook, parcel, deliver, now, types, log } = hooks;

describe('a change', () => {
  it('is told once it is committed, signed, with the record as it was', async () => {
    const { secret } = await hook();
    const { id } = await parcel({ code: 'first' });
    await ask('superadmin', 'PUT', `/api/parcel/${id}`, { data: { amount: 7 } });
    await ask('superadmin', 'POST', `/api/parcel/${id}/transition`, { event: 'CLOSE' });
    await ask('superadmin', 'DELETE', `/api/parcel/${id}`);
    await ask('superadmin', 'POST', `/api/parcel/${id}/restore`);
    expect(hooks.receiver.received).toEqual([]);
    await deliver();
    expect(types()).toEqual(['created', 'updated', 'transition', 'deleted', 'restored'].map((one) => `parcel.${one}`));
    const [created, updated, moved] = hooks.receiver.received;
    expect(created?.json).toMatchObject({
      id: created?.headers['webhook-id'],
      ...{ collection: 'parcel', event: 'created', record: id },
      data: { id, code: 'first', amount: 5, pay: 900, version: 1, state: 'open' },
    });
    expect(updated?.json).toMatchObject({ changed: ['amount'], data: { amount: 7, version: 2 } });
    expect(moved?.json.transition).toEqual({ event: 'CLOSE', from: 'open', to: 'done' });
    expect(hooks.receiver.received.every((one) => isSignedBy(secret, one))).toBe(true);
    expect(hooks.receiver.received.some((one) => isSignedBy(secret, { ...one, body: `${one.body} ` }))).toBe(false);
    expect(hooks.receiver.received.map(({ body }) => body).join()).not.toContain('1234');
  });

  it('is not told when it was taken back', async () => {
    await hook();
    const operations = [
      { op: 'create', collection: 'parcel', data: { code: 'twice' } },
      { op: 'create', collection: 'parcel', data: { code: 'twice' } },
    ];
    expect((await call('superadmin', 'POST', '/api/batch', { operations })).status).toBe(409);
    await deliver();
    expect(hooks.receiver.received).toEqual([]);
  });

  it('is told of what is imported and cleared, too', async () => {
    await hook();
    const text = 'code,amount\nI1,1\nI2,2\n';
    const imported = await hooks.test.as('root')('/api/parcel/import?format=csv', {
      method: 'POST',
      text,
      headers: { 'content-type': 'text/csv' },
    });
    expect(imported.status, imported.text).toBeLessThan(300);
    await deliver();
    expect(hooks.receiver.received.map(({ json }) => [json.type, json.data.code])).toEqual(
      expect.arrayContaining([
        ['parcel.created', 'I1'],
        ['parcel.created', 'I2'],
      ]),
    );
    await hooks.test.as('root')('/api/parcel/import?format=csv&dryRun=true', {
      method: 'POST',
      text: 'code\nI3\n',
      headers: { 'content-type': 'text/csv' },
    });
    hooks.receiver.received.length = 0;
    const { token } = (await call('superadmin', 'DELETE', '/api/parcel/clear')).json().details;
    await ask('superadmin', 'DELETE', `/api/parcel/clear?token=${token}&confirm=parcel`);
    await deliver();
    expect(new Set(types())).toEqual(new Set(['parcel.deleted']));
    expect(hooks.receiver.received.length).toBeGreaterThanOrEqual(2);
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
    expect(hooks.receiver.received.map(({ json }) => json.data.amount).toSorted()).toEqual([12, 3]);
    expect(await query('select 1 from webhook_delivery')).toHaveLength(2);
  });

  it('stays inside of its site', async () => {
    await hook('superadmin', { host: 'shop.localhost' });
    await parcel();
    await parcel({ code: 'there' }, 'shop.localhost');
    await deliver();
    expect(hooks.receiver.received.map(({ json }) => json.data.code)).toEqual(['there']);
    expect(await ask('superadmin', 'GET', '/api/webhooks')).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is tried again after an error and after silence, with the same id and body, until it arrives', async () => {
    const { id } = await hook();
    hooks.receiver.answer = () => [500, 302, 200][hooks.receiver.received.length - 1] ?? 200;
    await parcel();
    for (let tries = 0; tries < 3; tries += 1) {
      await deliver();
      await now();
    }
    expect(hooks.receiver.received).toHaveLength(3);
    expect(new Set(hooks.receiver.received.map(({ body, headers }) => body + headers['webhook-id'])).size).toBe(1);
    const [told] = await log(id);
    expect(told).toMatchObject({
      status: 'done',
      attempts: 3,
      tries: [{ status: 500, answer: 'answered 500' }, { status: 302 }, { status: 200 }],
    });
  });

  it('waits longer each time, and is given up at last', async () => {
    const { id } = await hook();
    hooks.receiver.answer = () => 500;
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
    hooks.receiver.answer = ({ json }) => (json.data.code === 'slow' && hooks.receiver.received.length < 3 ? 500 : 200);
    await deliver();
    expect(hooks.receiver.received.map(({ json }) => `${json.data.code} ${json.data.version}`).toSorted()).toEqual([
      'quick 1',
      'slow 1',
    ]);
    hooks.receiver.answer = () => 200;
    await now();
    await deliver();
    expect(hooks.receiver.received.slice(2).map(({ json }) => json.data.version)).toEqual([1, 2]);
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
    expect(hooks.receiver.received.map(({ json }) => json.data.version)).toEqual(
      Array.from({ length: 13 }, (_, n) => n + 1),
    );
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
    expect(told.said).toMatch(/^\S+ \S/);
    await ask('superadmin', 'POST', `/api/webhooks/${id}/deliveries/${told.id}/again`, {});
    await deliver();
    expect(hooks.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([told.id, told.id]);
    expect((await call('superadmin', 'POST', `/api/webhooks/${id}/deliveries/nothing/again`, {})).status).toBe(404);
  });

  it('may be tried without a record', async () => {
    const { id, secret } = await hook();
    await ask('superadmin', 'POST', `/api/webhooks/${id}/try`, {});
    await deliver();
    expect(hooks.receiver.received.map(({ json }) => [json.type, json.data])).toEqual([['test', null]]);
    expect(hooks.receiver.received.every((one) => isSignedBy(secret, one))).toBe(true);
  });
});

describe('a receiver that fails for long', () => {
  it('is switched off, administrators are told once, and what waits goes on when it is switched on', async () => {
    const { id } = await hook();
    hooks.receiver.answer = () => 503;
    await parcel();
    await deliver();
    expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({ enabled: true, waiting: 1 });
    await query(`update webhook set failing_since = now() - interval '25 hours'`);
    await now();
    await deliver();
    const [off] = await ask('superadmin', 'GET', '/api/webhooks');
    expect(off).toMatchObject({ enabled: false, offReason: 'failing' });
    const told = async (role: string) =>
      (await ask(role, 'GET', '/api/notification')).filter(({ title }: { title: { en: string } }) =>
        title.en.includes('was switched off'),
      );
    expect(await told('admin')).toHaveLength(1);
    expect(await told('sales')).toHaveLength(0);
    await now();
    await parcel();
    await deliver();
    expect(hooks.receiver.received).toHaveLength(2);
    expect((await call('superadmin', 'POST', `/api/webhooks/${id}/try`, {})).status).toBe(409);
    hooks.receiver.answer = () => 200;
    const { name, url, subscriptions } = off;
    await ask('superadmin', 'PUT', `/api/webhooks/${id}`, { name, url, subscriptions, enabled: true });
    await deliver();
    expect(hooks.receiver.received).toHaveLength(3);
    expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({
      enabled: true,
      offReason: null,
      failingSince: null,
    });
  });
});
