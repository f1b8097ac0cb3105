import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCode } from '../../server/identity/credentials/hashPassword.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { readLatestLink, readNotices } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const browser = (site = host) => openClient({ port: test.port, host: site });
/** The code of the app some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signIn(name: string): Promise<Client> {
  const person = browser();
  expect((await person.signIn(`${name}@demo.test`, 'sala-demo')).status).toBe(200);
  return person;
}

/** Turns the second factor on for a demo account, with the code of the step before, so that the present one is left to use. */
async function turnOn(name: string) {
  // Never so near to the end of a step that a code is old before it arrives.
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 4000) await wait(left);
  const person = await signIn(name);
  const { secret, uri } = (await person.post('/api/account/second-factor/enrol', { password: 'sala-demo' })).json()
    .data;
  const confirmed = await person.post('/api/account/second-factor/confirm', { code: codeOf(secret, -1) });
  expect(confirmed.status).toBe(200);
  return {
    person,
    secret: secret as string,
    uri: uri as string,
    codes: confirmed.json().data.recoveryCodes as string[],
  };
}

async function readFactorMails(name: string): Promise<string[]> {
  const mails = await test.app.db.platform.query<{ kind: string }>(
    `select kind from mail where to_address = $1 and kind like 'second_factor%' order by kind desc`,
    [`${name}@demo.test`],
  );
  return mails.map(({ kind }) => kind);
}

async function askTicket(name: string, person = browser()): Promise<string> {
  const answer = await person.signIn(`${name}@demo.test`, 'sala-demo');
  expect(answer.json()).toMatchObject({ status: 401, code: 'second_factor_needed' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  return answer.json().details.ticket;
}

describe('the second factor', () => {
  it('is turned on only with the password and a code of the app', async () => {
    const person = await signIn('hr');
    expect((await person.post('/api/account/second-factor/enrol', {})).json().code).toBe('password_needed');
    const wrong = await person.post('/api/account/second-factor/enrol', { password: 'nope' });
    expect(wrong.json().code).toBe('wrong_password');
    const { uri } = (await person.post('/api/account/second-factor/enrol', { password: 'sala-demo' })).json().data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*hr%40demo\.test\?/);
    expect((await person.post('/api/account/second-factor/confirm', { code: '000000' })).json().code).toBe(
      'wrong_code',
    );
    expect((await person.get('/api/account/second-factor')).json().data).toEqual({ on: false, recoveryLeft: 0 });
    expect((await browser().signIn('hr@demo.test', 'sala-demo')).status).toBe(200);
  });

  it('is asked after the password; its code opens the session, once', async () => {
    const { secret } = await turnOn('finance');
    const person = browser();
    const ticket = await askTicket('finance', person);
    expect((await person.get('/api/account')).status).toBe(401);
    const code = codeOf(secret);
    const entered = await person.post('/api/signin/second', { ticket, code });
    expect(entered.json()).toMatchObject({ status: 200, data: { role: 'finance' } });
    expect((await person.get('/api/account')).json().data.secondFactor).toBe(true);
    const again = await browser().post('/api/signin/second', { ticket, code });
    expect(again.json().code).toBe('ticket_dead');
    const replay = await browser().post('/api/signin/second', { ticket: await askTicket('finance'), code });
    expect(replay.json().code).toBe('wrong_code');
  });

  it('ends the sessions that were opened without it', async () => {
    const before = await signIn('quality');
    await turnOn('quality');
    expect((await before.get('/api/account')).status).toBe(401);
  });

  it('takes each written-down code once, and shows none again', async () => {
    const { codes, person } = await turnOn('delivery');
    expect(new Set(codes).size).toBe(10);
    const use = async (code: string) =>
      browser().post('/api/signin/second', { ticket: await askTicket('delivery'), code });
    expect((await use(codes[0]!.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await use(codes[0]!)).json().code).toBe('wrong_code');
    const shown = await person.get('/api/account/second-factor');
    expect(shown.json().data).toEqual({ on: true, recoveryLeft: 9 });
  });

  it('keeps written-down codes like passwords, which a copy of the database does not give away', async () => {
    const { codes } = await turnOn('purchaser');
    const stored = await test.app.db.platform.query<{ kept: Buffer; salt: Buffer }>(
      `select code_hash as kept, salt from recovery_code where account_id = 'demo_purchaser'`,
    );
    const salts = new Set(stored.map(({ salt }) => salt.toString('hex')));
    expect([stored.length, salts.size, [...salts][0]?.length]).toEqual([10, 1, 32]);
    const plain = codes.map((code) => code.replace('-', ''));
    const quick = plain.flatMap((code) => [code, createHash('sha256').update(code).digest().toString('latin1')]);
    expect(stored.filter(({ kept }) => quick.includes(kept.toString('latin1')))).toEqual([]);
    expect(
      await Promise.all(plain.map(async (code) => (await hashCode(code, stored[0]!.salt)).toString('hex'))),
    ).toEqual(expect.arrayContaining(stored.map(({ kept }) => kept.toString('hex'))));
  });

  it('kills the ticket after five wrong codes, and locks the second step after ten', async () => {
    const { secret } = await turnOn('manufacturing');
    const ticket = await askTicket('manufacturing');
    for (let round = 0; round < 5; round += 1)
      expect((await browser().post('/api/signin/second', { ticket, code: '000000' })).json().code).toBe('wrong_code');
    const right = await browser().post('/api/signin/second', { ticket, code: codeOf(secret) });
    expect(right.json().code).toBe('ticket_dead');
    let status = 0;
    for (let round = 0; round < 6 && status !== 423; round += 1)
      status = (
        await browser().post('/api/signin/second', { ticket: await askTicket('manufacturing'), code: '000000' })
      ).status;
    expect(status).toBe(423);
  });

  it('lets one through when the right code is sent twice at once', async () => {
    const { secret } = await turnOn('accounting');
    const ticket = await askTicket('accounting');
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => browser().post('/api/signin/second', { ticket, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a ticket that is late, of another site, or made up', async () => {
    const { secret } = await turnOn('warehouse');
    const ticket = await askTicket('warehouse');
    const elsewhere = await browser('shop.localhost').post('/api/signin/second', { ticket, code: codeOf(secret) });
    expect(elsewhere.json().code).toBe('ticket_dead');
    await test.app.db.platform.query(`update ticket set expires_at = now() - interval '1 second'`);
    expect((await browser().post('/api/signin/second', { ticket, code: codeOf(secret) })).json().code).toBe(
      'ticket_dead',
    );
    expect((await browser().post('/api/signin/second', { ticket: 'x', code: '123456' })).json().code).toBe(
      'ticket_dead',
    );
  });

  it('is asked on every site of the account', async () => {
    await turnOn('supervisor');
    const answer = await browser('shop.localhost').signIn('supervisor@demo.test', 'sala-demo');
    expect(answer.json().code).toBe('second_factor_needed');
  });

  it('is turned off only with password and code', async () => {
    const { person, codes } = await turnOn('purchase');
    const off = (body: unknown) => person.post('/api/account/second-factor/disable', body);
    expect((await off({ code: codes[0] })).json().code).toBe('password_needed');
    expect((await off({ password: 'sala-demo', code: '000000' })).json().code).toBe('wrong_code');
    expect((await off({ password: 'sala-demo', code: codes[0] })).status).toBe(200);
    expect((await browser().signIn('purchase@demo.test', 'sala-demo')).status).toBe(200);
    expect(await readFactorMails('purchase')).toEqual(['second_factor_on', 'second_factor_off']);
  });

  it('is told of to its owner when an administrator turns it off, and only if it was on', async () => {
    await turnOn('production');
    const off = () => test.as('root')('/api/people/demo_production/second-factor/disable', { host, method: 'POST' });
    for (const answer of [await off(), await off()]) expect(answer.status, answer.text).toBe(200);
    expect(await readFactorMails('production')).toEqual(['second_factor_on', 'second_factor_off']);
    const { id } = await test.site('academy');
    expect(await readNotices(test, id, 'demo_production')).toContain('Your second factor was turned off');
  });

  it('is told of to its owner when it is turned on and when its codes are renewed: a thief could lock them out by it', async () => {
    const { person, secret } = await turnOn('customer');
    expect(await readFactorMails('customer')).toEqual(['second_factor_on']);
    const proof = { password: 'sala-demo', code: codeOf(secret) };
    const renewed = await person.post('/api/account/second-factor/recovery-codes', proof);
    expect(renewed.status, renewed.text).toBe(200);
    const told = `select 1 from mail where to_address = 'customer@demo.test' and kind = 'recovery_codes_renewed'`;
    expect(await test.app.db.platform.query(told)).toHaveLength(1);
  });

  it('outlasts a reset of the password by mail, and is taken off by an administrator of the site, which the log holds', async () => {
    await turnOn('manager');
    expect((await test.as('root')('/api/people/demo_manager/reset', { host, body: {} })).status).toBe(200);
    const requestId = (await readLatestLink(test, 'manager@demo.test'))?.searchParams.get('requestId');
    const newPassword = 'a-second-password';
    expect((await browser().post('/api/changepwd', { requestId, newPassword })).status).toBe(200);
    const come = () => browser().signIn('manager@demo.test', newPassword);
    expect((await come()).json().code).toBe('second_factor_needed');
    const off = '/api/people/demo_manager/second-factor/disable';
    expect((await test.as('user')(off, { host, method: 'POST' })).status).toBe(403);
    expect((await test.as('root')(off, { host, method: 'POST' })).status).toBe(200);
    expect((await come()).status).toBe(200);
    const log = (await test.as('admin')('/api/audit?target=demo_manager', { host })).json().data;
    expect(log[0]).toMatchObject({ action: 'person.second_factor_removed', actorId: 'demo_root' });
  });

  it('keeps its secret sealed in the database', async () => {
    const { secret } = await turnOn('sales');
    const rows = await test.app.db.platform.query<{ second_factor: string }>(
      `select second_factor from account where id = 'demo_sales'`,
    );
    expect(rows[0]!.second_factor).not.toContain(secret);
    expect((await test.as('root')('/api/people/demo_sales', { host })).text).not.toContain(rows[0]!.second_factor);
  });
});

describe('a key for servers', () => {
  const make = (body: Record<string, unknown>, role = 'admin') =>
    test.as(role)('/api/api-keys', {
      host,
      body: { name: 'ระบบบัญชี', role: 'member', collections: ['layouts'], ...body },
    });
  const withKey = (key: string, path: string, more: Record<string, string> = {}) =>
    test.call(path, { host, headers: { authorization: `Bearer ${key}`, ...more } });

  it('is shown once, opens the collections it names in its role, and nothing personal', async () => {
    const made = await make({ role: 'manager' });
    expect(made.status).toBe(201);
    const { key, id } = made.json().data;
    expect((await withKey(key, '/api/layouts')).status).toBe(200);
    expect((await test.call('/api/layouts', { host, headers: { 'x-api-key': key } })).status).toBe(200);
    expect((await withKey(key, '/api/session')).json().data).toMatchObject({ user: null, role: 'manager' });
    expect((await withKey(key, '/api/layout?key=a/b')).json().code).toBe('key_scope');
    for (const path of [
      '/api/people',
      '/api/account',
      '/api/api-keys',
      '/api/mails',
      '/api/sites/mine',
      '/user/profile',
    ])
      expect((await withKey(key, path)).json().code).toBe('key_scope');
    const list = await test.as('admin')('/api/api-keys', { host });
    expect(list.text).not.toContain(key);
    expect(list.json().data).toMatchObject([{ id, hint: `${key.slice(0, 9)}…`, role: 'manager' }]);
  });

  it('acts in its role only', async () => {
    const { key } = (await make({ role: 'member', collections: ['*'] })).json().data;
    expect((await withKey(key, '/api/layouts')).status).toBe(403);
    expect((await withKey(key, '/api/people')).status).toBe(403);
  });

  it('is refused together with a cookie', async () => {
    const { key } = (await make({})).json().data;
    const person = await signIn('member');
    expect((await withKey(key, '/api/session', { cookie: person.cookie() })).json().code).toBe('key_with_cookie');
  });

  it('is dead when revoked, late, made up, or brought to another site', async () => {
    const { key, id } = (await make({ role: 'manager' })).json().data;
    const elsewhere = await test.call('/api/layouts', {
      host: 'shop.localhost',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(elsewhere.json().code).toBe('key_refused');
    expect((await withKey('sala_made-up', '/api/layouts')).json().code).toBe('key_refused');
    expect((await test.as('admin')(`/api/api-keys/${id}`, { host, method: 'DELETE' })).status).toBe(200);
    expect((await withKey(key, '/api/layouts')).json()).toMatchObject({ status: 401, code: 'key_refused' });
    const soon = (await make({ role: 'manager', expiresAt: new Date(Date.now() + 60_000).toISOString() })).json().data;
    await test.app.db.platform.query(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [
      soon.id,
    ]);
    expect((await withKey(soon.key, '/api/layouts')).json().code).toBe('key_refused');
  });

  it('never has a role above that of its maker, and never root', async () => {
    expect((await make({ role: 'superadmin' })).json().code).toBe('role_too_high');
    expect((await make({ role: 'root' }, 'root')).json().code).toBe('role_too_high');
    expect((await make({}, 'user')).status).toBe(403);
    expect((await make({ collections: [] })).status).toBe(400);
    expect((await make({ collections: ['../x'] })).status).toBe(400);
  });
});
