import { once } from 'node:events';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'factory.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function signIn(role: string): Promise<Client> {
  const person = openClient({ port: test.port, host });
  expect((await person.signIn(`${role}@demo.test`, 'sala-demo')).status).toBe(200);
  return person;
}

async function demandOf(secondFactor: string): Promise<void> {
  const { id } = await test.site('factory');
  await test.app.db.platform.query(
    `update site set settings = settings || jsonb_build_object('accounts', jsonb_build_object('secondFactor', $2::text))
     where site_id = $1`,
    [id, secondFactor],
  );
  await test.app.sites.changed(id);
}

/** Turns a second factor on; returns the codes that work in place of the app. */
async function turnOn(person: Client): Promise<string[]> {
  const { secret } = (await person.post('/api/account/second-factor/enrol', { password: 'sala-demo' })).json().data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const answer = await person.post('/api/account/second-factor/confirm', { code });
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data.recoveryCodes;
}

const readPage = (person: Client, path: string) => person.get(`/api/page?path=${encodeURIComponent(path)}`);
const needs = async (person: Client) => (await person.get('/api/session')).json().data.needsFactor === true;

/** What they may call meanwhile, beside signing out: what leads to it, and what tells nothing of the site but what is public. */
const open = [
  ...['changePassword', 'enrolSecondFactor', 'readAccount', 'readFeed', 'readHealth', 'readMetrics'],
  ...['readPage', 'readRobots', 'readSecondFactor', 'readSession', 'readSignInOptions', 'readSitemap'],
  ...['readSitemapPart', 'signIn', 'turnOnSecondFactor', 'unlockSession'],
];

describe('a site that demands a second factor', () => {
  it.each([
    ['own', []],
    ['administrators', ['admin', 'superadmin']],
    ['staff', ['admin', 'superadmin', 'sales']],
    ['everyone', ['admin', 'superadmin', 'sales', 'member']],
  ])('of %s asks it of these roles alone: %j', async (demand, asked) => {
    await demandOf(demand);
    const held: string[] = [];
    for (const role of ['admin', 'superadmin', 'sales', 'member']) if (await needs(await signIn(role))) held.push(role);
    expect(held).toEqual(asked);
  });

  it('answers no call but those that it takes to turn one on', async () => {
    await demandOf('staff');
    const person = await signIn('sales');
    const answered: string[] = [];
    for (const { id, method, path, link } of callGroups.flatMap(({ calls }) => calls)) {
      // A link is opened by the secret in its address, whoever is signed in.
      if (link || id === 'signOut') continue;
      const answer = await sendRequest({
        ...{ port: test.port, host, method: method.toUpperCase(), path: path.replace(/:\w+/g, 'none') },
        headers: { cookie: person.cookie(), origin: `http://${host}:${test.port}` },
        ...(!['get', 'delete'].includes(method) && { body: {} }),
      });
      if (!answer.text.includes('"factor_needed"')) answered.push(id);
    }
    expect(answered.toSorted()).toEqual(open);
  });

  it('leads from every page to where it is turned on, and on from there', async () => {
    await demandOf('staff');
    const person = await signIn('purchase');
    for (const path of ['/', '/work', '/sales/quotation'])
      expect(await person.get(path)).toMatchObject({ status: 302, headers: { location: '/user/second-factor' } });
    expect((await readPage(person, '/user/second-factor')).text).toContain('account_security');
    await turnOn(person);
    expect(await needs(person)).toBe(false);
    expect((await person.get('/api/purchase_order')).status).toBe(200);
    expect((await readPage(person, '/work')).status).toBe(200);
  });

  it('is set by those who may set the site up, to one of its values', async () => {
    await demandOf('own');
    const setter = await signIn('superadmin');
    expect((await setter.put('/api/site', { accounts: { secondFactor: 'nobody' } })).status).toBe(400);
    expect((await setter.put('/api/site', { accounts: { secondFactor: 'administrators' } })).status).toBe(200);
    expect(await needs(setter)).toBe(true);
  });

  it('holds those who are signed in already, and closes their channels', async () => {
    await demandOf('own');
    const person = await signIn('warehouse');
    expect(await needs(person)).toBe(false);
    const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
      headers: { host: `${host}:${test.port}`, cookie: person.cookie() },
    });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await demandOf('staff');
    expect((await person.get('/api/task')).json().code).toBe('factor_needed');
    expect((await closed)[0]).toBe(4403);
  });

  it('holds those who turn theirs off, at once', async () => {
    await demandOf('staff');
    const person = await signIn('quality');
    const [code] = await turnOn(person);
    expect(await needs(person)).toBe(false);
    const off = await person.post('/api/account/second-factor/disable', { code, password: 'sala-demo' });
    expect(off.status, off.text).toBe(200);
    expect(await needs(person)).toBe(true);
  });
});
