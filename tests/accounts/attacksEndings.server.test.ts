import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLock } from '../../server/identity/accessLock.ts';
import {
  addMember,
  addPerson,
  firstPassword,
  openBrowser,
  readLatestLink,
  readNotices,
  type TestPerson,
} from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { waitFor } from '../support/waitFor.ts';

const host = 'academy.localhost';
let test: TestApp;
let siteId: string;
let shopId: string;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
  siteId = (await test.site('academy')).id;
  shopId = (await test.site('shop')).id;
});
afterAll(() => test.close());

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);
const as = (role: string, path: string, body?: unknown, method?: string) => test.as(role)(path, { host, body, method });
const open = () => openBrowser(test, { host, address: '203.0.113.7' });
const newPassword = 'a-second-password';

async function openSignedIn({ email }: TestPerson) {
  const browser = open();
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
}
type SignedIn = Awaited<ReturnType<typeof openSignedIn>>;

const changePassword = (browser: SignedIn) =>
  browser.call('/api/changepwd', { body: { currentPassword: firstPassword, newPassword } });

async function resetByMail({ id, email }: TestPerson): Promise<void> {
  expect((await as('root', `/api/people/${id}/reset`, {})).status).toBe(200);
  const requestId = (await readLatestLink(test, email))?.searchParams.get('requestId');
  expect((await open().call('/api/changepwd', { body: { requestId, newPassword } })).status).toBe(200);
}

/** A change of mail address that was begun and waits for its confirmation. */
async function beginEmailChange(browser: SignedIn, email: string) {
  const begun = await browser.call('/api/account/email', { body: { email, password: firstPassword } });
  expect(begun.status, begun.text).toBe(200);
  const token = (await readLatestLink(test, email))?.searchParams.get('token');
  return () => open().call('/api/account/email/confirm', { body: { token } });
}

async function makeKey(browser: SignedIn, role: string) {
  const made = await browser.call('/api/api-keys', { body: { name: 'key', role, collections: ['*'] } });
  expect(made.status, made.text).toBe(201);
  const { key } = made.json().data;
  return async () => (await test.call('/api/layouts', { host, headers: { 'x-api-key': key } })).status;
}

async function makeInvitation(browser: SignedIn, email: string, role = 'user') {
  const made = await browser.call('/api/invitations', { body: { email, role } });
  expect(made.status, made.text).toBe(201);
  const token = (await readLatestLink(test, email))?.searchParams.get('invitation');
  return async () => (await test.call(`/api/invitation?token=${token}`, { host })).status;
}

/** A link that shows the draft of a page to whoever has it. */
async function sharePreview(browser: SignedIn, key: string) {
  const layout = { version: 1, kind: 'page', settings: {}, rows: [] };
  const saved = await browser.call('/api/layout', { method: 'PUT', body: { key, version: 0, layout } });
  expect(saved.status, saved.text).toBe(200);
  const made = await browser.call('/api/layout/previews', { body: { key, lasts: 'month' } });
  expect(made.status, made.text).toBe(200);
  const { path } = made.json().data;
  return async () => (await test.call(path, { host })).status !== 404;
}

/** The end of this person's sessions fails, as when the server loses its database at this moment. */
async function breakEndings(personId: string): Promise<void> {
  await query(`create or replace function sala.break_ending() returns trigger language plpgsql as
    $$ begin raise exception 'lost'; end $$`);
  await query(
    `create trigger broken before delete on session for each row when (old.account_id = '${personId}') execute function sala.break_ending()`,
  );
}

describe('an e-mail change that a thief began', () => {
  it('does not survive the reset of the password by its owner', async () => {
    const owner = await addPerson(test, { host });
    const confirm = await beginEmailChange(await openSignedIn(owner), 'thief-1@evil.example');
    await resetByMail(owner);
    expect((await confirm()).json().code).toBe('ticket_dead');
    expect(await query('select email from account where id = $1', [owner.id])).toEqual([{ email: owner.email }]);
  });

  it('does not survive a change of the password, nor an address that an administrator set', async () => {
    const owner = await addPerson(test, { host });
    const browser = await openSignedIn(owner);
    const first = await beginEmailChange(browser, 'thief-2@evil.example');
    const second = await beginEmailChange(await openSignedIn(owner), 'thief-3@evil.example');
    const given = await as('root', `/api/people/${owner.id}`, { email: 'given@people.example' }, 'PUT');
    expect(given.status, given.text).toBe(200);
    expect((await first()).json().code).toBe('ticket_dead');
    expect((await second()).json().code).toBe('ticket_dead');
  });
});

describe('a change of the mail address', () => {
  it('ends the links that were mailed to the old one, and the sessions of others, and tells it', async () => {
    const owner = await addPerson(test, { host });
    const other = await openSignedIn(owner);
    const browser = await openSignedIn(owner);
    await as('root', `/api/people/${owner.id}/reset`, {});
    const requestId = (await readLatestLink(test, owner.email))?.searchParams.get('requestId');
    await (await beginEmailChange(browser, 'moved@people.example'))();
    const reset = await open().call('/api/changepwd', { body: { requestId, newPassword } });
    expect(reset.json().code).toBe('ticket_dead');
    expect((await other.call('/api/account')).status).toBe(401);
    const mails = await query<{ kind: string }>(
      `select kind from mail where to_address = $1 and kind = 'email_changed'`,
      [owner.email],
    );
    expect(mails).toHaveLength(1);
    expect(await readNotices(test, siteId, owner.id)).toContain('Your mail address was changed');
  });

  it('by an administrator does the same', async () => {
    const owner = await addPerson(test, { host });
    const browser = await openSignedIn(owner);
    await as('root', `/api/people/${owner.id}`, { email: 'by-office@people.example' }, 'PUT');
    expect((await browser.call('/api/account')).status).toBe(401);
    expect(
      await query(`select 1 from mail where to_address = $1 and kind = 'email_changed'`, [owner.email]),
    ).toHaveLength(1);
  });
});

describe('what an administrator made', () => {
  const changes: [string, (person: TestPerson, browser: SignedIn) => Promise<unknown>][] = [
    ['deleted', ({ id }) => as('root', `/api/people/${id}`, undefined, 'DELETE')],
    ['disabled', ({ id }) => as('root', `/api/people/${id}/disable`, {})],
    ['given another role', ({ id }) => as('root', `/api/people/${id}/role`, { role: 'manager' }, 'PUT')],
    ['made to set a new password', ({ id }) => as('root', `/api/people/${id}/reset`, { atNextSignIn: true })],
    ['given another address', ({ id }) => as('root', `/api/people/${id}`, { email: `${id}@people.example` }, 'PUT')],
    ['changing their password', (_, browser) => changePassword(browser)],
    ['resetting it by mail', (person) => resetByMail(person)],
    ['erasing themselves', (_, browser) => browser.call('/api/account/erase', { body: { password: firstPassword } })],
  ];

  it.each(changes)(
    'is over when they are %s: keys, invitations, links, drafts that they showed, sessions',
    async (what, change) => {
      const person = await addPerson(test, { host, role: 'admin' });
      const browser = await openSignedIn(person);
      const invited = `invited-by-${person.id}@people.example`.toLowerCase();
      const [useKey, useInvitation] = [await makeKey(browser, 'manager'), await makeInvitation(browser, invited)];
      const seeDraft = await sharePreview(browser, `page/of-${person.id}`.toLowerCase());
      const other = await openSignedIn(person);
      const below = await addPerson(test, { host });
      const link = (await browser.call(`/api/people/${below.id}/bypass`, { body: {} })).json().data.url as string;
      expect([await useKey(), await useInvitation(), await seeDraft()]).toEqual([200, 200, true]);
      const changed = (await change(person, browser)) as { status: number } | undefined;
      expect(changed?.status ?? 200, what).toBe(200);
      expect(await useKey()).toBe(401);
      expect(await useInvitation()).toBe(400);
      expect(await seeDraft()).toBe(false);
      expect((await other.call('/api/people')).status).toBe(401);
      const left = await query('select purpose from ticket where account_id = $1 or created_by = $1', [person.id]);
      expect(left).toEqual([]);
      expect(new URL(link).pathname).toContain('/user/bypass/');
    },
  );

  it.each(changes.slice(0, 5))('is not %s at all while what hangs on it cannot end', async (_, change) => {
    const person = await addPerson(test, { host, role: 'admin' });
    const browser = await openSignedIn(person);
    const read = () =>
      query(
        `select membership.role, membership.disabled_at, account.email, account.must_reset,
           (select count(*)::int from audit where target_id = account.id) as logged
         from account join membership on account_id = account.id where account.id = $1`,
        [person.id],
      );
    const before = await read();
    await breakEndings(person.id);
    expect(((await change(person, browser)) as { status: number }).status).toBe(500);
    await query('drop trigger broken on session');
    expect(await read()).toEqual(before);
    expect((await browser.call('/api/account')).status).toBe(200);
  });

  it('ends where they were let in for another person, too', async () => {
    const person = await addPerson(test, { host, role: 'admin' });
    const below = await addPerson(test, { host });
    const link = (await (await openSignedIn(person)).call(`/api/people/${below.id}/bypass`, { body: {} })).json().data
      .url as string;
    const stranger = open();
    await stranger.call(new URL(link).pathname, { method: 'POST' });
    expect((await stranger.call('/api/session')).json().data.mode).toBe('bypass');
    await as('root', `/api/people/${person.id}/role`, { role: 'user' }, 'PUT');
    expect((await stranger.call('/api/session')).json().data.user).toBeNull();
  });

  it('on one site is not touched by a change on another', async () => {
    const person = await addPerson(test, { host, role: 'admin' });
    await addMember(test, person.id, { siteId: shopId, role: 'admin' });
    const useKey = await makeKey(await openSignedIn(person), 'manager');
    const shop = openBrowser(test, { host: 'shop.localhost', address: '203.0.113.8' });
    await shop.signIn(person.email);
    await test.as('root')(`/api/people/${person.id}/disable`, { host: 'shop.localhost', body: {} });
    expect((await shop.call('/api/account')).status).toBe(401);
    expect(await useKey()).toBe(200);
  });
});

describe('a thief who signs in at the very moment when the password changes', () => {
  it('has no session afterwards, whichever was first', async () => {
    const person = await addPerson(test, { host });
    const browser = await openSignedIn(person);
    await query(`create function sala.open_slowly() returns trigger language plpgsql as
      $$ begin perform pg_sleep(2); return new; end $$`);
    await query(
      `create trigger slow before insert on session for each row when (new.address = '198.51.100.9') execute function sala.open_slowly()`,
    );
    const thief = openBrowser(test, { host, address: '198.51.100.9' });
    const entering = thief.signIn(person.email);
    await new Promise((done) => setTimeout(done, 1200));
    expect((await changePassword(browser)).status).toBe(200);
    await entering;
    await query('drop trigger slow on session');
    expect((await thief.call('/api/account')).status).toBe(401);
    expect((await browser.call('/api/account')).status).toBe(200);
  });

  it('is not let in by the old password after it was right a moment ago', async () => {
    const person = await addPerson(test, { host });
    const [row] = await query<{ password_hash: string }>('select password_hash from account where id = $1', [
      person.id,
    ]);
    await changePassword(await openSignedIn(person));
    const place = { remember: false, address: '198.51.100.9', userAgent: 'thief' };
    const opened = await test.app.sessions.open({
      ...{ siteId, userId: person.id, passwordHash: row?.password_hash ?? null },
      ...place,
    });
    expect(opened).toBeUndefined();
  });
});

describe('an invitation to a person', () => {
  it('does not give back a role that was taken from them', async () => {
    const person = await addPerson(test, { host, role: 'admin' });
    await as('root', '/api/invitations', { email: person.email, role: 'admin' });
    const token = (await readLatestLink(test, person.email))?.searchParams.get('invitation');
    await as('root', `/api/people/${person.id}/role`, { role: 'user' }, 'PUT');
    const accepted = await (await openSignedIn(person)).call('/api/invitation/accept', { body: { token } });
    expect(accepted.json().code).toBe('invitation_dead');
  });
});

describe('a reset that an administrator demands', () => {
  it('leaves no old session that could set a new password without the old one', async () => {
    const person = await addPerson(test, { host });
    const thief = await openSignedIn(person);
    await as('admin', `/api/people/${person.id}/reset`, { atNextSignIn: true });
    const taken = await thief.call('/api/changepwd', { body: { newPassword } });
    expect(taken.status).toBeGreaterThanOrEqual(400);
    expect((await open().signIn(person.email, newPassword)).status).toBe(401);
    // Who signs in with the old password now sets a new one at once.
    const owner = await openSignedIn(person);
    expect((await owner.call('/api/changepwd', { body: { newPassword } })).status).toBe(200);
  });

  it('is not met by a session that is old by the time it is used', async () => {
    const person = await addPerson(test, { host });
    const thief = await openSignedIn(person);
    await query(`update session set created_at = now() - interval '20 minutes' where account_id = $1`, [person.id]);
    await query('update account set must_reset = true where id = $1', [person.id]);
    await test.app.sessions.refresh(person.id);
    expect((await thief.call('/api/changepwd', { body: { newPassword } })).json().code).toBe('password_needed');
  });
});

describe('what a person begins while their access ends', () => {
  it.each([
    ['an API key', '/api/api-keys', { name: 'late', role: 'user', collections: ['*'] }, 'api_key'],
    ['an invitation', '/api/invitations', { email: 'late@evil.example', role: 'user' }, 'invitation'],
    ['a bypass link', '/api/people/demo_user/bypass', {}, 'ticket'],
    ['a change of address', '/api/account/email', { email: 'late@evil.example', password: firstPassword }, 'ticket'],
    ['a link to a draft', '/api/layout/previews', { key: 'page/late', lasts: 'month' }, 'layout_preview'],
    ['a way to another site', '/api/sites/leave?site=', undefined, 'ticket'],
  ])('is refused: %s', async (_, path, body, table) => {
    const thief = await addPerson(test, { host, role: 'admin' });
    await addMember(test, thief.id, { siteId: shopId, role: 'user' });
    const browser = await openSignedIn(thief);
    if (table === 'layout_preview') await sharePreview(browser, 'page/late');
    const count = async () => (await query(`select 1 from ${table}`)).length;
    const before = await count();
    const late = await test.app.db.platform.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(${accessLock})`, [thief.id]);
      const asked = browser.call(body ? path : `${path}${shopId}`, { body });
      await waitFor(async () => expect(await listWaiting()).toBe(1));
      await tx.query('delete from session where account_id = $1', [thief.id]);
      return { asked };
    });
    // A link that somebody followed leads to the sign-in instead.
    expect((await late.asked).status).toBe(body ? 401 : 302);
    expect(await count()).toBe(before);
  });
});

async function listWaiting(): Promise<number> {
  return (await query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length;
}
