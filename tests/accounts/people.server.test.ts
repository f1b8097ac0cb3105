import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleNames } from '../../schemas/index.ts';
import { mailWriters } from '../../server/identity/password/mailWriters.ts';
import { startMailSender } from '../../server/messages/mail/startMailSender.ts';
import { type FakeSmtp, readLink } from '../support/fakeSmtp.ts';
import { openClient } from '../support/openClient.ts';
import { openMailApp } from '../support/openMailApp.ts';
import type { TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let smtp: FakeSmtp;
let test: TestApp;
let siteId: string;
let stopMailer: () => Promise<void>;
beforeAll(async () => {
  ({ test, smtp } = await openMailApp());
  siteId = (await test.site('academy')).id;
  stopMailer = await startMailSender(test.app, mailWriters);
});
afterAll(async () => {
  await stopMailer();
  await test.close();
});

const browser = (site = host) => openClient({ port: test.port, host: site });
const as = (role: string, path: string, body?: unknown, method?: string, site = host) =>
  test.as(role)(path, { host: site, body, method });
const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, string>>(sql, values);
let count = 0;

/** A person of the academy with a password, made by root. */
async function addPerson(role = 'user', site = host): Promise<{ id: string; email: string }> {
  count += 1;
  const email = `person${count}@example.com`;
  const made = await as(
    'root',
    '/api/people',
    { email, role, firstname: 'คน', lastname: `ที่ ${count}`, password: 'first-password' },
    'POST',
    site,
  );
  expect(made.status).toBe(201);
  await query(`update account set must_reset = false where email = $1`, [email]);
  return { id: made.json().data.id, email };
}

describe('the people of a site', () => {
  it('are listed, found and filtered by administrators alone', async () => {
    await addPerson();
    const all = (await as('admin', '/api/people?limit=5')).json();
    expect(all.paging).toMatchObject({ page: 1, limit: 5 });
    expect(all.total).toBeGreaterThan(20);
    expect(all.data).toHaveLength(5);
    expect((await as('admin', '/api/people?search=ACCOUNTING@demo')).json().data).toMatchObject([
      { role: 'accounting' },
    ]);
    expect((await as('admin', `/api/people?search=${encodeURIComponent('คน ที่')}`)).json().total).toBeGreaterThan(0);
    expect((await as('admin', '/api/people?search=%25')).json().total).toBe(0);
    expect((await as('admin', '/api/people?role=hr')).json().total).toBe(1);
    for (const role of ['user', 'member', 'hr', 'accounting']) expect((await as(role, '/api/people')).status).toBe(403);
    expect((await test.call('/api/people', { host })).status).toBe(401);
  });

  it('are shown without hash, salt, secret or the whole citizen number', async () => {
    const { id } = await addPerson();
    await query(`update account set citizen = '1101700230708', second_factor = 'sealed-secret' where id = $1`, [id]);
    for (const path of [`/api/people/${id}`, '/api/people']) {
      const { text } = await as('root', path);
      expect(text).not.toMatch(/argon|hash|salt|sealed-secret|1101700230708/);
    }
    expect((await as('admin', `/api/people/${id}`)).json().data.citizen).toBe('xxxxxxxxx0708');
  });

  it('of another site do not exist for an administrator', async () => {
    const { id } = await addPerson('user', 'shop.localhost');
    for (const [method, path, body] of [
      ['GET', `/api/people/${id}`],
      ['PUT', `/api/people/${id}`, { firstname: 'x' }],
      ['PUT', `/api/people/${id}/role`, { role: 'user' }],
      ['POST', `/api/people/${id}/disable`, {}],
      ['POST', `/api/people/${id}/reset`, {}],
      ['POST', `/api/people/${id}/bypass`, {}],
      ['POST', `/api/people/${id}/signout`, {}],
      ['DELETE', `/api/people/${id}`],
    ] as const)
      expect((await as('root', path, body, method)).json()).toMatchObject({ status: 404, code: 'person_unknown' });
    expect((await as('admin', `/api/people?search=person${count}@`)).json().total).toBe(0);
  });

  it('who are guests from another site keep their own data, and root alone may see their links', async () => {
    const answer = await as('admin', '/api/people/demo_user', { firstname: 'ถูกเปลี่ยน' }, 'PUT', 'shop.localhost');
    expect(answer.json()).toMatchObject({ status: 403, code: 'person_elsewhere' });
    const demand = await as('admin', '/api/people/demo_user/reset', { atNextSignIn: true }, 'POST', 'shop.localhost');
    expect(demand.json().code).toBe('person_elsewhere');
  });

  it('are edited with every change in the audit log, which cannot be changed', async () => {
    const { id } = await addPerson();
    const changed = await as('admin', `/api/people/${id}`, { firstname: 'ใหม่', phone: '0811111111' }, 'PUT');
    expect(changed.json().data).toMatchObject({ firstname: 'ใหม่', phone: '0811111111' });
    const log = (await as('admin', `/api/audit?target=${id}`)).json().data;
    expect(log).toMatchObject([
      { action: 'person.changed', actorId: 'demo_admin', changes: { firstname: 'ใหม่' } },
      { action: 'person.created', actorId: 'demo_root' },
    ]);
    expect(await test.app.db.site(siteId).run('delete from audit')).toBe(0);
    expect((await as('user', '/api/audit')).status).toBe(403);
    expect((await as('admin', `/api/audit?target=${id}`, undefined, 'GET', 'shop.localhost')).json().data).toEqual([]);
  });

  it('share no phone number or address', async () => {
    const [one, two] = [await addPerson(), await addPerson()];
    await as('admin', `/api/people/${one.id}`, { phone: '0822222222' }, 'PUT');
    expect((await as('admin', `/api/people/${two.id}`, { phone: '0822222222' }, 'PUT')).json().code).toBe('taken');
    expect((await as('admin', `/api/people/${two.id}`, { email: one.email }, 'PUT')).json().code).toBe('taken');
  });

  it('lose every session when they are shut out, and come in again when let', async () => {
    const { id, email } = await addPerson();
    const person = browser();
    await person.signIn(email, 'first-password');
    expect((await as('admin', `/api/people/${id}/disable`, {})).status).toBe(200);
    expect((await person.get('/api/account')).status).toBe(401);
    expect((await browser().signIn(email, 'first-password')).json().code).toBe('wrong_credentials');
    await as('admin', `/api/people/${id}/enable`, {});
    expect((await browser().signIn(email, 'first-password')).status).toBe(200);
  });

  it('must set a password of their own after one that an administrator thought of', async () => {
    const made = await as('admin', '/api/people', {
      email: 'fresh@example.com',
      role: 'user',
      password: 'from-the-office',
    });
    expect(made.status).toBe(201);
    expect((await browser().signIn('fresh@example.com', 'from-the-office')).json().data.mustReset).toBe(true);
    const invited = await as('admin', '/api/people', { email: 'linked@example.com', role: 'user' });
    expect(invited.text).not.toContain('requestId');
    expect(readLink(await smtp.waitFor('linked@example.com')).searchParams.get('requestId')?.length).toBe(43);
  });

  it('are unlocked by an administrator', async () => {
    const { id, email } = await addPerson();
    for (let round = 0; round < 11; round += 1) await browser().signIn(email, 'wrong');
    expect((await as('admin', `/api/people/${id}`)).json().data.lockedUntil).not.toBeNull();
    await as('admin', `/api/people/${id}/unlock`, {});
    expect((await browser().signIn(email, 'first-password')).status).toBe(200);
  });

  it('are gone with all they held when they are removed and belong nowhere else', async () => {
    const { id, email } = await addPerson();
    expect((await as('admin', `/api/people/${id}`, undefined, 'DELETE')).status).toBe(200);
    expect(await query('select 1 from account where id = $1', [id])).toEqual([]);
    expect((await browser().signIn(email, 'first-password')).status).toBe(401);
    expect((await as('admin', '/api/people/demo_guest', undefined, 'DELETE')).status).toBe(200);
    expect(await query(`select 1 from account where id = 'demo_guest'`)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('are given at most as high as one stands, and root by root alone', async () => {
    const { id } = await addPerson();
    const give = async (giver: string, role: string) =>
      (await as(giver, `/api/people/${id}/role`, { role }, 'PUT')).status;
    const rank = { root: 4, superadmin: 3, admin: 2, manager: 1 } as Record<string, number>;
    for (const giver of ['manager', 'admin', 'superadmin', 'user', 'hr'])
      for (const role of ['root', 'superadmin', 'admin', 'manager', 'user', 'public', 'emperor']) {
        const allowed =
          roleNames.includes(role) && role !== 'public' && (rank[giver] ?? 0) > 0 && (rank[role] ?? 0) <= rank[giver]!;
        expect([giver, role, await give(giver, role)]).toEqual([giver, role, allowed ? 200 : 403]);
        await query(`update membership set role = 'user' where account_id = $1`, [id]);
      }
    expect(await give('root', 'root')).toBe(200);
  });

  it('of those above cannot be touched, nor ones own', async () => {
    for (const path of ['/role', '/disable', '/reset', '/bypass', '/unlock']) {
      const answer = await as(
        'admin',
        `/api/people/demo_superadmin${path}`,
        { role: 'user' },
        path === '/role' ? 'PUT' : 'POST',
      );
      expect([path, answer.json().code]).toEqual([path, 'role_too_high']);
    }
    expect((await as('admin', '/api/people/demo_superadmin', { firstname: 'x' }, 'PUT')).json().code).toBe(
      'role_too_high',
    );
    expect((await as('admin', '/api/people/demo_superadmin', undefined, 'DELETE')).json().code).toBe('role_too_high');
    expect((await as('admin', '/api/people/demo_admin/role', { role: 'user' }, 'PUT')).json().code).toBe(
      'not_yourself',
    );
    expect((await as('admin', '/api/people/demo_admin', undefined, 'DELETE')).json().code).toBe('not_yourself');
  });

  it('take effect at once in sessions that are open', async () => {
    const { id, email } = await addPerson('manager');
    const person = browser();
    await person.signIn(email, 'first-password');
    expect((await person.get('/api/people')).status).toBe(200);
    await as('admin', `/api/people/${id}/role`, { role: 'user' }, 'PUT');
    expect((await person.get('/api/people')).status).toBe(401);
    await person.signIn(email, 'first-password');
    expect((await person.get('/api/people')).status).toBe(403);
  });

  it('do not let the mail address of an equal, or of someone with other sites, be turned to oneself', async () => {
    const equal = await addPerson('admin');
    const turned = await as('admin', `/api/people/${equal.id}`, { email: 'mine@evil.example' }, 'PUT');
    expect(turned.json().code).toBe('role_too_high');
    const wide = await addPerson('user');
    const { id: shop } = await test.site('shop');
    await query(`insert into membership (site_id, account_id, role) values ($1, $2, 'admin')`, [shop, wide.id]);
    const stolen = await as('admin', `/api/people/${wide.id}`, { email: 'mine@evil.example' }, 'PUT');
    expect(stolen.json().code).toBe('person_elsewhere');
    const noFactor = await as('admin', `/api/people/${wide.id}/second-factor/disable`, {});
    expect(noFactor.json().code).toBe('person_elsewhere');
  });
});

describe('an invitation', () => {
  const invite = (email: string, role: string, giver = 'admin', site = host) =>
    as(giver, '/api/invitations', { email, role }, 'POST', site);
  const tokenOf = async (email: string) => {
    const link = readLink(await smtp.waitFor(email, 'คำเชิญ'));
    return link.searchParams.get('invitation') ?? '';
  };
  const accept = (body: unknown, site = host) => test.call('/api/invitation/accept', { host: site, body });

  it('makes an account with the role it names, once, and signs in', async () => {
    const made = await invite('Guest1@example.com', 'manager');
    expect(made.json()).toMatchObject({ status: 201, data: { email: 'guest1@example.com', status: 'open' } });
    const token = await tokenOf('guest1@example.com');
    expect(made.text).not.toContain(token);
    const shown = await test.call(`/api/invitation?token=${token}`, { host });
    expect(shown.json().data).toMatchObject({ email: 'guest1@example.com', role: 'manager' });
    expect((await accept({ token, firstname: 'แขก', password: 'short' })).json().code).toBe('password_rules');
    const done = await accept({ token, firstname: 'แขก', lastname: 'คนแรก', password: 'my-own-word', role: 'root' });
    expect(done.json()).toMatchObject({ status: 200, data: { role: 'manager', user: { name: 'แขก คนแรก' } } });
    expect((await accept({ token, firstname: 'อีก', password: 'my-own-word' })).json().code).toBe('invitation_dead');
    expect((await as('admin', '/api/invitations')).json().data[0]).toMatchObject({ status: 'accepted' });
  });

  it('is dead when withdrawn, late, replaced, of another site, or when its sender lost the right', async () => {
    const id = (await invite('guest2@example.com', 'user')).json().data.id;
    const first = await tokenOf('guest2@example.com');
    expect(
      (await accept({ token: first, firstname: 'x', password: 'my-own-word' }, 'shop.localhost')).json().code,
    ).toBe('invitation_dead');
    await as('admin', `/api/invitations/${id}`, undefined, 'DELETE');
    expect((await accept({ token: first, firstname: 'x', password: 'my-own-word' })).json().code).toBe(
      'invitation_dead',
    );
    smtp.mails.length = 0;
    await invite('guest3@example.com', 'user');
    const old = await tokenOf('guest3@example.com');
    await query(`update invitation set expires_at = now() - interval '1 second' where email = 'guest3@example.com'`);
    expect((await accept({ token: old, firstname: 'x', password: 'my-own-word' })).json().code).toBe('invitation_dead');
    const sender = await addPerson('admin');
    const client = browser();
    await client.signIn(sender.email, 'first-password');
    await client.post('/api/invitations', { email: 'guest4@example.com', role: 'admin' });
    const token = await tokenOf('guest4@example.com');
    await as('root', `/api/people/${sender.id}/role`, { role: 'user' }, 'PUT');
    expect((await accept({ token, firstname: 'x', password: 'my-own-word' })).json().code).toBe('invitation_dead');
  });

  it('gives nobody a role above that of its sender', async () => {
    expect((await invite('x@example.com', 'superadmin')).json().code).toBe('role_too_high');
    expect((await invite('x@example.com', 'root', 'superadmin')).json().code).toBe('role_too_high');
    expect((await invite('x@example.com', 'user', 'user')).status).toBe(403);
  });

  it('ties in the account of another site by its password, and not without it', async () => {
    const person = await addPerson('user');
    await query('update account set email_verified_at = now() where id = $1', [person.id]);
    await invite(person.email, 'hr', 'admin', 'shop.localhost');
    const token = await tokenOf(person.email);
    const wrong = await accept({ token, existing: true, password: 'not-it' }, 'shop.localhost');
    expect(wrong.json().code).toBe('wrong_credentials');
    const done = await accept({ token, existing: true, password: 'first-password' }, 'shop.localhost');
    expect(done.json()).toMatchObject({ status: 200, data: { role: 'hr', user: { id: person.id } } });
    const own = browser();
    await own.signIn(person.email, 'first-password');
    expect((await own.get('/api/account')).json().data.role).toBe('user');
  });

  it('never ties in an account whose owner did not prove the address', async () => {
    const planted = await addPerson('user', 'factory.localhost');
    await invite(planted.email, 'admin');
    const token = await tokenOf(planted.email);
    const answer = await accept({ token, existing: true, password: 'first-password' });
    expect(answer.json().code).toBe('wrong_credentials');
  });

  it('to someone who is here already is accepted signed in', async () => {
    const person = await addPerson('user');
    await invite(person.email, 'manager');
    const token = await tokenOf(person.email);
    expect((await accept({ token, firstname: 'x', password: 'my-own-word' })).status).toBe(401);
    const client = browser();
    await client.signIn(person.email, 'first-password');
    expect((await client.post('/api/invitation/accept', { token })).json().data.role).toBe('manager');
    expect((await client.get('/api/people')).status).toBe(200);
  });
});

describe('a bypass link', () => {
  const make = (giver: string, id: string) => as(giver, `/api/people/${id}/bypass`, {});

  it('lets someone in once for a person below, marks the session, and is written down', async () => {
    const { id } = await addPerson();
    const made = await make('admin', id);
    const { url } = made.json().data;
    const path = new URL(url).pathname;
    expect(path).toMatch(/^\/user\/bypass\/[\w-]{43}$/);
    const employee = browser();
    expect((await employee.get(path)).text).toContain('<form method="post">');
    expect((await employee.post(path, {})).headers.location).toBe('/user/employee');
    expect((await employee.get('/api/session')).json().data).toMatchObject({ mode: 'bypass', user: { id } });
    for (const personal of ['/api/account', '/api/account/sessions', '/api/sites/mine'])
      expect((await employee.get(personal)).status).toBe(403);
    expect((await employee.post('/api/changepwd', { newPassword: 'taken-over-now' })).status).toBe(403);
    expect((await employee.post('/api/sites/switch', { siteId })).status).toBe(403);
    expect((await browser().get(path)).headers.location).toBe('/user/login?error=ticket_dead');
    const log = (await as('admin', `/api/audit?target=${id}`)).json().data;
    expect(log[0]).toMatchObject({ action: 'person.bypass_made', actorId: 'demo_admin' });
  });

  it('is never made for an equal, and dies with the rights of its maker and with time', async () => {
    const equal = await addPerson('admin');
    expect((await make('admin', equal.id)).json().code).toBe('role_too_high');
    const { id } = await addPerson();
    const client = browser();
    await client.signIn(equal.email, 'first-password');
    const first = (await client.post(`/api/people/${id}/bypass`, {})).json().data.url;
    await as('root', `/api/people/${equal.id}/role`, { role: 'user' }, 'PUT');
    expect((await browser().post(new URL(first).pathname, {})).headers.location).toContain('ticket_dead');
    const second = (await make('admin', id)).json().data.url;
    await query(`update ticket set expires_at = now() - interval '1 second'`);
    expect((await browser().post(new URL(second).pathname, {})).headers.location).toContain('ticket_dead');
  });
});
