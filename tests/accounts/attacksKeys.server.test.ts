import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, openBrowser } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const day = 24 * 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
});
afterAll(() => test.close());

async function makeKey(body: Record<string, unknown> = {}) {
  const person = await addPerson(test, { host, role: 'admin' });
  const browser = openBrowser(test, { host, address: '203.0.113.9' });
  await browser.signIn(person.email);
  const made = await browser.call('/api/api-keys', {
    body: { name: 'key', role: 'manager', collections: ['*'], ...body },
  });
  const use = () => test.call('/api/layouts', { host, headers: { 'x-api-key': made.json().data?.key } });
  return { person, made, use };
}

describe('an API key', () => {
  it('does no more than its person may do now, however they came to do less', async () => {
    const { person, use } = await makeKey();
    expect((await use()).status).toBe(200);
    const write = (sql: string) => test.app.db.platform.query(sql, [person.id]);
    await write(`update membership set role = 'user' where account_id = $1`);
    expect((await use()).json().code).toBe('key_refused');
    await write(`update membership set role = 'admin', disabled_at = now() where account_id = $1`);
    expect((await use()).json().code).toBe('key_refused');
    await write(`update membership set disabled_at = null where account_id = $1`);
    await write(`update account set disabled_at = now() where id = $1`);
    expect((await use()).json().code).toBe('key_refused');
    await write(`update account set disabled_at = null where id = $1`);
    expect((await use()).status).toBe(200);
  });

  it('expires where nobody said when, and never later than in a year', async () => {
    const { made } = await makeKey();
    const left = Date.parse(made.json().data.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(80 * day);
    expect(left).toBeLessThan(100 * day);
    const late = await makeKey({ expiresAt: new Date(Date.now() + 400 * day).toISOString() });
    expect(late.made.json()).toMatchObject({ status: 400, code: 'key_too_long' });
    const soon = await makeKey({ expiresAt: new Date(Date.now() + 300 * day).toISOString() });
    expect(soon.made.status).toBe(201);
  });

  it('is refused once its time is over', async () => {
    const { person, use } = await makeKey();
    expect((await use()).status).toBe(200);
    const past = `update api_key set expires_at = now() - interval '1 second' where account_id = $1`;
    await test.app.db.platform.query(past, [person.id]);
    expect((await use()).json().code).toBe('key_refused');
  });

  it('names the person whom it belongs to in the list', async () => {
    const { person, made } = await makeKey();
    const list = (await test.as('admin')('/api/api-keys', { host })).json().data;
    expect(list.find(({ id }: { id: string }) => id === made.json().data.id)).toMatchObject({ createdBy: person.id });
  });
});
