import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../support/openClient.ts';
import { addPerson, firstPassword } from '../support/people.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const formType = 'application/x-www-form-urlencoded';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const browser = () => openClient({ port: test.port, host });
const as = (role: string, path: string, body?: unknown) => test.as(role)(path, { host, body });
const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, string>>(sql, values);

describe('one person on several sites', () => {
  const agent = { 'user-agent': 'test browser' };

  it('sees the own sites with the role in each, and nobody sees anothers', async () => {
    const person = await addPerson(test, { host });
    const { id: shop } = await test.site('shop');
    await query(`insert into membership (site_id, account_id, role) values ($1, $2, 'hr')`, [shop, person.id]);
    const client = browser();
    await client.signIn(person.email, firstPassword);
    const sites = (await client.get('/api/sites/mine')).json().data;
    expect(sites.map(({ host, role, current }: Record<string, unknown>) => [host, role, current])).toEqual([
      ['shop.localhost', 'hr', false],
      ['academy.localhost', 'user', true],
    ]);
    const { id: factory } = await test.site('factory');
    expect((await client.post('/api/sites/switch', { siteId: factory })).json().code).toBe('site_not_yours');
  });

  it('goes to another site by a ticket that works once, for a minute, in this browser', async () => {
    const { id: shop } = await test.site('shop');
    const asManager = async (path: string, body?: unknown) => test.as('manager')(path, { host, body, headers: agent });
    const start = async () => {
      const { url } = (await asManager('/api/sites/switch', { siteId: shop, path: '/lesson/home' })).json().data;
      const page = await asManager(`${new URL(url).pathname}${new URL(url).search}`);
      expect(page.text).toContain(`action="http://shop.localhost:${test.port}/api/sites/enter"`);
      return /name="ticket" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    };
    const enter = (ticket: string, headers: Record<string, string>, site = 'shop.localhost') =>
      sendRequest({
        ...{ port: test.port, host: site, path: '/api/sites/enter', method: 'POST', text: `ticket=${ticket}` },
        headers: { ...headers, origin: `http://${host}:${test.port}`, 'content-type': formType },
      });
    const ticket = await start();
    const entered = await enter(ticket, agent);
    expect(entered.headers.location).toBe('/lesson/home');
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!;
    const session = await test.call('/api/session', { host: 'shop.localhost', headers: { cookie } });
    expect(session.json().data.user.id).toBe('demo_manager');
    expect((await enter(ticket, agent)).headers.location).toContain('error=ticket_dead');
    expect((await enter(await start(), { 'user-agent': 'other' })).headers.location).toContain('error=ticket_dead');
    expect((await enter(await start(), agent, host)).headers.location).toContain('error=ticket_dead');
    const late = await start();
    await query(`update ticket set expires_at = now() - interval '1 second'`);
    expect((await enter(late, agent)).headers.location).toContain('error=ticket_dead');
  });

  it('is at home everywhere as root, and each site writes down that root came', async () => {
    await query(`delete from membership where account_id = 'demo_root' and site_id = $1`, [
      (await test.site('factory')).id,
    ]);
    const { id: factory } = await test.site('factory');
    expect((await as('root', '/api/sites/mine')).json().data).toHaveLength(3);
    expect((await as('root', '/api/sites/switch', { siteId: factory })).status).toBe(200);
    const log = await query(`select * from audit where site_id = $1 and action = 'person.root_entered'`, [factory]);
    expect(log).toHaveLength(1);
  });
});
