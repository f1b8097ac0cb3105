import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'factory.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const consentOf = async (headers = {}) => (await test.call('/api/page?path=/', { headers })).json().consent;

it('is asked until it was answered, in the words of the site, unless the site asks nobody', async () => {
  expect(await consentOf()).toEqual({});
  expect(await consentOf({ cookie: 'sala_consent=necessary' })).toBeUndefined();
  const change = (cookies: object) => test.as('admin')('/api/site', { method: 'PUT', body: { cookies } });
  expect((await change({ text: { th: 'คุกกี้', en: 'Cookies' }, privacy: '/cms/page/ours' })).status).toBe(200);
  expect(await consentOf()).toEqual({ text: { th: 'คุกกี้', en: 'Cookies' }, privacy: '/cms/page/ours' });
  for (const privacy of ['//evil.test', 'javascript:alert(1)']) expect((await change({ privacy })).status).toBe(400);
  await change({ ask: false });
  expect(await consentOf()).toBeUndefined();
});

it('takes the answer of a page without scripts, and leads back to that page of this site only', async () => {
  const answer = (body: string, referer: string) =>
    new Promise<{ status?: number; location?: string; cookie?: string }>((done, fail) => {
      const headers = { host: `${host}:${test.port}`, 'content-type': 'application/x-www-form-urlencoded', referer };
      request({ port: test.port, path: '/api/consent', method: 'POST', headers }, (reply) => {
        reply.resume();
        done({
          status: reply.statusCode,
          location: reply.headers.location,
          cookie: String(reply.headers['set-cookie']),
        });
      })
        .on('error', fail)
        .end(body);
    });
  const own = `http://${host}:${test.port}/cms/page/about`;
  const taken = await answer('choice=all', own);
  expect(taken).toMatchObject({ status: 303, location: '/cms/page/about' });
  const tricked = `http://${host}:${test.port}//evil.test/a`;
  expect((await answer('choice=all', tricked)).location).toBe('/');
  expect(taken.cookie).toMatch(/^sala_consent=all;.*samesite=lax/i);
  expect((await answer('choice=necessary', 'https://evil.test/a')).location).toBe('/');
  expect((await answer('choice=everything', own)).status).toBe(400);
});

it('has no calls for development tools where built code is served', async () => {
  expect((await test.call('/api/dev/hosts', { host: 'localhost' })).status).toBe(404);
});
