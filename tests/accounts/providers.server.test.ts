import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLdapServer, type TestDirectory } from '../support/ldapServer.ts';
import { type OidcTestProvider, openOidcProvider } from '../support/oidcProvider.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let provider: OidcTestProvider;
let signedByClient: OidcTestProvider;
let directory: TestDirectory;
let siteId: string;

beforeAll(async () => {
  test = await openTestApp();
  siteId = (await test.site('academy')).id;
  const redirectUris = [`http://${host}:${test.port}/api/signin/oidc/callback`];
  [provider, signedByClient, directory] = await Promise.all([
    openOidcProvider({ redirectUris }),
    openOidcProvider({ redirectUris, idTokenAlgorithm: 'HS256' }),
    openLdapServer([
      { uid: 'malee', password: 'jasmine-tea', mail: 'malee@corp.example', givenName: 'มาลี', sn: 'หอมหวาน' },
      { uid: 'twin', password: 'one', mail: 'one@corp.example' },
      { uid: 'twin', unit: 'stock', password: 'two', mail: 'two@corp.example' },
      { uid: 'boss', password: 'big-desk', mail: 'user@demo.test' },
    ]),
  ]);
  await saveProvider('corp', provider);
  await saveProvider('line-like', signedByClient, { idTokenAlgorithm: 'HS256', scopes: 'profile openid' });
  const { url, baseDn, bindDn, bindPassword } = directory;
  const saved = await put('root', 'ad', {
    kind: 'ldap',
    title: 'ไดเรกทอรีองค์กร',
    config: { url, baseDn, bindDn, nameAttribute: 'uid', role: 'employee' },
    secret: bindPassword,
  });
  expect(saved.status).toBe(200);
});
afterAll(async () => {
  await Promise.all([test.close(), provider.close(), signedByClient.close(), directory.close()]);
});

const put = (role: string, id: string, body: unknown) =>
  test.as(role)(`/api/signin/providers/${id}`, { host, method: 'PUT', body });

async function saveProvider(id: string, from: OidcTestProvider, config: Record<string, unknown> = {}): Promise<void> {
  const answer = await put('root', id, {
    kind: 'oidc',
    title: 'บัญชีองค์กร',
    config: { preset: 'custom', issuer: from.issuer, clientId: from.clientId, ...config },
    secret: from.clientSecret,
  });
  expect(answer.status).toBe(200);
}

const browser = (): Client => openClient({ port: test.port, host });

/** Follows the browser to the provider and back, up to the address that is to be opened last on our side. */
async function walkToProvider(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (url.hostname === host) return `${url.pathname}${url.search}`;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider stopped at ${url}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  throw new Error('the provider goes round in circles');
}

async function restorePassword(id: string): Promise<void> {
  await test.app.db.platform.query(
    `update account set must_reset = false, password_hash = other.password_hash from account other
     where account.id = $1 and other.id = 'demo_hr'`,
    [id],
  );
}

async function signInAt(from: OidcTestProvider, id: string, subject: string, person = browser()) {
  from.signedIn = subject;
  const start = await person.get(`/api/signin/oidc/${id}?returnTo=/lesson/home`);
  const callback = await walkToProvider(String(start.headers.location));
  return { person, callback, end: (await person.get(callback)).headers.location };
}

describe('signing in at an OpenID provider', () => {
  it('goes there with state, nonce and PKCE and comes back as a new person of role user', async () => {
    provider.people.set('new-1', {
      email: 'new1@outside.example',
      email_verified: true,
      given_name: 'ใหม่',
      family_name: 'มาก',
    });
    const start = await browser().get('/api/signin/oidc/corp');
    const asked = new URL(String(start.headers.location)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(20);
    const { person, end } = await signInAt(provider, 'corp', 'new-1');
    expect(end).toBe('/lesson/home');
    const own = (await person.get('/api/account')).json().data;
    expect(own).toMatchObject({
      email: 'new1@outside.example',
      emailVerified: true,
      role: 'user',
      hasPassword: false,
      firstname: 'ใหม่',
    });
    const again = await signInAt(provider, 'corp', 'new-1');
    expect((await again.person.get('/api/account')).json().data.id).toBe(own.id);
  });

  it('works with ID tokens signed by the client secret and people without a mail address, as LINE has them', async () => {
    signedByClient.people.set('U1234', { given_name: 'ไลน์' });
    const { person, end } = await signInAt(signedByClient, 'line-like', 'U1234');
    expect(end).toBe('/lesson/home');
    expect((await person.get('/api/session')).json().data.user).toMatchObject({ name: 'ไลน์', email: '', role: 'user' });
  });

  it('never joins an account whose owner has not proved the address here', async () => {
    provider.people.set('victim', { email: 'user@demo.test', email_verified: true });
    const { person, end } = await signInAt(provider, 'corp', 'victim');
    expect(end).toBe('/user/login?error=link_needs_sign_in');
    expect((await person.get('/api/account')).status).toBe(401);
  });

  it('never joins by an address that the provider does not vouch for', async () => {
    await test.app.db.platform.query(`update account set email_verified_at = now() where id = 'demo_member'`);
    provider.people.set('liar', { email: 'member@demo.test', email_verified: false });
    const { person } = await signInAt(provider, 'corp', 'liar');
    const own = (await person.get('/api/account')).json().data;
    expect(own.id).not.toBe('demo_member');
    expect(own.email).toBeNull();
  });

  it('joins the account when both sides proved the address', async () => {
    await test.app.db.platform.query(`update account set email_verified_at = now() where id = 'demo_member'`);
    provider.people.set('honest', { email: 'member@demo.test', email_verified: true });
    const { person } = await signInAt(provider, 'corp', 'honest');
    expect((await person.get('/api/account')).json().data.id).toBe('demo_member');
  });

  it('refuses an answer brought by another browser than the one that set out', async () => {
    provider.people.set('thief', { email: 'thief@outside.example', email_verified: true });
    provider.signedIn = 'thief';
    const start = await browser().get('/api/signin/oidc/corp');
    const callback = await walkToProvider(String(start.headers.location));
    const victim = browser();
    expect((await victim.get(callback)).headers.location).toBe('/user/login?error=ticket_dead');
    expect((await victim.get('/api/account')).status).toBe(401);
    // Nor in a browser that is on its own way there: the state is not its own.
    await victim.get('/api/signin/oidc/corp');
    expect((await victim.get(callback)).headers.location).toBe('/user/login?error=provider_failed');
  });

  it('takes an answer once', async () => {
    const { person, callback } = await signInAt(provider, 'corp', 'new-1');
    expect((await person.get(callback)).headers.location).toContain('error=ticket_dead');
  });

  it('never leads away from the site afterwards', async () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example']) {
      const person = browser();
      provider.signedIn = 'new-1';
      const start = await person.get(`/api/signin/oidc/corp?returnTo=${encodeURIComponent(evil)}`);
      const end = await person.get(await walkToProvider(String(start.headers.location)));
      expect(end.headers.location).toBe('/user/profile');
    }
  });

  it('knows nobody of the issuer that a provider of this id had before', async () => {
    const other = { idTokenAlgorithm: 'HS256', scopes: 'profile openid' };
    await saveProvider('moved', provider);
    provider.people.set('same', { given_name: 'คนเดิม' });
    signedByClient.people.set('same', { given_name: 'คนอื่น' });
    const readId = async ({ person }: { person: Client }) => (await person.get('/api/account')).json().data?.id;
    const before = await readId(await signInAt(provider, 'moved', 'same'));
    await saveProvider('moved', provider);
    expect(await readId(await signInAt(provider, 'moved', 'same'))).toBe(before);
    await saveProvider('moved', signedByClient, other);
    const after = await readId(await signInAt(signedByClient, 'moved', 'same'));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('says so when the site has no such provider or it does not answer', async () => {
    expect((await browser().get('/api/signin/oidc/nowhere')).headers.location).toContain('error=provider_unknown');
    await put('root', 'gone', {
      kind: 'oidc',
      title: 'x',
      config: { preset: 'custom', issuer: 'http://127.0.0.1:1', clientId: 'x' },
    });
    expect((await browser().get('/api/signin/oidc/gone')).headers.location).toContain('error=provider_failed');
    const elsewhere = await test.call('/api/signin/oidc/corp', { host: 'shop.localhost' });
    expect(elsewhere.headers.location).toContain('error=provider_unknown');
  });
});

/** The password of demo accounts, which is asked again before a way in is added. */
const own = { password: 'sala-demo' };

async function connect(person: Client, subject: string) {
  provider.people.set(subject, {});
  provider.signedIn = subject;
  const { url } = (await person.post('/api/account/identities/corp', own)).json().data;
  return person.get(await walkToProvider(url));
}

describe('connecting an outside account', () => {
  it('asks for the password, so that an open screen or a stolen cookie adds no way in, and its owner is told', async () => {
    const person = browser();
    await person.signIn('warehouse@demo.test', 'sala-demo');
    for (const [body, code] of [[{}, 'password_needed'] as const, [{ password: 'no' }, 'wrong_password'] as const])
      expect((await person.post('/api/account/identities/corp', body)).json().code).toBe(code);
    for (let round = 0; round < 2; round += 1)
      expect((await connect(person, 'told')).headers.location).toBe('/user/profile');
    const mails = await test.app.db.platform.query(
      `select kind from mail where to_address = 'warehouse@demo.test' and kind = 'identity_added'`,
    );
    expect(mails).toHaveLength(1);
  });

  const endings = [
    [
      'sets a new password',
      (owner: Client) => owner.post('/api/changepwd', { ...changed, currentPassword: 'sala-demo' }),
    ],
    ['is asked to by an administrator', () => test.as('root')(demand, { host, body: { atNextSignIn: true } })],
  ] as const;
  const changed = { newPassword: 'a-second-password' };
  const demand = '/api/people/demo_purchase/reset';

  it.each(endings)('ends when the owner %s: a thief of the password comes in by it no more', async (way, end) => {
    const subject = `thief who ${way}`;
    const thief = browser();
    const owner = browser();
    for (const one of [thief, owner]) await one.signIn('purchase@demo.test', 'sala-demo');
    await connect(thief, subject);
    const entered = await signInAt(provider, 'corp', subject);
    expect((await entered.person.get('/api/account')).json().data.id).toBe('demo_purchase');
    expect((await end(owner)).status).toBe(200);
    const again = await signInAt(provider, 'corp', subject);
    expect((await again.person.get('/api/account')).json().data?.id).not.toBe('demo_purchase');
    await restorePassword('demo_purchase');
  });

  it('ties it to whoever is signed in, and to nobody else', async () => {
    provider.people.set('tie', { email: 'other@outside.example', email_verified: true });
    provider.signedIn = 'tie';
    const person = browser();
    await person.signIn('hr@demo.test', 'sala-demo');
    const { url } = (await person.post('/api/account/identities/corp', own)).json().data;
    expect((await person.get(await walkToProvider(url))).headers.location).toBe('/user/profile');
    expect((await person.get('/api/account/identities')).json().data).toMatchObject([{ provider: 'corp' }]);
    const entered = await signInAt(provider, 'corp', 'tie');
    expect((await entered.person.get('/api/account')).json().data.id).toBe('demo_hr');
    const other = browser();
    await other.signIn('sales@demo.test', 'sala-demo');
    provider.signedIn = 'tie';
    const second = (await other.post('/api/account/identities/corp', own)).json().data.url;
    expect((await other.get(await walkToProvider(second))).headers.location).toBe('/user/profile?error=identity_taken');
    expect((await person.delete('/api/account/identities/corp')).status).toBe(200);
  });

  it('fails when somebody else is signed in by the time of the return', async () => {
    provider.people.set('swap', {});
    provider.signedIn = 'swap';
    const person = browser();
    await person.signIn('hr@demo.test', 'sala-demo');
    const { url } = (await person.post('/api/account/identities/corp', own)).json().data;
    await person.signIn('sales@demo.test', 'sala-demo');
    expect((await person.get(await walkToProvider(url))).headers.location).toContain('identity_taken');
  });

  it('cannot be undone when it is the only way in', async () => {
    const { person } = await signInAt(provider, 'corp', 'new-1');
    expect((await person.delete('/api/account/identities/corp')).json().code).toBe('last_way_in');
  });
});

describe('signing in by the directory', () => {
  const enter = (username: string, password: string, site = host) =>
    test.call('/api/signin/ad', { host: site, body: { username, password } });

  it('lets its people in with the role that root chose', async () => {
    const answer = await enter('malee', 'jasmine-tea');
    expect(answer.json()).toMatchObject({ status: 200, data: { role: 'employee', user: { name: 'มาลี หอมหวาน' } } });
    const again = await enter('malee', 'jasmine-tea');
    expect(again.json().data.user.id).toBe(answer.json().data.user.id);
  });

  it.each([
    ['malee', 'wrong'],
    ['malee', ''],
    ['nobody', 'jasmine-tea'],
    ['*', 'jasmine-tea'],
    ['mal*', 'jasmine-tea'],
    ['malee)(uid=*', 'jasmine-tea'],
    ['twin', 'one'],
  ])('answers %s with password %j as wrong credentials', async (username, password) => {
    expect((await enter(username, password)).json()).toMatchObject({ status: 401, code: 'wrong_credentials' });
  });

  it('does not hand over a local account that merely carries the same address', async () => {
    expect((await enter('boss', 'big-desk')).json().code).toBe('link_needs_sign_in');
  });

  it('locks after too many tries', async () => {
    for (let round = 0; round < 10; round += 1) await enter('malee2', 'wrong');
    expect((await enter('malee2', 'wrong')).json().code).toBe('account_locked');
  });

  it('is unknown where the site has none, and says so when it does not answer', async () => {
    expect((await enter('malee', 'jasmine-tea', 'shop.localhost')).json().code).toBe('provider_unknown');
    await put('root', 'ad2', { kind: 'ldap', title: 'x', config: { url: 'ldap://127.0.0.1:1', baseDn: 'dc=x' } });
    const answer = await test.call('/api/signin/ad', { host, body: { username: 'a', password: 'b', provider: 'ad2' } });
    expect(answer.json().code).toBe('provider_failed');
  });
});

describe('the ways in of a site', () => {
  it('are offered without anything secret', async () => {
    const options = await test.call('/api/signin/options', { host });
    expect(options.json().data.providers).toContainEqual({ id: 'corp', kind: 'oidc', title: 'บัญชีองค์กร' });
    const listed = await test.as('admin')('/api/signin/providers', { host });
    expect(listed.json().data.find(({ id }: { id: string }) => id === 'corp')).toMatchObject({ hasSecret: true });
    for (const answer of [options, listed])
      for (const secret of [provider.clientSecret, directory.bindPassword]) expect(answer.text).not.toContain(secret);
    const rows = await test.app.db.site(siteId).query<{ secret: string }>('select secret from sign_in_provider');
    for (const { secret } of rows) expect(secret).not.toBe(provider.clientSecret);
  });

  it('let administrators choose presets only: who names the issuer decides who people are', async () => {
    const line = {
      kind: 'oidc',
      title: 'LINE',
      config: { preset: 'line', clientId: '1', issuer: 'https://evil.example' },
      secret: 's',
    };
    const saved = await put('admin', 'line', line);
    expect(saved.json().data.config).toMatchObject({
      issuer: 'https://access.line.me',
      scopes: 'profile openid',
      idTokenAlgorithm: 'HS256',
    });
    const custom = { ...line, config: { ...line.config, preset: 'custom' } };
    expect((await put('admin', 'own', custom)).json().code).toBe('provider_refused');
    expect((await put('admin', 'corp', line)).json().code).toBe('provider_refused');
    expect(
      (await put('admin', 'ad', { kind: 'ldap', title: 'x', config: { url: 'ldap://x', baseDn: 'x' } })).json().code,
    ).toBe('provider_refused');
    expect((await put('user', 'line', line)).status).toBe(403);
    const http = { ...custom, config: { ...custom.config, issuer: 'http://corp.example' } };
    expect((await put('root', 'own', http)).json().code).toBe('bad_request');
  });
});
