import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, openBrowser } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
  // Another process of the same server.
  second = await openTestApp({
    TRUST_PROXY: 'true',
    DATABASE_URL: test.app.db.ownerUrl,
    DATA_DIR: test.app.config.dataDir,
  });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const address = '203.0.113.12';

/** A session that was just read, and whose row is gone: only the memory of the process still answers for it. */
async function openRemembered(host: string) {
  const { id, email } = await addPerson(test, { host });
  const browser = openBrowser(test, { host, address });
  await browser.signIn(email);
  expect((await browser.call('/api/account')).status).toBe(200);
  await test.app.db.platform.query('delete from session where account_id = $1', [id]);
  return async () => (await browser.call('/api/session')).json().data.user?.id === id;
}

it('a change of one account lets no process forget the sessions of others', async () => {
  const isKnown = await openRemembered('shop.localhost');
  const { email } = await addPerson(test, { host: 'academy.localhost' });
  const busy = openBrowser(test, { host: 'academy.localhost', address });
  await busy.signIn(email);
  const changed = await busy.call('/api/account', { method: 'PUT', body: { firstname: 'ใหม่' } });
  expect(changed.status).toBe(200);
  await busy.call('/api/lock', { body: {} });
  await busy.call('/api/signout', { body: {} });
  expect(await isKnown()).toBe(true);
});

it('a change of one account reaches its sessions in every process at once', async () => {
  const { id, email } = await addPerson(test, { host: 'academy.localhost' });
  const browser = openBrowser(test, { host: 'academy.localhost', address });
  await browser.signIn(email);
  const there = () => second.call('/api/session', { host: 'academy.localhost', headers: { cookie: browser.cookie() } });
  expect((await there()).json().data.user.name).toMatch(/^คน/);
  await browser.call('/api/account', { method: 'PUT', body: { firstname: 'ใหม่' } });
  await expect.poll(async () => (await there()).json().data.user.name).toMatch(/^ใหม่/);
  await test.as('root')(`/api/people/${id}/signout`, { host: 'academy.localhost', body: {} });
  await expect.poll(async () => (await there()).json().data.user).toBeNull();
});

it('tries in one process count in the other, also when they come at once', async () => {
  const { email } = await addPerson(test, { host: 'academy.localhost' });
  const guess = (app: TestApp, from: string, username = email) =>
    openBrowser(app, { host: 'academy.localhost', address: from }).signIn(username, 'wrong');
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const app of [test, second]) statuses.push((await guess(app, '203.0.113.20')).status);
  expect(statuses).toEqual([...Array(10).fill(401), 423, 423]);
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, number) =>
      guess(number % 2 ? test : second, '203.0.113.21', `name-${number}@people.example`),
    ),
  );
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(60);
});
