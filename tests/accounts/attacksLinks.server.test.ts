import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, addPerson, openBrowser } from '../support/people.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const other = 'shop.localhost';
let test: TestApp;
let otherId: string;
beforeAll(async () => {
  test = await openTestApp({ TRUST_PROXY: 'true' });
  otherId = (await test.site('shop')).id;
});
afterAll(() => test.close());

const open = (at = host) => openBrowser(test, { host: at, address: '203.0.113.11' });

describe('a bypass link', () => {
  async function makePath(): Promise<string> {
    const { id } = await addPerson(test, { host });
    const made = await test.as('admin')(`/api/people/${id}/bypass`, { host, body: {} });
    return new URL(made.json().data.url).pathname;
  }

  it('is not used up by those who only look at it: HEAD, prefetch, a scanner of mails', async () => {
    const path = await makePath();
    for (const method of ['HEAD', 'GET', 'GET']) {
      const scanner = open();
      expect((await scanner.call(path, { method })).status).toBe(200);
      expect((await scanner.call('/api/session')).json().data.user).toBeNull();
    }
    const employee = open();
    expect((await employee.call(path, { method: 'POST' })).headers.location).toBe('/user/employee');
    expect((await employee.call('/api/session')).json().data.mode).toBe('bypass');
  });

  it('opens a page with a button that posts, in both languages', async () => {
    const path = await makePath();
    const page = await open().call(path);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toMatch(/<form method="post"/);
    expect(page.text).toMatch(/<button/);
    expect(page.text).toContain('เข้าสู่ระบบแทน');
    expect((await open().call(`${path}?lang=en`)).status).toBe(200);
  });

  it('works once and for a short while, and is posted by no other site', async () => {
    const path = await makePath();
    const foreign = { port: test.port, host, path, method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await sendRequest(foreign)).status).toBe(403);
    await open().call(path, { method: 'POST' });
    expect((await open().call(path, { method: 'POST' })).headers.location).toContain('ticket_dead');
    const late = await makePath();
    const [ticket] = await test.app.db.platform.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now())::int / 60 as minutes from ticket
       where purpose = 'bypass' order by created_at desc limit 1`,
    );
    expect(ticket?.minutes).toBeLessThanOrEqual(10);
    await test.app.db.platform.query(`update ticket set expires_at = now() - interval '1 second'`);
    expect((await open().call(late, { method: 'POST' })).headers.location).toContain('ticket_dead');
  });
});

describe('a switch to another site', () => {
  async function begin() {
    const person = await addPerson(test, { host });
    await addMember(test, person.id, { siteId: otherId, role: 'user' });
    const browser = open();
    await browser.signIn(person.email);
    const made = await browser.call('/api/sites/switch', { body: { siteId: otherId, path: '/somewhere' } });
    expect(made.status, made.text).toBe(200);
    const { url } = made.json().data as { url: string };
    const page = await browser.call(`${new URL(url).pathname}${new URL(url).search}`);
    expect(page.status, page.text).toBe(200);
    return { url, page, ticket: /name="ticket" value="([\w-]{43})"/.exec(page.text)?.[1] ?? '' };
  }
  const origin = () => `http://${host}:${test.port}`;
  const enter = (ticket: string, headers: Record<string, string>) =>
    sendRequest({
      port: test.port,
      host: other,
      path: '/api/sites/enter',
      method: 'POST',
      text: new URLSearchParams({ ticket }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('stands in no address, and no GET or HEAD uses it up', async () => {
    const { url, page, ticket } = await begin();
    expect(ticket).toHaveLength(43);
    expect(url).not.toContain(ticket);
    expect(page.headers['content-security-policy']).toMatch(/form-action 'self' http:\/\/shop\.localhost(:\d+)?;/);
    expect(page.text).toMatch(/action="http:\/\/shop\.localhost(:\d+)?\/api\/sites\/enter"/);
    // Nothing presses the button for whom another site led here.
    expect(page.text).not.toContain('<script');
    for (const method of ['HEAD', 'GET'])
      expect((await open(other).call(`/api/sites/enter?ticket=${ticket}`, { method })).status).toBeGreaterThanOrEqual(
        400,
      );
    const entered = await enter(ticket, { origin: origin(), 'sec-fetch-site': 'cross-site' });
    expect(entered.status).toBe(303);
    expect(entered.headers.location).toBe('/somewhere');
    expect(String(entered.headers['set-cookie'])).toContain('sala=');
    expect((await enter(ticket, { origin: origin() })).headers.location).toContain('ticket_dead');
  });

  it('is taken only from the site where it was asked for, so that nobody signs a stranger in', async () => {
    const { ticket } = await begin();
    for (const from of ['https://evil.example', `http://factory.localhost:${test.port}`, 'null'])
      expect((await enter(ticket, { origin: from })).headers['set-cookie']).toBeUndefined();
  });
});
