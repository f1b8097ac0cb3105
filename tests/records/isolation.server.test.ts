import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** `SALA_ISOLATION=20000` asks for more calls. */
const calls = Number(process.env.SALA_ISOLATION ?? 100);
const sites = ['academy', 'shop', 'factory'] as const;
type SiteName = (typeof sites)[number];
const roles = ['root', 'admin', 'user', 'sales', 'none'];
const perSite: Record<SiteName, number> = { academy: 7, shop: 11, factory: 13 };
const hostOf = (site: SiteName) => `${site}.localhost`;
/** What only records of one site hold, in their text and in the pieces of a file. */
const markOf = (site: SiteName) => `only-${site}-knows`;

const read = [{ roles: ['admin'] }, { roles: ['user'], owner: true }, { roles: ['sales'], fields: ['name'] }];
const schema = {
  properties: {
    name: { type: 'string', 'x-index': true, 'x-search': true },
    friend: { type: 'string', 'x-ref': 'secretive' },
    rank: { type: 'number', 'x-index': true },
  },
  'x-access': {
    read,
    create: [{ roles: ['admin', 'user'] }],
    update: [{ roles: ['admin'] }],
    delete: [{ roles: ['admin'] }],
  },
};

let test: TestApp;
const ids: Record<SiteName, string[]> = { academy: [], shop: [], factory: [] };

beforeAll(async () => {
  test = await openTestApp();
  for (const site of sites) {
    const host = hostOf(site);
    const made = await test.as('root')('/api/collection', {
      host,
      body: { data: { name: 'secretive', title: 'ลับ', schema: schema } },
    });
    expect(made.status, made.text).toBe(201);
    for (let rank = 0; rank < perSite[site]; rank += 1)
      for (const collection of ['secretive', 'product']) ids[site].push(...(await create(site, collection, rank)));
  }
});
afterAll(() => test.close());

async function create(site: SiteName, collection: string, rank: number): Promise<string[]> {
  const name = `${markOf(site)} ${rank}`;
  const data = collection === 'product' ? { product_name: name } : { name, rank };
  const answer = await test.as('admin')(`/api/${collection}`, { host: hostOf(site), body: { data } });
  if (collection === 'product' && answer.status === 404) return [];
  expect(answer.status, answer.text).toBe(201);
  return [answer.json().data.id];
}

const anyId = fc.nat(1000).map((number) => {
  const all = sites.flatMap((site) => ids[site]);
  return all[number % all.length] ?? '';
});
const collection = fc.constantFrom('secretive', 'product');
const get = (path: string) => ({ path, method: 'GET', body: undefined as unknown });
const post = (path: string, body: unknown, method = 'POST') => ({ path, method, body });

const anyCall = fc.oneof(
  fc.tuple(collection, anyId).map(([name, id]) => get(`/api/${name}/${id}`)),
  fc
    .tuple(collection, anyId, fc.constantFrom('history', 'effects'))
    .map(([name, id, what]) => get(`/api/${name}/${id}/${what}`)),
  fc
    .tuple(
      collection,
      fc.constantFrom(
        '',
        '?limit=1000',
        '/count',
        '/stats',
        '/export',
        '/export?format=csv',
        '?trash=true',
        '?search=only',
        '?expand=friend',
      ),
    )
    .map(([name, rest]) => get(`/api/${name}${rest}`)),
  fc.tuple(collection, anyId).map(([name, id]) =>
    post(`/api/${name}/query`, {
      method: 'find',
      args: [{ $or: [{ id }, { created_by: { $exists: true } }] }],
      paging: { limit: 1000 },
    }),
  ),
  fc.tuple(collection, collection).map(([name, from]) =>
    post(`/api/${name}/aggregate`, {
      pipeline: [
        { $lookup: { from, localField: 'state', foreignField: 'state', as: 'all' } },
        { $unionWith: from },
        { $limit: 50 },
      ],
    }),
  ),
  fc.tuple(collection, collection).map(([name, from]) =>
    post(`/api/${name}/aggregate`, {
      pipeline: [{ $facet: { a: [{ $lookup: { from, pipeline: [{ $match: {} }], as: 'x' } }], b: [{ $count: 'n' }] } }],
    }),
  ),
  fc.constantFrom('only', 'knows', ...sites.map(markOf)).map((text) => get(`/api/search?query=${text}`)),
  fc.tuple(collection, anyId).map(([name, id]) => post(`/api/${name}/${id}`, { data: { friend: id, rank: 1 } }, 'PUT')),
  fc.tuple(collection, anyId).map(([name, id]) => post(`/api/${name}/${id}/transition`, { event: 'inactive' })),
  anyId.map((id) =>
    post('/api/batch', { operations: [{ op: 'update', collection: 'secretive', id, data: { rank: 2 } }] }),
  ),
  fc.constant(post('/api/multi-count', { collections: ['secretive', 'product'] })),
  fc.constantFrom('/api/collection', '/api/openapi.json', '/api/code-preview/sales_order').map(get),
);

/** Random people of random sites call random things of a random host, now and then with the cookie of another site. */
async function findLeaks(count: number): Promise<string[]> {
  const leaks: string[] = [];
  const asked = fc.sample(
    fc.tuple(
      fc.constantFrom(...sites),
      fc.constantFrom(...roles),
      anyCall,
      fc.constantFrom(...sites, undefined, undefined),
    ),
    { numRuns: count },
  );
  let answered = 0;
  for (const [site, role, { path, method, body }, stolen] of asked) {
    const cookie = role === 'none' ? '' : await test.cookie(role, hostOf(stolen ?? site));
    const answer = await test.call(path, { host: hostOf(site), method, body, ...(cookie && { headers: { cookie } }) });
    if (answer.status >= 500) leaks.push(`${answer.status} ${method} ${path}`);
    if (answer.status === 200) answered += 1;
    const others = sites.filter((other) => other !== site);
    for (const other of others)
      if (answer.text.replaceAll(decodeURIComponent(path), '').includes(`${markOf(other)} `))
        leaks.push(`${site} as ${role} saw ${other}: ${method} ${path}`);
    if (role !== 'none' && stolen && stolen !== site && answer.status === 200 && path.startsWith('/api/secretive'))
      leaks.push(`${site} let in the session of ${stolen}: ${path}`);
  }
  expect(answered).toBeGreaterThan(count / 8);
  return leaks;
}

async function expectWhole(): Promise<void> {
  for (const site of sites) {
    const admin = test.as('admin');
    const host = hostOf(site);
    expect((await admin('/api/secretive/count', { host })).json().count, site).toBe(perSite[site]);
    const grouped = [{ $group: { _id: null, n: { $sum: 1 } } }];
    const answer = await admin('/api/secretive/aggregate', { host, body: { pipeline: grouped } });
    expect(answer.json().data, site).toEqual([{ _id: null, n: perSite[site] }]);
  }
}

async function listTables(): Promise<string[]> {
  const rows = await test.app.db.platform.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'sala' and c.relkind = 'r'
       and (c.relname ~ '^[rx]_' or c.relname in ('record_history', 'outbox', 'collection')) order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('a site', { timeout: Math.max(300_000, calls * 100) }, () => {
  it('never sees, counts or changes what is of another, whoever asks for whatever', async () => {
    expect(await findLeaks(calls)).toEqual([]);
    await expectWhole();
  });

  it('does not either where the database has lost its policies: every statement names its site', async () => {
    const tables = await listTables();
    expect(tables.length).toBeGreaterThan(20);
    const setPolicies = async (word: 'enable' | 'disable') => {
      for (const name of tables) await test.app.db.platform.query(`alter table "${name}" ${word} row level security`);
    };
    await setPolicies('disable');
    try {
      const shop = test.app.db.site((await test.site('shop')).id);
      const seen = await shop.query<{ site_id: string }>('select distinct site_id from record_history');
      expect(seen.length, 'the lock is really off').toBeGreaterThan(1);
      expect(await findLeaks(calls)).toEqual([]);
      await expectWhole();
    } finally {
      await setPolicies('enable');
    }
  });

  it('does not either where statements forget to name it: the policies narrow them', async () => {
    const stored = [...test.app.collections.shipped];
    for (const site of sites) stored.push(...(await test.app.collections.of(await test.site(site))).all());
    const tenants = new Map(stored.map(({ source }) => [source, source.tenant]));
    for (const source of tenants.keys()) delete source.tenant;
    try {
      expect(await findLeaks(calls)).toEqual([]);
      await expectWhole();
    } finally {
      for (const [source, tenant] of tenants) source.tenant = tenant;
    }
    for (const site of sites) {
      const { id } = await test.site(site);
      for (const name of await listTables()) {
        const rows = await test.app.db.site(id).query<{ site_id: string }>(`select distinct site_id from "${name}"`);
        expect(
          rows.filter((row) => row.site_id !== id),
          `${name} as ${site}`,
        ).toEqual([]);
      }
    }
  });

  it('is told of its own changes only', async () => {
    const heard: Record<SiteName, string[]> = { academy: [], shop: [], factory: [] };
    const sockets = await Promise.all(sites.map((site) => listen(site, heard[site])));
    const made: Record<SiteName, string[]> = { academy: [], shop: [], factory: [] };
    for (let rank = 100; rank < 105; rank += 1)
      for (const site of sites) made[site].push(...(await create(site, 'secretive', rank)));
    await expect.poll(() => sites.map((site) => heard[site].length)).toEqual([5, 5, 5]);
    for (const site of sites) expect(heard[site].toSorted()).toEqual(made[site].toSorted());
    for (const socket of sockets) socket.close();
  });
});

async function listen(site: SiteName, heard: string[]): Promise<WebSocket> {
  const headers = { cookie: await test.cookie('admin', hostOf(site)), host: `${hostOf(site)}:${test.port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, { headers });
  await new Promise((ready, failed) => {
    socket.once('message', ready);
    socket.once('error', failed);
  });
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).id));
  socket.send(JSON.stringify({ watch: ['secretive', 'product'] }));
  // Messages are read in their order: with the answer to this one, the watch has begun.
  socket.ping();
  await once(socket, 'pong');
  return socket;
}
