import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { notifyPersonSafely } from '../../server/messages/notifications/notifyPerson.ts';
import { openClient } from '../support/openClient.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const elsewhere = 'shop.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = (role: string, path: string, body?: unknown, method?: string, site = host) =>
  test.as(role)(path, { host: site, body, method });
const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, unknown>>(sql, values);
let count = 0;

async function addPerson(role: string) {
  count += 1;
  const email = `attacker${count}@example.com`;
  const body = { email, role, firstname: 'คน', password: 'first-password' };
  const made = await as('root', '/api/people', body, 'POST');
  expect(made.status, made.text).toBe(201);
  await query('update account set must_reset = false where email = $1', [email]);
  const browser = openClient({ port: test.port, host });
  expect((await browser.signIn(email, 'first-password')).status).toBe(200);
  return { id: made.json().data.id as string, email, browser };
}

describe('somebody who wants more than they may', () => {
  const ranked = [
    ['user', 'root'],
    ['user', 'admin'],
    ['hr', 'manager'],
    ['manager', 'admin'],
    ['manager', 'superadmin'],
    ['admin', 'superadmin'],
    ['admin', 'root'],
    ['superadmin', 'root'],
  ] as const;

  it.each(ranked)('as %s does nothing to %s and makes none', async (own, above) => {
    const target = `/api/people/demo_${above}`;
    const attempts: [string, string, unknown?][] = [
      ['PUT', target, { firstname: 'ถูกเปลี่ยน' }],
      ['PUT', target, { email: 'stolen@example.com' }],
      ['PUT', `${target}/role`, { role: 'user' }],
      ['POST', `${target}/disable`, {}],
      ['POST', `${target}/unlock`, {}],
      ['POST', `${target}/signout`, {}],
      ['POST', `${target}/reset`, { atNextSignIn: true }],
      ['POST', `${target}/second-factor/disable`, {}],
      ['POST', `${target}/bypass`, {}],
      ['DELETE', target],
      ['PUT', `/api/people/demo_${own}/role`, { role: above }],
      ['PUT', '/api/people/demo_finance/role', { role: above }],
      ['POST', '/api/people', { email: `made-${own}-${above}@example.com`, role: above, firstname: 'ก' }],
      ['POST', '/api/invitations', { email: `in-${own}-${above}@example.com`, role: above }],
      ['POST', '/api/api-keys', { name: 'ก', role: above, collections: ['*'] }],
      ['POST', '/api/remote', { to: `demo_${above}`, action: 'logout' }],
    ];
    const before = await query('select role, disabled_at from membership where account_id = $1', [`demo_${above}`]);
    for (const [method, path, body] of attempts)
      expect([400, 403], `${method} ${path}`).toContain((await as(own, path, body, method)).status);
    expect(await query('select role, disabled_at from membership where account_id = $1', [`demo_${above}`])).toEqual(
      before,
    );
    expect((await as(above, '/api/account')).json().data.firstname).not.toBe('ถูกเปลี่ยน');
  });

  it.each([
    ['PUT', '/api/account'],
    ['PUT', '/api/people/demo_user'],
    ['POST', '/api/people'],
  ])('writes no field that is not theirs to write: %s %s', async (method, path) => {
    const before = await query(`select count(*)::int as count from membership where role = 'root'`);
    const smuggled = {
      ...{ id: 'demo_root', site_id: 'x', siteId: 'x', home_site_id: 'x', role: 'user', roles: ['root'] },
      ...{ password_hash: 'x', must_reset: false, email_verified_at: '2026-01-01', second_factor: null, citizen: '1' },
      ...{ profile: { role: 'root' }, membership: { role: 'root' }, info: { admin: true }, is_root: true },
    };
    const body = { ...smuggled, email: `mass${count++}@example.com`, firstname: 'ก' };
    await as(path === '/api/account' ? 'user' : 'admin', path, body, method);
    expect(await query(`select count(*)::int as count from membership where role = 'root'`)).toEqual(before);
    const rows = await query(`select id from account where info ? 'admin' or profile ? 'role' or password_hash = 'x'`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['PUT', '/api/account', 'user'],
    ['POST', '/api/people', 'admin'],
  ])(
    'has a name of one line, which neither ends nor reverses what is written around it: %s %s',
    async (method, path, role) => {
      const body = {
        firstname: 'มาลี\r\nBcc: thief@elsewhere.example\u202e',
        email: `line${count++}@example.com`,
        role: 'user',
      };
      const answer = await as(role, path, body, method);
      expect(answer.json().data.firstname, answer.text).toBe('มาลี Bcc: thief@elsewhere.example');
    },
  );

  it('registers as nothing but what everybody becomes', async () => {
    const body = {
      email: 'new@example.com',
      username: 'newcomer',
      password: 'Some-long-pass-77',
      role: 'root',
      firstname: 'ก',
    };
    const answer = await test.call('/api/user', { host, body: { data: body, ...body } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('root');
    expect(
      await query(
        `select role from membership join account on id = account_id where email = 'new@example.com' and role <> 'user'`,
      ),
    ).toEqual([]);
  });

  it('changes the role of nobody above the inviter by an invitation that is accepted', async () => {
    const superior = await addPerson('superadmin');
    const invited = await as('admin', '/api/invitations', { email: superior.email, role: 'user' });
    expect(invited.status, invited.text).toBe(201);
    const [mail] = await query(
      'select to_jsonb(mail)::text as text from mail where to_address = $1 order by created_at desc',
      [superior.email],
    );
    const outbox = (await as('root', '/api/mails')).json().data as { id: string; to: string; kind: string }[];
    const own = outbox.find((one) => JSON.stringify(one).includes(superior.email));
    const seen = `${JSON.stringify(own)} ${(await as('root', `/api/mails/${own?.id}`)).text} ${mail?.text}`;
    const token = /invitation=([\w-]+)/.exec(seen)?.[1];
    expect(token).toBeDefined();
    expect((await superior.browser.post('/api/invitation/accept', { token })).json().code).toBe('invitation_dead');
    expect(await query('select role from membership where account_id = $1', [superior.id])).toEqual([
      { role: 'superadmin' },
    ]);
  });
});

describe('the last root of the server', () => {
  it('cannot leave, though others run their site', async () => {
    const { id, browser } = await addPerson('root');
    const others = `update membership set disabled_at = $2 where account_id <> $1 and role = 'root' returning role`;
    await query(others, [id, new Date().toISOString()]);
    const refused = await browser.post('/api/account/erase', { password: 'first-password' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'last_root' });
    await query(others, [id, null]);
    expect((await browser.post('/api/account/erase', { password: 'first-password' })).status).toBe(200);
  });
});

describe('a person of another site', () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/people/demo_hr'],
    ['GET', '/api/people/demo_hr/sessions'],
    ['GET', '/api/people/demo_hr/sites'],
    ['GET', '/api/sign-ins?user=demo_hr'],
    ['GET', '/api/audit?target=demo_hr'],
    ['GET', '/api/permissions/explain?user=demo_hr&path=/'],
    ['PUT', '/api/people/demo_hr', { firstname: 'ข้ามไซต์' }],
    ['PUT', '/api/people/demo_hr/role', { role: 'user' }],
    ['POST', '/api/people/demo_hr/disable', {}],
    ['POST', '/api/people/demo_hr/signout', {}],
    ['POST', '/api/people/demo_hr/bypass', {}],
    ['POST', '/api/people/demo_hr/reset', { atNextSignIn: true }],
    ['POST', '/api/remote', { to: 'demo_hr', action: 'lock' }],
    ['DELETE', '/api/people/demo_hr'],
  ];
  it.each(calls)('does not exist for its administrator: %s %s', async (method, path, body) => {
    const shop = (await test.site('shop')).id;
    await query(`delete from membership where account_id = 'demo_hr' and site_id = $1`, [shop]);
    const answer = await as('admin', path, body, method, elsewhere);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 200) expect(answer.json().data).toEqual([]);
    expect(answer.text).not.toMatch(/hr@demo|ฝ่ายบุคคล/);
    expect((await as('hr', '/api/account')).json().data.firstname).not.toBe('ข้ามไซต์');
  });

  it('whose home is elsewhere keeps their profile and password from the sites they visit', async () => {
    const { id } = await addPerson('user');
    const shop = (await test.site('shop')).id;
    await query(`insert into membership (site_id, account_id, role) values ($1, $2, 'user') returning role`, [
      shop,
      id,
    ]);
    for (const [method, path, body] of [
      ['PUT', `/api/people/${id}`, { firstname: 'ข้ามไซต์' }],
      ['PUT', `/api/people/${id}`, { email: 'stolen@example.com' }],
      ['POST', `/api/people/${id}/reset`, { atNextSignIn: true }],
      ['POST', `/api/people/${id}/second-factor/disable`, {}],
    ] as const)
      expect((await as('admin', path, body, method, elsewhere)).json().code, path).toBe('person_elsewhere');
    // Nor does their home take over an account that is somebody elsewhere.
    const stolen = await as('admin', `/api/people/${id}`, { email: 'stolen@example.com' }, 'PUT');
    expect(stolen.json().code).toBe('person_elsewhere');
  });
});

describe('sessions, sign-ins and logs of others', () => {
  it.each(['user', 'hr', 'sales'])('are not for %s', async (role) => {
    for (const path of [
      '/api/people',
      '/api/people/demo_admin/sessions',
      '/api/audit',
      '/api/sign-ins',
      '/api/invitations',
      '/api/mails',
      '/api/api-keys',
      '/api/site',
      '/api/sites',
    ])
      expect((await as(role, path)).status, path).toBe(403);
    const [session] = (await as('root', '/api/people/demo_root/sessions')).json().data;
    const mine = { password: 'sala-demo' };
    expect((await as(role, `/api/account/sessions/${session.id}`, mine, 'DELETE')).status).toBe(400);
    expect((await as('root', '/api/account')).status).toBe(200);
  });
});

describe('notifications and counters', () => {
  let id: string;
  beforeAll(async () => {
    const { id: site } = await test.site('academy');
    await notifyPersonSafely(test.app, site, { user: 'demo_sales', title: { th: 'ลับเฉพาะ-91', en: 'Secret-91' } });
    id = (await as('sales', '/api/notification')).json().data[0].id;
  });

  it.each(['hr', 'user', 'admin', 'superadmin'])(
    'of somebody else are neither read, marked, counted nor made by %s',
    async (role) => {
      const reads: [string, unknown?, string?][] = [
        [`/api/notification/${id}`],
        [`/api/notification/${id}/history`],
        ['/api/notification?user=demo_sales'],
        ['/api/notification/query', { method: 'find', args: [{ user: 'demo_sales' }] }],
        ['/api/notification/aggregate', { pipeline: [{ $match: {} }, { $limit: 50 }] }],
        [
          '/api/post/aggregate',
          {
            pipeline: [
              { $limit: 1 },
              { $lookup: { from: 'notification', localField: 'x', foreignField: 'y', as: 'n' } },
            ],
          },
        ],
        ['/api/notification/export?format=json'],
        ['/api/search?query=Secret-91'],
        ['/api/page?path=/user/notification'],
      ];
      for (const [path, body, method] of reads)
        expect((await as(role, path, body, method)).text, path).not.toContain('Secret-91');
      expect((await as(role, '/api/notification/count?user=demo_sales')).json().count).toBe(0);
      expect((await as(role, `/api/notification/${id}`, { data: { read: true } }, 'PUT')).status).toBe(404);
      expect((await as(role, `/api/notification/${id}`, undefined, 'DELETE')).status).toBe(404);
      const made = await as(role, '/api/notification', { data: { user: 'demo_sales', title: { th: 'ก', en: 'a' } } });
      expect(made.status).toBe(403);
      expect((await as('sales', `/api/notification/${id}`)).json().data.read).toBe(false);
    },
  );

  it('cannot be handed to somebody else, nor rewritten, by whom they are for', async () => {
    for (const data of [{ user: 'demo_hr' }, { title: { th: 'ก', en: 'a' } }, { path: '//evil.example' }])
      expect((await as('sales', `/api/notification/${id}`, { data }, 'PUT')).status).toBeGreaterThanOrEqual(400);
    expect((await as('sales', `/api/notification/${id}`)).json().data).toMatchObject({ user: 'demo_sales' });
  });

  it('count nothing of a collection that its reader may not read', async () => {
    for (const role of ['user', 'hr'])
      for (const counter of (await as(role, '/api/counters')).json().data) {
        const counted = await as(role, `/api/${counter.collection}/count`);
        expect(counted.status, counter.name).toBe(200);
      }
    expect((await test.call('/api/counters', { host })).status).toBe(401);
  });
});

describe('an order to the pages of a person', () => {
  it.each([
    [{ to: '*', action: 'logout' }],
    [{ to: '*', action: 'lock' }],
    [{ to: '*', action: 'route', path: '/' }],
    [{ to: 'demo_user', action: 'route', path: '//evil.example' }],
    [{ to: 'demo_user', action: 'route', path: '/\\evil.example' }],
    [{ to: 'demo_user', action: 'route', path: 'javascript:alert(1)' }],
    [{ to: 'demo_user', action: 'eval', text: 'alert(1)' }],
    [{ to: ['demo_user'], action: 'alert', text: 'ก' }],
    [{ to: 'demo_user', action: 'alert', text: 'ก'.repeat(5000) }],
    [{ to: 'demo_user', action: 'alert', text: '\u0000' }],
  ])('is refused: %j', async (body) => {
    expect((await as('admin', '/api/remote', body)).status).toBe(400);
    expect((await as('user', '/api/remote', body)).status).toBe(403);
    expect((await test.call('/api/remote', { host, body })).status).toBe(401);
  });
});

describe('a locked session', () => {
  let cookie: string;
  beforeAll(async () => {
    const { browser } = await addPerson('admin');
    expect((await browser.post('/api/lock', {})).status).toBe(200);
    cookie = browser.cookie();
  });

  it.each([
    '/api/account',
    '/api/people',
    '/api/account/export',
    '/api/counters',
    '/api/notification',
    '/api/post',
    '/api/files',
    '/api/page/data?path=/config/general&objects=general-object',
    '/api/page?path=/config/general',
    '/api/page?path=/user/dashboard',
    '/files/1234567890123-12345678901/x',
    '/%61pi/account',
    '/%61%70%69/people',
    '/api/%61ccount',
    '/api/%70age/data?path=/config/general&objects=general-object',
    '/ap%69/page/data?path=/config/general&objects=general-object',
    '/%66iles/1234567890123-12345678901/x',
    '/api//account',
    '//api/account',
    '/api/account/',
    '/API/account',
    '/api/./account',
    '/api/session/../account',
  ])('is told nothing: %s', async (path) => {
    const answer = await test.call(path, { host, headers: { cookie } });
    expect(answer.status).not.toBe(200);
    // Whose screen it is says the lock screen itself.
    expect(answer.text.replace(/"session":\{.*?\}/, '')).not.toMatch(/@example\.com|@demo\.test/);
  });

  it('changes nothing, unlocks by nothing but its password, and hears nothing', async () => {
    for (const [path, body] of [
      ['/api/unlock', { password: 'wrong' }],
      ['/api/unlock', {}],
      ['/%61pi/post', { data: { title: 'ก' } }],
      ['/api/post', { data: { title: 'ก' } }],
      ['/api/form', { key: 'page/x', values: {} }],
    ] as const)
      expect((await test.call(path, { host, body, headers: { cookie } })).status, path).toBeGreaterThanOrEqual(400);
    const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
      headers: { host: `${host}:${test.port}`, cookie },
    });
    const [code] = await once(socket, 'close');
    expect(code).toBe(4423);
  });
});
