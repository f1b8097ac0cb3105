import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, addPerson, openBrowser, readLatestLink, readNotices } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const home = 'academy.localhost';
const visited = 'shop.localhost';
let test: TestApp;
let homeId: string;
let visitedId: string;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
  homeId = (await test.site('academy')).id;
  visitedId = (await test.site('shop')).id;
});
afterAll(() => test.close());
beforeEach(() => test.app.db.platform.query('delete from rate_limit'));

const lockNotice = 'Your account was locked for a while';
const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);
let addresses = 0;
/** An address that nobody came from before. */
const newAddress = () => `198.51.${100 + Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;
const openAt = (host: string, address = newAddress()) => openBrowser(test, { host, address });

async function setAccounts(siteId: string, accounts: Record<string, unknown>): Promise<void> {
  await query(`update site set settings = jsonb_set(settings, '{accounts}', $2) where site_id = $1`, [
    siteId,
    JSON.stringify(accounts),
  ]);
  await test.app.sites.changed(siteId);
}

async function guess(
  email: string,
  { times, host = home, address = newAddress() }: { times: number; host?: string; address?: string },
) {
  const attacker = openAt(host, address);
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push((await attacker.signIn(email, `wrong-${round}`)).status);
  return statuses;
}

async function addGuest() {
  const person = await addPerson(test, { host: home });
  await addMember(test, person.id, { siteId: visitedId, role: 'user' });
  return person;
}

describe('wrong guesses of somebody else', () => {
  it('lock out neither a device nor an address that the owner signed in from before', async () => {
    const { email } = await addPerson(test, { host: home });
    const phone = openAt(home);
    const office = newAddress();
    expect((await phone.signIn(email)).status).toBe(200);
    expect((await openAt(home, office).signIn(email)).status).toBe(200);
    for (let attack = 0; attack < 4; attack += 1) await guess(email, { times: 12 });
    expect((await guess(email, { times: 1 }))[0]).toBe(423);
    phone.forgetSession();
    expect((await phone.at(newAddress()).signIn(email)).status).toBe(200);
    expect((await openAt(home, office).signIn(email)).status).toBe(200);
  });

  it('lock out nobody at another address, until they come from many', async () => {
    const { email } = await addPerson(test, { host: home });
    expect((await guess(email, { times: 11 })).at(-1)).toBe(423);
    expect((await openAt(home).signIn(email)).status).toBe(200);
  });

  it('are no more for coming from many addresses', async () => {
    const { email } = await addPerson(test, { host: home });
    const statuses: number[] = [];
    for (let round = 0; round < 60; round += 1) statuses.push(...(await guess(email, { times: 1 })));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(423);
  });

  it('say as little of an account as of a name that nobody has', async () => {
    const { email } = await addPerson(test, { host: home });
    expect(await guess(email, { times: 12 })).toEqual(await guess('nobody@people.example', { times: 12 }));
  });
});

describe('many sign-ins at once', () => {
  it('are no more tries than one after the other: 180 from one address are 60', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 180 }, (_, number) => openAt(home, address).signIn(`name-${number}@people.example`, 'x')),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(401)).toBeLessThanOrEqual(60);
    expect(count(401) + count(429) + count(503)).toBe(180);
  });

  it('with right passwords use nothing up', async () => {
    const { email } = await addPerson(test, { host: home });
    const address = newAddress();
    for (let round = 0; round < 70; round += 1) expect((await openAt(home, address).signIn(email)).status).toBe(200);
  });
});

describe('the password of a guest', () => {
  it('is not guessed by accepting an invitation without lock, log or notice', async () => {
    const { id, email } = await addPerson(test, { host: home });
    await setAccounts(visitedId, { lockAfter: 100, lockMinutes: 1 });
    await test.as('admin')('/api/invitations', { host: visited, body: { email, role: 'user' } });
    const token = (await readLatestLink(test, email))?.searchParams.get('invitation');
    const attacker = openAt(visited);
    const accept = (password: string) =>
      attacker.call('/api/invitation/accept', { body: { token, existing: true, password } });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await accept(`wrong-${round}`)).status);
    await setAccounts(visitedId, {});
    expect(statuses).toEqual([...Array(10).fill(401), 423]);
    const log = await query<{ outcome: string }>(
      'select outcome from sign_in_log where account_id = $1 and site_id = $2 order by id',
      [id, homeId],
    );
    expect(log.map(({ outcome }) => outcome)).toEqual([...Array(10).fill('wrong_password'), 'locked']);
    expect(await readNotices(test, homeId, id)).toEqual([lockNotice]);
    // The counter is the account's own: the same attacker gets nowhere at its home either.
    expect(
      (await openBrowser(test, { host: home, address: `198.51.100.${addresses}` }).signIn(email, 'x')).status,
    ).toBe(423);
  });

  it('is not told from that of nobody by accepting an invitation', async () => {
    const { email } = await addPerson(test, { host: home });
    await setAccounts(visitedId, { lockAfter: 100, lockMinutes: 1 });
    const accept = async (invited: string) => {
      await test.as('admin')('/api/invitations', { host: visited, body: { email: invited, role: 'user' } });
      const token = (await readLatestLink(test, invited))?.searchParams.get('invitation');
      const attacker = openAt(visited);
      const statuses: number[] = [];
      for (let round = 0; round < 12; round += 1)
        statuses.push(
          (await attacker.call('/api/invitation/accept', { body: { token, existing: true, password: 'x' } })).status,
        );
      return statuses;
    };
    const log = () => query(`select id from sign_in_log where site_id = $1 and via = 'invitation'`, [visitedId]);
    const before = await log();
    expect(await accept('nobody-at-all@people.example')).toEqual(await accept(email));
    expect(await log()).toEqual(before);
    await setAccounts(visitedId, {});
  });

  it('is not guessed more often on a site that allows more', async () => {
    const { id, email } = await addGuest();
    await setAccounts(visitedId, { lockAfter: 100, lockMinutes: 1 });
    const statuses = await guess(email, { times: 12, host: visited });
    await setAccounts(visitedId, {});
    expect(statuses).toEqual([...Array(10).fill(401), 423, 423]);
    const log = await query('select id from sign_in_log where account_id = $1 and site_id = $2', [id, homeId]);
    expect(log).toHaveLength(12);
  });

  it('is not locked by a site that allows less', async () => {
    const { email } = await addGuest();
    await setAccounts(visitedId, { lockAfter: 3, lockMinutes: 1440 });
    const address = newAddress();
    const statuses = await guess(email, { times: 5, host: visited, address });
    await setAccounts(visitedId, {});
    expect(statuses).toEqual(Array(5).fill(401));
    expect((await openAt(home, address).signIn(email)).status).toBe(200);
  });

  it('is set by the rules of its home, wherever it is set', async () => {
    const { email } = await addGuest();
    await setAccounts(homeId, { password: { minLength: 16 } });
    const browser = openAt(visited);
    await browser.signIn(email);
    const body = { currentPassword: 'first-password', newPassword: 'short-one' };
    const refused = await browser.call('/api/changepwd', { body });
    await setAccounts(homeId, {});
    expect(refused.json().code).toBe('password_rules');
  });
});

describe('a password that is asked again before a sensitive call', () => {
  it('is counted, logged and told of like one at the door', async () => {
    const { id, email } = await addPerson(test, { host: home });
    const browser = openAt(home);
    await browser.signIn(email);
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await browser.call('/api/account/erase', { body: { password: 'wrong' } })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 423]);
    const log = await query(`select id from sign_in_log where account_id = $1 and outcome <> 'ok'`, [id]);
    expect(log).toHaveLength(11);
    expect(await readNotices(test, homeId, id)).toContain(lockNotice);
  });
});
