import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roleNames } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const calls = Number(process.env.SALA_LEAK ?? 1000);
const hosts = ['academy.localhost', 'shop.localhost', 'factory.localhost'];
const mark = (host: string) => `leak-mark-${host.split('.')[0]}-9f3a`;
let test: TestApp;
let ids: Record<string, Record<string, string>>;

/** Every site holds its own name in records, people, layouts and settings; no answer of one may hold that of another. */
beforeAll(async () => {
  test = await openTestApp();
  ids = {};
  for (const host of hosts) {
    const root = (path: string, body?: unknown, method?: string) => test.as('root')(path, { host, body, method });
    const { plugins } = (await root('/api/site')).json().data;
    const all = [...new Set([...plugins, 'inventory', 'sales', 'purchase', 'codes', 'hr'])];
    const settings = { plugins: all, footer: mark(host), accounts: { password: { allowedSymbols: mark(host) } } };
    expect((await root('/api/site', settings, 'PUT')).status).toBe(200);
    const note = { name: 'mark_note', title: { th: mark(host), en: mark(host) }, schema: noteSchema };
    const made = await root('/api/collection', { data: note });
    expect(made.status, made.text).toBeLessThan(300);
    const record = await root('/api/mark_note', { data: { text: mark(host) } });
    const person = await root('/api/people', {
      email: `${mark(host)}@example.com`,
      role: 'user',
      firstname: mark(host),
    });
    const layout = { version: 1, kind: 'page', settings: { title: mark(host) }, rows: [] };
    const saved = await root('/api/layout', { key: 'page/marked', layout, version: 0 }, 'PUT');
    await root('/api/layout/publish', { key: 'page/marked', version: saved.json().data.version });
    const invited = await root('/api/invitations', { email: `in-${mark(host)}@example.com`, role: 'user' });
    ids[host] = {
      record: record.json().data.id,
      person: person.json().data.id,
      invitation: invited.json().data.id,
      site: (await root('/api/site')).json().data.id,
    };
  }
}, 120_000);
afterAll(() => test.close());

const noteSchema = {
  type: 'object',
  properties: { text: { type: 'string', 'x-title': { th: 'ข้อความ', en: 'Text' }, 'x-index': true } },
  'x-live': true,
  'x-access': { read: [{}], create: [{}], update: [{}], delete: [{ roles: ['root'] }] },
};

interface Call {
  at: string;
  of: string;
  role: string | null;
  kind: number;
}

/** A call on one site with the names and ids of another. */
function describeCall({ of, kind }: Call): [path: string, body?: unknown, method?: string] {
  const id = ids[of] ?? {};
  const filter = { method: 'find', args: [{ text: mark(of) }] };
  const menu: [string, unknown?, string?][] = [
    [`/api/mark_note/${id.record}`],
    ['/api/mark_note'],
    ['/api/mark_note/query', filter],
    ['/api/mark_note/aggregate', { pipeline: [{ $match: {} }, { $limit: 50 }] }],
    [`/api/mark_note/${id.record}`, { data: { text: 'overwritten' } }, 'PUT'],
    [`/api/mark_note/${id.record}/history`],
    ['/api/mark_note/export'],
    [`/api/search?query=${mark(of)}`],
    [`/api/people/${id.person}`],
    [`/api/people?search=${mark(of)}`],
    [`/api/people/${id.person}/disable`, {}],
    ['/api/invitations'],
    ['/api/audit'],
    [`/api/sign-ins?user=${id.person}`],
    ['/api/layout?key=page/marked'],
    ['/api/layouts'],
    ['/api/page?path=/cms/page/marked'],
    ['/api/page?path=/'],
    ['/api/site'],
    ['/api/session'],
    ['/api/router_permission'],
    [`/api/permissions/explain?user=${id.person}&path=/`],
    ['/api/openapi.json'],
    ['/api/multi-count', { collections: ['mark_note', 'product', 'user'] }],
    [`/api/sites/switch`, { siteId: id.site }],
  ];
  return menu[kind % menu.length] ?? ['/'];
}

interface Listener {
  host: string;
  role: string | null;
  heard: string[];
  close: () => void;
}

/** Somebody of a site who asks to be told of every change, by its own collections' names and those of the others. */
async function listen(host: string, role: string | null): Promise<Listener> {
  const cookie = role ? { cookie: await test.cookie(role, host) } : {};
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `${host}:${test.port}`, ...cookie },
  });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'message');
  const others = Object.values(ids).map(({ site }) => `${site}.mark_note`);
  socket.send(JSON.stringify({ watch: ['mark_note', '*', 'records.>', ...others] }));
  return { host, role, heard, close: () => socket.close() };
}

it(`lets nothing of one site through to another in ${calls} random calls by random people`, async () => {
  const call = fc.record({
    at: fc.constantFrom(...hosts),
    of: fc.constantFrom(...hosts),
    role: fc.option(fc.constantFrom(...roleNames), { nil: null }),
    kind: fc.nat(24),
  });
  const counts: Record<number, number> = {};
  const roles = ['root', 'admin', 'user', null];
  const listeners = await Promise.all(hosts.flatMap((host) => roles.map((role) => listen(host, role))));
  await fc.assert(
    fc.asyncProperty(call, async (one) => {
      const [path, body, method] = describeCall(one);
      const options = { host: one.at, body, method };
      const answer = one.role === null ? await test.call(path, options) : await test.as(one.role)(path, options);
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      expect(answer.status, `${path} as ${one.role}: ${answer.text}`).toBeLessThan(500);
      const others = hosts.filter((host) => host !== one.at);
      const asked = decodeURIComponent(path);
      // A question may be repeated in its answer; what was not asked may not appear.
      for (const host of others)
        if (!asked.includes(mark(host)))
          expect(answer.text, `${path} on ${one.at} as ${one.role}`).not.toContain(mark(host));
    }),
    { numRuns: calls },
  );
  expect(counts[200] ?? 0).toBeGreaterThan(calls / 10);
  for (const host of hosts) {
    const { record } = ids[host] ?? {};
    const saved = await test.as('admin')(`/api/mark_note/${record}`, {
      host,
      body: { data: { text: mark(host) } },
      method: 'PUT',
    });
    expect(saved.status, saved.text).toBe(200);
  }
  for (const { host, heard } of listeners.filter(({ role }) => role))
    await expect.poll(() => heard.join(), { timeout: 10_000 }).toContain(ids[host]?.record);
  for (const { host, role, heard, close } of listeners) {
    if (!role) expect(heard).toHaveLength(1); // a visitor may not read it
    for (const other of hosts.filter((name) => name !== host))
      for (const secret of [mark(other), ...Object.values(ids[other] ?? {})])
        expect(heard.join()).not.toContain(secret);
    close();
  }
  for (const host of hosts) {
    const record = await test.as('root')(`/api/mark_note/${ids[host]?.record}`, { host });
    expect([mark(host), 'overwritten']).toContain(record.json().data.text);
    const person = await test.as('root')(`/api/people/${ids[host]?.person}`, { host });
    expect(person.status).toBe(200);
  }
}, 600_000);
