import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Forgery, type ForgingProvider, openForgingProvider } from '../support/forgingProvider.ts';
import { openLdapServer, type TestDirectory } from '../support/ldapServer.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { addMember, addPerson, firstPassword } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let provider: ForgingProvider;
let directory: TestDirectory;

beforeAll(async () => {
  test = await openTestApp();
  [provider, directory] = await Promise.all([
    openForgingProvider(),
    openLdapServer([
      { uid: 'som chai', password: 'right', givenName: 'สมชาย' },
      { uid: 'climber', password: 'right', mail: 'admin@demo.test' },
    ]),
  ]);
  await test.app.db.platform.query(`update account set email_verified_at = now() where email like '%@demo.test'`);
  await saveProvider('corp', {
    kind: 'oidc',
    title: 'บัญชีองค์กร',
    config: { preset: 'custom', issuer: provider.issuer, clientId: 'sala' },
    secret: 'secret',
  });
  const { url, baseDn, bindDn, bindPassword } = directory;
  await saveProvider('ad', {
    kind: 'ldap',
    title: 'ไดเรกทอรีองค์กร',
    config: { url, baseDn, bindDn, nameAttribute: 'uid' },
    secret: bindPassword,
  });
});
afterAll(() => Promise.all([test.close(), provider.close(), directory.close()]));

async function saveProvider(id: string, body: unknown): Promise<void> {
  const saved = await test.as('root')(`/api/signin/providers/${id}`, { host, method: 'PUT', body });
  expect(saved.status, saved.text).toBe(200);
}

const browser = () => openClient({ port: test.port, host });

/** Follows the browser to the provider and back; answers where it ends. */
async function come(person: Client, start: string): Promise<string> {
  const { headers } = await fetch(start, { redirect: 'manual' });
  const back = new URL(String(headers.get('location')));
  return String((await person.get(`${back.pathname}${back.search}`)).headers.location);
}

async function signInAt(forgery: Forgery, person = browser()) {
  provider.forgery = forgery;
  const { headers } = await person.get('/api/signin/oidc/corp');
  const end = await come(person, String(headers.location));
  return { person, end, user: (await person.get('/api/session')).json().data.user as { id: string } | null };
}

describe('an OpenID provider', () => {
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  const forged: [string, Forgery][] = [
    ['without a signature', { alg: 'none' }],
    ['signed by a key that is not the provider’s', { foreignKey: true }],
    ['signed with the public key as if it were a secret', { alg: 'HS256' }],
    ['for another client', { claims: { aud: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['of another visit', { claims: { nonce: 'another' } }],
    ['of no visit', { claims: { nonce: undefined } }],
    ['that is over', { claims: { iat: minutesAgo(60), exp: minutesAgo(50) } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of a name that is longer than names are', { claims: { sub: 's'.repeat(600) }, person: { sub: 's'.repeat(600) } }],
    ['of one person, with the description of another', { person: { sub: 'another' } }],
  ];

  it.each(forged)('signs nobody in by a token %s', async (_, forgery) => {
    const { end, user } = await signInAt(forgery);
    expect(end).toContain('error=provider_failed');
    expect(user).toBeNull();
  });

  it('signs its own people in, else the cases before say nothing', async () => {
    expect((await signInAt({})).user?.id).toEqual(expect.any(String));
  });

  const vouched = (sub: string, email: string): Forgery => ({
    claims: { sub, email, email_verified: true },
    person: { sub },
  });

  it('vouches by a mail address for no administrator and for nobody of another site: whoever runs it could be them', async () => {
    const guest = await addPerson(test, { host: 'shop.localhost' });
    await addMember(test, guest.id, { siteId: (await test.site('academy')).id, role: 'member' });
    for (const email of [
      'root@demo.test',
      'superadmin@demo.test',
      'admin@demo.test',
      'manager@demo.test',
      guest.email,
    ]) {
      const { end, user } = await signInAt(vouched(email, email));
      expect([email, end, user]).toEqual([email, '/user/login?error=link_needs_sign_in', null]);
    }
    expect((await signInAt(vouched('member', 'member@demo.test'))).user?.id).toBe('demo_member');
  });

  it('leads a guest who connected it to none of their other sites', async () => {
    const shop = await test.site('shop');
    const guest = await addPerson(test, { host: 'shop.localhost' });
    await addMember(test, guest.id, { siteId: (await test.site('academy')).id, role: 'member' });
    const person = browser();
    await person.signIn(guest.email, firstPassword);
    expect((await person.post('/api/sites/switch', { siteId: shop.id })).status).toBe(200);
    provider.forgery = { claims: { sub: 'guest' }, person: { sub: 'guest' } };
    const own = { password: firstPassword };
    const { url } = (await person.post('/api/account/identities/corp', own)).json().data;
    await come(person, url);
    const count = 'select count(*)::int as count from known_device where account_id = $1';
    const before = await test.app.db.platform.query(count, [guest.id]);
    const { person: thief, user } = await signInAt(provider.forgery);
    expect(user?.id).toBe(guest.id);
    expect((await thief.post('/api/sites/switch', { siteId: shop.id })).json().code).toBe('switch_needs_password');
    const led = await thief.get(`/api/sites/leave?site=${shop.id}`);
    expect(led.headers.location).toContain('error=switch_needs_password');
    expect(await test.app.db.platform.query(count, [guest.id])).toEqual(before);
  });

  it('proves nothing about a guest: neither a password nor another way in is set in their name, also where theirs is due or missing', async () => {
    const guest = await addPerson(test, { host: 'shop.localhost' });
    await addMember(test, guest.id, { siteId: (await test.site('academy')).id, role: 'member' });
    const person = browser();
    await person.signIn(guest.email, firstPassword);
    provider.forgery = { claims: { sub: 'due' }, person: { sub: 'due' } };
    const own = { password: firstPassword };
    await come(person, (await person.post('/api/account/identities/corp', own)).json().data.url);
    const set = (sql: string) => test.app.db.platform.query(`update account set ${sql} where id = $1`, [guest.id]);
    await set('must_reset = true');
    const { person: thief } = await signInAt(provider.forgery);
    const newPassword = 'a-password-of-the-thief';
    expect((await thief.post('/api/changepwd', { newPassword })).json().code).toBe('password_needed');
    await set('must_reset = false, password_hash = null');
    const { person: again } = await signInAt(provider.forgery);
    expect((await again.post('/api/changepwd', { newPassword })).json().code).toBe('sign_in_again');
    const email = 'thief@evil.example';
    expect((await again.post('/api/account/email', { email })).json().code).toBe('sign_in_again');
  });
});

describe('a directory', () => {
  const enter = async (username: string, password: string) =>
    (await test.call('/api/signin/ad', { host, body: { username, password } })).json();

  it('vouches for no administrator either, whatever address their entry holds', async () => {
    expect((await enter('climber', 'right')).code).toBe('link_needs_sign_in');
  });

  it('lets a password be guessed no more often because it overlooks how a name is spelled', async () => {
    expect((await enter(' Som Chai ', 'right')).data.user.name).toBe('สมชาย');
    for (const spelled of ['som  chai', 'som   chai', 'ｓｏｍ chai'])
      expect([spelled, (await enter(spelled, 'right')).code]).toEqual([spelled, 'wrong_credentials']);
    for (let round = 0; round < 10; round += 1) await enter(`${' '.repeat(round)}som chai`, 'wrong');
    expect((await enter('som chai ', 'wrong')).code).toBe('account_locked');
  });
});
