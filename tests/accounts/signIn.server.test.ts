import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/identity/credentials/hashPassword.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let siteId: string;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
  siteId = (await test.site('academy')).id;
});
afterAll(() => test.close());

const browser = (): Client => openClient({ port: test.port, host });
const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  test.call('/api/signin', { host, body, headers });

async function setAccounts(settings: Record<string, unknown>): Promise<void> {
  await test.app.db.platform.query(
    `update site set settings = jsonb_set(settings, '{accounts}', $2) where site_id = $1`,
    [siteId, JSON.stringify(settings)],
  );
  await test.app.sites.changed(siteId);
}

describe('signing in', () => {
  it('opens a session by user name and password and says so', async () => {
    const person = browser();
    const answer = await person.signIn('User@Demo.Test', 'sala-demo');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'เข้าสู่ระบบเรียบร้อยแล้ว', data: { role: 'user', idleMinutes: 90 } });
    expect((await person.get('/api/session')).json().data.user.email).toBe('user@demo.test');
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const [wrong, unknown] = await Promise.all([
      signIn({ username: 'user@demo.test', password: 'wrong' }),
      signIn({ username: 'nobody@demo.test', password: 'wrong' }),
    ]);
    expect(wrong.status).toBe(401);
    expect({ ...wrong.json(), requestId: 0 }).toEqual({ ...unknown.json(), requestId: 0 });
    expect(wrong.json().message).toBe('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง');
  });

  it('takes the same time for an unknown account as for a wrong password', async () => {
    const times: Record<string, number[]> = { 'hr@demo.test': [], 'not-hr@demo.test': [] };
    await test.app.db.platform.query('update account set password_hash = $1 where id = $2', [
      await hashPassword('sala-demo'),
      'demo_hr',
    ]);
    await signIn({ username: 'warm@demo.test', password: 'wrong' });
    // In turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < 7; round += 1)
      for (const [username, taken] of Object.entries(times)) {
        const started = performance.now();
        await signIn({ username, password: 'wrong' });
        taken.push(performance.now() - started);
      }
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => taken.sort((a, b) => a - b)[3]!);
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  it('tells the two apart only where the site wants it', async () => {
    await setAccounts({ tellUnknownAccount: true });
    const answer = await signIn({ username: 'nobody2@demo.test', password: 'wrong' });
    await setAccounts({});
    expect(answer.json()).toMatchObject({ code: 'account_unknown', message: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้' });
  });

  it('refuses roles that the site does not let in, only after the password was right', async () => {
    await setAccounts({ signInRoles: ['user'] });
    const admin = await signIn({ username: 'admin@demo.test', password: 'sala-demo' });
    const wrong = await signIn({ username: 'admin@demo.test', password: 'wrong' });
    const user = await signIn({ username: 'user@demo.test', password: 'sala-demo' });
    await setAccounts({});
    expect(admin.json()).toMatchObject({ status: 403, message: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้' });
    expect(admin.headers['set-cookie']).toBeUndefined();
    expect(wrong.status).toBe(401);
    expect(user.status).toBe(200);
  });

  it('keeps the cookie after the browser closes only when asked to remember', async () => {
    const [once, remembered] = await Promise.all([
      signIn({ username: 'user@demo.test', password: 'sala-demo' }),
      signIn({ username: 'user@demo.test', password: 'sala-demo', remember: true }),
    ]);
    const sessionOf = (answer: typeof once) =>
      [answer.headers['set-cookie']].flat().find((line) => /^sala=/.test(line ?? ''));
    expect(sessionOf(once)).not.toMatch(/expires/i);
    expect(sessionOf(remembered)).toMatch(/expires=/i);
    for (const answer of [once, remembered]) expect(String(answer.headers['set-cookie'])).toMatch(/httponly/i);
    expect(String(once.headers['set-cookie'])).toMatch(/samesite=lax/i);
  });

  it('marks the cookie as secure and host-bound behind a proxy with TLS', async () => {
    const answer = await test.call('/api/signin', {
      host,
      body: { username: 'user@demo.test', password: 'sala-demo' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-sala=[^;]+;.*secure/i);
  });

  it.each([{}, { username: 'a' }, { username: 1, password: 2 }, { username: 'a', password: 'x'.repeat(2000) }])(
    'refuses a body that is none: %j',
    async (body) => {
      expect((await signIn(body)).status).toBe(400);
    },
  );
});

describe('a session', () => {
  it('gets a new id at every sign-in, and the old one is dead', async () => {
    const planted = browser();
    await planted.signIn('user@demo.test', 'sala-demo');
    const old = planted.cookie();
    await planted.signIn('member@demo.test', 'sala-demo');
    expect(planted.cookie()).not.toBe(old);
    const asOld = await test.call('/api/session', { host, headers: { cookie: old } });
    expect(asOld.json().data.user).toBeNull();
  });

  it('never takes an id that a visitor brought along', async () => {
    const answer = await signIn(
      { username: 'user@demo.test', password: 'sala-demo' },
      { cookie: 'sala=planted-by-somebody-else' },
    );
    expect(String(answer.headers['set-cookie'])).not.toContain('planted');
    const planted = await test.call('/api/session', { host, headers: { cookie: 'sala=planted-by-somebody-else' } });
    expect(planted.json().data.user).toBeNull();
  });

  it('is dead after signing out, also for who kept its id', async () => {
    const person = browser();
    await person.signIn('user@demo.test', 'sala-demo');
    const stolen = person.cookie();
    expect((await person.post('/api/signout', {})).json().message).toBe('ออกจากระบบเรียบร้อยแล้ว');
    const answer = await test.call('/api/account', { host, headers: { cookie: stolen } });
    expect(answer.status).toBe(401);
  });

  it('is worth nothing on another site', async () => {
    const person = browser();
    await person.signIn('user@demo.test', 'sala-demo');
    const elsewhere = await test.call('/api/session', { host: 'shop.localhost', headers: { cookie: person.cookie() } });
    expect(elsewhere.json().data.user).toBeNull();
  });

  it('ends after ninety idle minutes unless it is to be remembered', async () => {
    const [idle, remembered] = [browser(), browser()];
    await idle.signIn('guest@demo.test', 'sala-demo');
    await remembered.post('/api/signin', { username: 'guest@demo.test', password: 'sala-demo', remember: true });
    await test.app.db.platform.query(
      `update session set seen_at = now() - interval '91 minutes' where account_id = 'demo_guest'`,
    );
    await test.app.sessions.refresh('demo_guest');
    expect((await idle.get('/api/session')).json().data.user).toBeNull();
    expect((await remembered.get('/api/session')).json().data.user).not.toBeNull();
  });

  it('ends at its time however much it is used, and though it is to be remembered', async () => {
    const [used, remembered] = [browser(), browser()];
    const ends: string[] = [];
    for (const [person, remember] of [
      [used, false],
      [remembered, true],
    ] as const) {
      await person.post('/api/signin', { username: 'guest@demo.test', password: 'sala-demo', remember });
      for (let visit = 0; visit < 2; visit += 1) ends.push((await person.get('/api/session')).json().data.expiresAt);
    }
    expect(ends[1]).toBe(ends[0]);
    expect(ends[3]).toBe(ends[2]);
    await test.app.db.platform.query(
      `update session set expires_at = now() - interval '1 second', seen_at = now() where account_id = 'demo_guest'`,
    );
    await test.app.sessions.refresh('demo_guest');
    for (const person of [used, remembered]) expect((await person.get('/api/session')).json().data.user).toBeNull();
  });

  it('can be seen and ended from another one', async () => {
    const [here, there] = [browser(), browser()];
    await here.signIn('finance@demo.test', 'sala-demo');
    await there.signIn('finance@demo.test', 'sala-demo');
    const list = (await here.get('/api/account/sessions')).json().data;
    expect(list).toHaveLength(2);
    const other = list.find((one: { current: boolean }) => !one.current);
    const path = `/api/account/sessions/${other.id}`;
    expect((await here.delete(path, {})).json().code).toBe('password_needed');
    expect((await here.delete(path, { password: 'wrong' })).json().code).toBe('wrong_password');
    expect((await there.get('/api/account')).status).toBe(200);
    expect((await here.delete(path, { password: 'sala-demo' })).status).toBe(200);
    expect((await there.get('/api/account')).status).toBe(401);
    expect((await here.get('/api/account')).status).toBe(200);
  });

  it('cannot be ended by anybody else', async () => {
    const [owner, other] = [browser(), browser()];
    await owner.signIn('quality@demo.test', 'sala-demo');
    await other.signIn('delivery@demo.test', 'sala-demo');
    const [mine] = (await owner.get('/api/account/sessions')).json().data;
    const ended = await other.delete(`/api/account/sessions/${mine.id}`, { password: 'sala-demo' });
    expect([ended.status, ended.json().code]).toEqual([400, 'bad_request']);
    expect((await owner.get('/api/account')).status).toBe(200);
  });

  it('ends on every site when its owner signs out everywhere', async () => {
    const here = browser();
    const elsewhere = openClient({ port: test.port, host: 'shop.localhost' });
    await here.signIn('purchase@demo.test', 'sala-demo');
    await elsewhere.signIn('purchase@demo.test', 'sala-demo');
    const everywhere = '/api/account/signout-everywhere';
    for (const keepThis of [true, false])
      expect((await here.post(everywhere, { keepThis })).json().code).toBe('password_needed');
    expect((await elsewhere.get('/api/account')).status).toBe(200);
    const kept = await here.post(everywhere, { keepThis: true, password: 'sala-demo' });
    expect(kept.status).toBe(200);
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    expect((await here.get('/api/account')).status).toBe(200);
    await here.post(everywhere, { password: 'sala-demo' });
    expect((await here.get('/api/account')).status).toBe(401);
  });
});

describe('too many wrong tries', () => {
  const tryWrong = (username: string, password = 'wrong') => signIn({ username, password });

  it('lock the account for a while, for the right password too, in every process', async () => {
    for (let round = 0; round < 10; round += 1) expect((await tryWrong('warehouse@demo.test')).status).toBe(401);
    const locked = await tryWrong('warehouse@demo.test', 'sala-demo');
    expect(locked.json()).toMatchObject({ status: 423, code: 'account_locked' });
    const rows = await test.app.db.platform.query('select 1 from sign_in_failure where locked_until > now()');
    expect(rows.length).toBeGreaterThan(0);
    await test.app.db.platform.query(`update sign_in_failure set locked_until = now() - interval '1 second'`);
    expect((await tryWrong('warehouse@demo.test', 'sala-demo')).status).toBe(200);
  });

  it('look the same for a name that nobody has', async () => {
    for (let round = 0; round < 10; round += 1) await tryWrong('ghost@demo.test');
    const locked = await tryWrong('ghost@demo.test');
    expect(locked.json()).toMatchObject({ status: 423, code: 'account_locked' });
  });

  it('count when they are sent all at once', async () => {
    await test.app.db.platform.query('delete from rate_limit');
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryWrong('sales@demo.test')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(20);
  });

  it('count for one account however it is named and wherever it is a member', async () => {
    for (let round = 0; round < 10; round += 1)
      await test.call('/api/signin', {
        host: round % 2 ? 'shop.localhost' : host,
        body: { username: 'accounting@demo.test', password: 'wrong' },
      });
    expect((await tryWrong('ACCOUNTING@demo.test', 'sala-demo')).status).toBe(423);
  });

  it('from one address are slowed down, whatever accounts they are for', async () => {
    const guess = (number: number, address: string) =>
      test.call('/api/signin', {
        host,
        body: { username: `nobody${number}@demo.test`, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      });
    const statuses: number[] = [];
    for (let round = 0; round < 61; round += 1) statuses.push((await guess(round, '203.0.113.9')).status);
    const other = await guess(100, '203.0.113.10');
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(other.status).toBe(401);
  });
});

describe('the sign-in log', () => {
  it('tells administrators who came in and who tried, and others nothing', async () => {
    await signIn({ username: 'supervisor@demo.test', password: 'wrong' });
    await signIn({ username: 'supervisor@demo.test', password: 'sala-demo' });
    await signIn({ username: 'my-secret-password-typed-here', password: 'x' });
    const log = await test.as('admin')('/api/sign-ins?user=demo_supervisor', { host });
    expect(log.json().data.map((line: { outcome: string }) => line.outcome)).toEqual(['ok', 'wrong_password']);
    const all = await test.as('admin')('/api/sign-ins', { host });
    expect(all.text).not.toContain('my-secret-password-typed-here');
    expect((await test.as('user')('/api/sign-ins', { host })).status).toBe(403);
    expect((await test.call('/api/sign-ins', { host })).status).toBe(401);
  });

  it('cannot be changed by the application', async () => {
    const db = test.app.db.site(siteId);
    expect(await db.run('delete from sign_in_log')).toBe(0);
    expect(await db.run(`update sign_in_log set outcome = 'ok'`)).toBe(0);
  });
});

describe('posts from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('are refused: %s', async (_, headers) => {
    const answer = await signIn({ username: 'user@demo.test', password: 'sala-demo' }, headers);
    expect(answer.json()).toMatchObject({ status: 403, code: 'cross_site' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are refused as a form too, which needs no permission to be sent', async () => {
    const answer = await test.call('/api/signout', {
      host,
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});
