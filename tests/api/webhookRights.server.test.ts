import { describe, expect, it } from 'vitest';
import { openHooks } from '../support/openHooks.ts';
import { isSignedBy } from '../support/openReceiver.ts';

const hooks = openHooks();
const { query, call, ask, subscribe, hook, parcel, deliver } = hooks;

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
    const signedBy = (one: string) => hooks.receiver.received.map((each) => isSignedBy(one, each));
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
      url: hooks.receiver.url,
      subscriptions: [hidden],
    });
    expect([refused.status, refused.json().code ?? refused.json().error?.code]).toEqual([400, 'webhook_invalid']);
    const expression = { ...subscribe(), when: { $expr: { $gt: ['$pay', 1] } } };
    await hook('admin', { subscriptions: [expression], url: `${hooks.receiver.url}?expression` });
    const { id } = await parcel();
    await ask('superadmin', 'PUT', `/api/parcel/${id}`, { data: { pay: 901 } });
    await deliver();
    expect(hooks.receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    expect(hooks.receiver.received.map(({ json }) => [json.data.pay, json.changed])).toEqual([
      [undefined, ['code', 'amount']],
      [undefined, []],
    ]);
    for (const collection of ['user', 'nothing'])
      expect(
        (
          await call('admin', 'POST', '/api/webhooks', {
            name: 'x',
            url: hooks.receiver.url,
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
      expect(hooks.receiver.received).toEqual([]);
      expect((await ask('superadmin', 'GET', '/api/webhooks'))[0]).toMatchObject({
        enabled: false,
        offReason: 'owner',
      });
      const body = { name: 'Hook', url: hooks.receiver.url, subscriptions: [subscribe()], enabled: true };
      await ask('superadmin', 'PUT', `/api/webhooks/${id}`, body);
      await deliver();
      expect(hooks.receiver.received.map(({ json }) => json.data.pay)).toEqual([900]);
    } finally {
      await query(`update membership set role = 'admin' where account_id = 'demo_admin'`);
    }
  });

  it('whoever changes a hook is behind it from then on', async () => {
    const { id } = await hook('superadmin');
    await ask('admin', 'PUT', `/api/webhooks/${id}`, {
      name: 'Hook',
      url: hooks.receiver.url,
      subscriptions: [subscribe()],
      enabled: true,
    });
    await parcel();
    await deliver();
    expect(hooks.receiver.received.map(({ json }) => json.data.pay)).toEqual([undefined]);
  });
});

describe('a hook that a thief of a password set', () => {
  it('is told to whoever may set hooks, also to who did it, with the host that it sends to, and again when that changes', async () => {
    const told = async (role: string) =>
      (await ask(role, 'GET', '/api/notification?limit=100'))
        .map(({ title }: { title: { en: string } }) => title.en)
        .filter((title: string) => title.includes('evil.example'))
        .sort();
    const { id } = await hook('superadmin', { url: 'https://one.evil.example:8443' });
    for (const url of ['https://one.evil.example:8443/in', 'https://two.evil.example:8443/in'])
      await ask('superadmin', 'PUT', `/api/webhooks/${id}`, {
        ...{ name: 'Hook', url, subscriptions: [subscribe()], enabled: true },
      });
    const both = ['one', 'two'].map((name) => `The webhook “Hook” sends records to ${name}.evil.example:8443`);
    for (const role of ['admin', 'superadmin']) expect(await told(role)).toEqual(both);
    expect(await told('sales')).toEqual([]);
  });
});

describe('the calls', () => {
  it('are for administrators of the site alone', async () => {
    const { id } = await hook();
    const body = { name: 'x', url: hooks.receiver.url, subscriptions: [subscribe()], enabled: true };
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
      expect(
        (await hooks.test.call(path, { method, ...(/^P(OS|U)T$/.test(method) && { body: sent ?? {} }) })).status,
      ).toBe(401);
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
      url: hooks.receiver.url.replace('127.0.0.1', 'localhost').replace('localhost', 'metadata.invalid'),
    });
    await parcel();
    await deliver();
    const [row] = await query<{ tries: { error: string }[] }>('select tries from webhook_delivery');
    expect(row?.tries[0]?.error).toMatch(/^unknown_host/);
  });

  it('are written to the audit log, of a URL its host alone', async () => {
    const { id } = await hook('superadmin', { url: `${hooks.receiver.url}?token=hidden` });
    await ask('superadmin', 'DELETE', `/api/webhooks/${id}`);
    const rows = await query<{ action: string; changes: object }>(
      `select action, changes from audit where target_kind = 'webhook' and target_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.removed']);
    expect(rows[0]?.changes).toMatchObject({ name: 'Hook', host: new URL(hooks.receiver.url).host });
    expect(JSON.stringify(rows)).not.toContain('hidden');
  });
});
