import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { makeFirstSite } from './makeFirstSite.ts';

let test: TestApp;
const site = { host: 'first.test', email: 'root@first.test', name: 'เว็บแรก' };

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('makes nothing where there is a site already, or of what is no address', async () => {
  await expect(makeFirstSite(test.app, site)).rejects.toThrow('There is a site already');
  await expect(makeFirstSite(test.app, { ...site, email: 'root' })).rejects.toThrow('is not an e-mail address');
});

it('makes a site whose root sets a password by the link, once, and is let in', async () => {
  await test.app.db.platform.query('delete from site');
  const path = await makeFirstSite(test.app, site);
  const requestId = new URL(path, 'http://first.test').searchParams.get('requestId');
  const set = () =>
    test.call('/api/changepwd', { host: site.host, body: { requestId, newPassword: 'Correct-Horse-9-Staple' } });
  expect((await set()).status).toBe(200);
  expect((await set()).json().code).toBe('ticket_dead');
  const entered = await test.call('/api/signin', {
    host: site.host,
    body: { username: site.email, password: 'Correct-Horse-9-Staple' },
  });
  expect(entered.json().data).toMatchObject({ role: 'root', user: { email: site.email } });
});
