import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RemoteMessage } from '../../../schemas/index.ts';
import { type Client, openClient } from '../../../tests/support/openClient.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'factory.localhost';
const password = 'sala-demo';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Heard = Partial<RemoteMessage> & { type: string; collection?: string };

async function listen(cookie: string, at = host) {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `${at}:${test.port}`, cookie },
  });
  const heard: Heard[] = [];
  const ended = once(socket, 'close').then(([code]) => Number(code));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Heard; // the server's own
    heard.push(message);
    if (message.type === 'remote')
      socket.send(
        JSON.stringify({ answer: message.id, data: { path: '/a', visible: true, online: true, idleSeconds: 3 } }),
      );
  });
  await Promise.race([once(socket, 'message'), ended]);
  return { socket, heard, ended, commands: () => heard.filter(({ type }) => type === 'remote') };
}

async function signIn(role: string, at = host): Promise<Client> {
  const client = openClient({ port: test.port, host: at });
  expect((await client.post('/api/signin', { username: `${role}@demo.test`, password })).status).toBe(200);
  return client;
}
const cookieOf = (client: Client) => client.cookie();

describe('a locked session', () => {
  it('gets nothing but its lock screen, on every path, until the password is given', async () => {
    const client = await signIn('manager');
    expect((await client.get('/api/customer')).status).toBe(200);
    const channel = await listen(cookieOf(client));
    expect((await client.post('/api/lock', {})).status).toBe(200);
    expect(await channel.ended).toBe(4423);
    for (const path of [
      '/api/customer',
      '/api/counters',
      '/api/search?query=aa',
      '/api/page/data?path=/&objects=a',
      '/files/x/y.png',
    ])
      expect((await client.get(path)).json(), path).toMatchObject({ status: 423, code: 'session_locked' });
    expect((await client.post('/api/batch', { operations: [] })).status).toBe(423);
    const page = await client.get('/api/page?path=/cms/pages');
    expect(page.status).toBe(423);
    expect(page.json()).toMatchObject({
      shell: 'fullscreen',
      layout: { rows: [] },
      data: {},
      menu: [],
      session: { locked: true },
    });
    expect((await client.get('/api/page?path=/nowhere')).status).toBe(423);
    const again = await listen(cookieOf(client));
    expect(await again.ended).toBe(4423);
    expect(again.heard).toEqual([]);
    expect((await client.post('/api/unlock', { password: 'wrong' })).json()).toMatchObject({ code: 'wrong_password' });
    expect((await client.get('/api/customer')).status).toBe(423);
    expect((await client.post('/api/unlock', { password })).status).toBe(200);
    expect((await client.get('/api/customer')).status).toBe(200);
  });

  it('locks no one else, and can still sign out', async () => {
    const [one, other] = await Promise.all([signIn('hr'), signIn('hr')]);
    await one.post('/api/lock', {});
    expect((await other.get('/api/counters')).status).toBe(200);
    expect((await one.post('/api/signout', {})).status).toBe(200);
    expect((await one.get('/api/session')).json().data.user).toBeNull();
  });

  it('is not there to be locked for a visitor', async () => {
    expect((await test.call('/api/lock', { method: 'POST', body: {} })).status).toBe(401);
  });
});

describe('a channel', () => {
  it('is its person’s, whatever session a neighbouring host name has set beside theirs', async () => {
    const [planted, owner] = await Promise.all([signIn('sales'), signIn('finance')]);
    const channel = await listen(`${cookieOf(planted)}; ${cookieOf(owner).replace(/\bsala=/, '__Host-sala=')}`);
    const alert = { to: 'demo_finance', action: 'alert', text: 'สวัสดี' };
    expect((await test.as('root')('/api/remote', { host, body: alert })).status).toBe(200);
    expect(channel.commands()).toMatchObject([{ text: 'สวัสดี' }]);
    channel.socket.close();
  });

  it('ends when its person signs out, and when the password changes', async () => {
    const [one, other] = await Promise.all([signIn('delivery'), signIn('delivery')]);
    const [first, second] = await Promise.all([listen(cookieOf(one)), listen(cookieOf(other))]);
    await one.post('/api/signout', {});
    expect(await first.ended).toBe(4401);
    const changed = await other.post('/api/changepwd', { currentPassword: password, newPassword: 'Krungthep-2569-x' });
    expect(changed.status).toBe(200);
    expect(await second.ended).toBe(4401);
  });

  it('is not held by someone who must set a new password first', async () => {
    const client = await signIn('quality');
    const channel = await listen(cookieOf(client));
    await test.app.db.platform.query(`update account set must_reset = true where id = 'demo_quality'`);
    await test.app.sessions.refresh('demo_quality');
    expect(await channel.ended).toBe(4403);
    const again = await listen(cookieOf(client));
    expect(await again.ended).toBe(4403);
    expect(again.heard).toEqual([]);
  });
});

describe('a remote command', () => {
  const command = (body: object, role = 'admin', at = host) => test.as(role)('/api/remote', { body, host: at });

  it('reaches the pages of the person on this site only, and brings their answers back', async () => {
    const user = await listen(await test.cookie('user'));
    const elsewhere = await listen(await test.cookie('user', 'shop.localhost'), 'shop.localhost');
    const bystander = await listen(await test.cookie('sales'));
    const visitor = await listen('');
    const answer = await command({ to: 'demo_user', action: 'ping' });
    expect(answer.json().data.answers).toEqual([{ path: '/a', visible: true, online: true, idleSeconds: 3 }]);
    await command({ to: 'demo_user', action: 'route', path: '/user/profile' });
    expect(user.commands()).toMatchObject([{ action: 'ping' }, { action: 'route', path: '/user/profile' }]);
    await command({ to: '*', action: 'alert', text: 'ปิดปรับปรุง 18:00' });
    await expect.poll(() => bystander.commands()).toMatchObject([{ action: 'alert', text: 'ปิดปรับปรุง 18:00' }]);
    for (const channel of [elsewhere, visitor]) expect(channel.commands()).toEqual([]);
    for (const { socket } of [user, elsewhere, bystander, visitor]) socket.close();
  });

  it('locks and signs out on the server, whatever the page does', async () => {
    const client = await signIn('user');
    await command({ to: 'demo_user', action: 'lock' });
    expect((await client.get('/api/counters')).status).toBe(423);
    await command({ to: 'demo_user', action: 'logout' });
    expect((await client.get('/api/session')).json().data.user).toBeNull();
  });

  it('is refused to other roles, above one’s own, to other sites, for everybody, and to paths elsewhere', async () => {
    expect((await command({ to: 'demo_user', action: 'ping' }, 'manager')).status).toBe(403);
    expect((await command({ to: 'demo_user', action: 'ping' }, 'customer')).status).toBe(403);
    expect((await test.call('/api/remote', { body: { to: 'demo_user', action: 'ping' } })).status).toBe(401);
    expect((await command({ to: 'demo_root', action: 'logout' })).status).toBe(403);
    expect((await command({ to: 'nobody', action: 'ping' })).status).toBe(404);
    for (const action of ['reload', 'logout', 'lock', 'ping', 'device'])
      expect((await command({ to: '*', action })).status, action).toBe(400);
    for (const path of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', ''])
      expect((await command({ to: 'demo_user', action: 'route', path })).status, path).toBe(400);
    expect((await command({ to: 'demo_user', action: 'explode' })).status).toBe(400);
  });

  it('is put on record', async () => {
    await command({ to: 'demo_user', action: 'alert', text: 'สวัสดี' });
    const [line] = await test.app.db.platform.query(
      `select actor_id, action, target_id from audit where action = 'remote.alert' order by id desc limit 1`,
    );
    expect(line).toEqual({ actor_id: 'demo_admin', action: 'remote.alert', target_id: 'demo_user' });
  });
});
