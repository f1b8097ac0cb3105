import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../server/api/call/defineCall.ts';
import { guards } from '../../server/api/call/who.ts';
import { listCallGroups } from '../../server/api/calls/callGroups.ts';
import { loadPlugins } from '../../server/plugins/loadPlugins.ts';
import { turnOn, writeGuidePlugin } from '../support/guidePlugin.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** Every call, those of plugins too, as the callers whom its definition must refuse: what is answered is what the definition says. */
const plugin = await writeGuidePlugin();
const { plugins } = await loadPlugins({ foreign: [plugin.folder], log: pino({ level: 'silent' }) });
const calls = listCallGroups(plugins)
  .flatMap((group) => group.calls)
  .filter((call) => !call.anySite);
const guarded = calls.filter(({ who }) => who !== 'anyone');
const selecting = guarded.filter(({ who }) => guards[who].selects && who !== 'owner');
const withBody = calls.filter(({ body }) => body !== undefined);
const named = (list: Call[]) => list.map((call) => [call.id, call] as const);

let test: TestApp;
let key = '';
beforeAll(async () => {
  test = await openTestApp({ PLUGINS: plugin.folder });
  for (const host of ['factory.localhost', 'shop.localhost']) await turnOn(test, 'library', host);
  const body = { name: 'walk', role: 'admin', collections: ['nothing_of_this_name'] };
  const made = await test.as('admin')('/api/api-keys', { method: 'POST', body });
  key = made.json().data.key;
});
afterAll(async () => {
  await test.close();
  await plugin.remove();
});

function fillPath({ path }: Call): string {
  return path.replace(':collection', 'supplier').replace(/:(\w+)/g, 'none');
}

function send(call: Call, headers: Record<string, string> = {}, more: { host?: string; body?: unknown } = {}) {
  const body = call.body ? (more.body ?? {}) : undefined;
  return test.call(fillPath(call), { method: call.method.toUpperCase(), headers, host: more.host, body });
}

/** A link leads whom it refuses to the sign-in page. */
function expectRefused(call: Call, answer: { status: number; json(): { code?: string } }, status: number): void {
  if (call.link) expect(answer.status).toBeGreaterThanOrEqual(300);
  else expect([call.id, answer.status]).toEqual([call.id, status]);
}

it.each(named(guarded))('%s asks visitors to sign in', async (_, call) => {
  expectRefused(call, await send(call), 401);
});

it.each(named(selecting))('%s refuses people of another role', async (_, call) => {
  expectRefused(call, await send(call, { cookie: await test.cookie('user') }), 403);
});

it.each(named(guarded))('%s knows no session of another site', async (_, call) => {
  const cookie = await test.cookie('admin', 'factory.localhost');
  expectRefused(call, await send(call, { cookie }, { host: 'shop.localhost' }), 401);
});

it.each(named(calls.filter(({ keys }) => keys !== '')))('%s refuses an API key without its scope', async (_, call) => {
  const answer = await send(call, { authorization: `Bearer ${key}` });
  expectRefused(call, answer, 403);
  if (!call.link) expect(answer.json().code).toBe('key_scope');
});

it.each(named(withBody))('%s answers a garbage body with a clear refusal', async (_, call) => {
  const cookie = await test.cookie('root');
  const fields = Object.keys(call.body ?? {}).map((name) => [name.replace(/\?$/, ''), [{ garbage: [1, null] }]]);
  for (const body of [[1, 2], Object.fromEntries(fields)]) {
    const answer = await send(call, { cookie }, { body });
    if (call.link) {
      expect(answer.headers.location).toContain('?error=');
      continue;
    }
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

it('has one definition for each method and path, and one id for each definition', () => {
  const places = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
});
