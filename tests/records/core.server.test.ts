import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import { coreCollections } from '../../server/records/core/coreCollections.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const text = { 'x-title': { th: 'ก', en: 'A' } };
let test: TestApp;
let ids: Record<string, string>;
let errand: string;

beforeAll(async () => {
  test = await openTestApp();
  const people = (await as('admin', '/api/user?limit=100')).json().data;
  ids = Object.fromEntries(people.map((person: { role: string; id: string }) => [person.role, person.id]));
  const schema = {
    type: 'object',
    properties: {
      title: { type: 'string', ...text },
      assignee: { type: 'string', 'x-ref': 'user', ...text },
      helpers: { type: 'array', items: { type: 'string' }, 'x-ref': 'user', ...text },
      place: { type: 'string', 'x-ref': 'site', ...text },
    },
    'x-access': { read: [{ public: true }], create: [{}], update: [{}], delete: [{}], import: [{}], export: [{}] },
  };
  await as('root', '/api/collection', { data: { name: 'errand', title: 'งาน', schema } });
  const data = { title: 'ส่งของ', assignee: ids.manager, helpers: [ids.user, ids.admin], place: (await site()).id };
  errand = (await as('user', '/api/errand', { data })).json().data.id;
});
afterAll(() => test.close());

const as = (role: string, path: string, body?: unknown, method?: string) => test.as(role)(path, { host, body, method });
const site = () => test.site('academy');
const ask = async (role: string, path: string, body: object) => (await as(role, path, body)).json();

/** Somebody of another site. */
async function addStranger(): Promise<string> {
  const body = {
    firstname: 'คนอื่น',
    lastname: 'ไกล',
    email: 'stranger@shop.test',
    role: 'user',
    password: 'Str4nger-far-away',
  };
  const answer = await test.as('admin')('/api/people', { host: 'shop.localhost', body });
  return answer.json().data.id;
}

describe('the people of a site, as a collection', () => {
  it('are listed, filtered, sorted, searched and counted by those who look after them', async () => {
    const people = await ask('manager', '/api/user/query', { args: [{}], sort: { name: 1 }, paging: { limit: 100 } });
    const way = { username: 'hr@demo.test', password: 'sala-demo' };
    expect((await test.call('/api/signin', { host, body: way })).status).toBe(200);
    const listed = (await as('manager', '/api/people?limit=100')).json();
    expect(people.total).toBe(listed.total);
    for (const { id, email, phone, role, name, username } of listed.data)
      expect(people.data).toContainEqual(
        expect.objectContaining({ id, email, role, name, username, ...(phone && { phone }) }),
      );
    const names = people.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    const admins = await ask('admin', '/api/user/query', {
      args: [{ role: { $in: ['admin', 'root'] }, disabled: false }],
    });
    expect(admins.data.map(({ role }: { role: string }) => role).sort()).toEqual(['admin', 'root']);
    const found = await ask('admin', '/api/user/query', { args: [{}], search: 'MANAGER@' });
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([ids.manager]);
    for (const body of [
      { args: [{ role: 'manager' }, { name: 1 }] },
      { args: [{ role: 'manager' }], projection: { name: 1 } },
    ])
      expect(Object.keys((await ask('admin', '/api/user/query', body)).data[0]).sort()).toEqual(['id', 'name']);
    expect((await as('admin', '/api/user/count?role=manager')).json().count).toBe(1);
    expect((await as('admin', `/api/user/${ids.manager}`)).json().data.role).toBe('manager');
    const signedIn = listed.data.find(({ role }: { role: string }) => role === 'hr').signedInAt;
    const { signed_in_at } = (await as('admin', `/api/user/${ids.hr}`)).json().data;
    expect(Date.parse(signed_in_at)).toBe(Date.parse(signedIn));
    expect((await as('admin', '/api/search?query=manager@')).json().data[0]).toMatchObject({ collection: 'user' });
  });

  it('are grouped, joined and told in figures', async () => {
    const groups = await ask('admin', '/api/user/aggregate', {
      pipeline: [{ $group: { _id: '$role', n: { $sum: 1 } } }],
    });
    expect(groups.data).toContainEqual({ _id: 'manager', n: 1 });
    expect((await as('admin', '/api/user/stats')).json().data.total).toBeGreaterThan(3);
    const pipeline = [{ $lookup: { from: 'user', localField: 'assignee', foreignField: 'id', as: 'who' } }];
    const joined = await ask('admin', '/api/errand/aggregate', { pipeline });
    expect(joined.data[0].who).toEqual([expect.objectContaining({ id: ids.manager, role: 'manager' })]);
    const back = [
      { $match: { id: ids.manager } },
      { $lookup: { from: 'errand', localField: 'id', foreignField: 'assignee', as: 'errands' } },
    ];
    expect((await ask('admin', '/api/user/aggregate', { pipeline: back })).data[0].errands[0].id).toBe(errand);
    const csv = (await as('admin', '/api/user/export?format=csv')).text;
    expect(csv).toContain('manager@');
  });

  it('see themselves and nobody else otherwise, by whatever way', async () => {
    const seen = (await as('user', '/api/user')).json();
    expect(seen.data.map(({ id }: { id: string }) => id)).toEqual([ids.user]);
    expect((await as('user', `/api/user/${ids.manager}`)).status).toBe(404);
    expect((await as('user', '/api/user/count')).json().count).toBe(1);
    expect((await as('user', '/api/user/export?format=json')).text).not.toContain('manager');
    const asked = [
      [`/api/user/query`, { args: [{ email: { $regex: 'manager' } }] }],
      ['/api/user/query', { args: [{}], search: 'manager' }],
      ['/api/errand/aggregate', { pipeline: [{ $lookup: { from: 'user', pipeline: [], as: 'all' } }] }],
      ['/api/errand/aggregate', { pipeline: [{ $unionWith: 'user' }] }],
      ['/api/user/aggregate', { pipeline: [{ $match: {} }] }],
    ] as const;
    for (const [path, body] of asked) expect((await as('user', path, body)).text, path).not.toContain('manager@');
    for (const path of ['/api/user', `/api/user/${ids.user}`, '/api/user/stats'])
      expect((await test.call(path, { host })).status, path).toBe(401);
  });

  it('show their name and picture, and no more, by a reference that somebody else may read', async () => {
    const expand = `/api/errand/${errand}?expand=assignee,helpers,place`;
    const expanded = (await as('user', expand)).json().data._expanded;
    expect(Object.keys(expanded.assignee).filter((key) => key !== 'avatar')).toEqual(['id', 'name']);
    expect(expanded.assignee.id).toBe(ids.manager);
    expect(expanded.helpers[0]).toMatchObject({ id: ids.user, role: 'user' });
    expect(Object.keys(expanded.helpers[1]).filter((key) => key !== 'avatar')).toEqual(['id', 'name']);
    expect(expanded.place).toMatchObject({ id: (await site()).id, name: (await site()).name });
    const visited = (await test.call(expand, { host })).json().data._expanded;
    expect(Object.keys(visited.assignee).filter((key) => key !== 'avatar')).toEqual(['id', 'name']);
    expect((await as('manager', expand)).json().data._expanded.assignee).toMatchObject({ role: 'manager' });
    expect((await as('user', '/api/errand?expand=assignee')).json().data[0]._expanded.assignee.id).toBe(ids.manager);
  });

  it('are refused as references where they belong to another site or to nobody', async () => {
    const stranger = await addStranger();
    for (const assignee of [stranger, 'user-nobody']) {
      const answer = await as('user', '/api/errand', { data: { title: 'ก', assignee } });
      expect(answer.status, assignee).toBe(400);
      expect(answer.json().details[0].path).toBe('assignee');
    }
  });

  it('are meant in files by name, e-mail or id, of those whom the caller may read', async () => {
    const bring = async (role: string, rows: string[], dryRun = false) => {
      const text = `title,assignee,helpers\n${rows.join('\n')}\n`;
      const headers = { 'content-type': 'text/csv' };
      const path = `/api/errand/import?format=csv&dryRun=${dryRun}`;
      return (await test.as(role)(path, { host, method: 'POST', text, headers })).json().data;
    };
    const { name, email } = (await as('admin', `/api/user/${ids.manager}`)).json().data;
    const lines = [`ก,${name},`, `ข,${email.toUpperCase()},"${email}"`, `ค,${ids.manager},`, 'ง,stranger@shop.test,'];
    const report = await bring('admin', lines);
    expect(report).toMatchObject({ created: 3, failed: 1, errors: [{ row: 5, errors: [{ path: 'assignee' }] }] });
    expect(report.understood).toContainEqual(
      expect.objectContaining({ path: 'assignee', from: name, to: ids.manager }),
    );
    const filter = encodeURIComponent(JSON.stringify({ assignee: ids.manager, title: { $in: ['ก', 'ข', 'ค'] } }));
    const { data } = (await as('admin', `/api/errand?filter=${filter}&sort=title&titles=assignee`)).json();
    expect(data.map((one: { _titles: object }) => one._titles)).toEqual(Array(3).fill({ assignee: name }));
    expect(data[1].helpers).toEqual([ids.manager]);
    const csv = (await as('admin', `/api/errand/export?format=csv&words=titles&filter=${filter}`)).text;
    expect(csv.split(name)).toHaveLength(5);
    const own = await bring('user', [`จ,${name},`, `ฉ,${ids.user},`], true);
    expect(own).toMatchObject({ created: 1, failed: 1 });
  });

  it('never tell what is secret, nor of the people of other sites', async () => {
    const people = (await as('root', '/api/user?limit=1000')).json();
    const allowed = ['name', 'firstname', 'lastname', 'avatar', 'email', 'email_verified', 'username', 'phone'];
    const system = ['id', 'state', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
    for (const person of people.data)
      expect(
        Object.keys(person).filter(
          (key) => ![...allowed, ...system, 'role', 'disabled', 'guest', 'signed_in_at'].includes(key),
        ),
      ).toEqual([]);
    expect(JSON.stringify(people)).not.toMatch(/argon2|password|second_factor|citizen/);
    expect(JSON.stringify(people)).not.toContain('stranger@shop.test');
    const { id } = await site();
    const members = await test.app.db
      .site(id)
      .query<{ account_id: string }>('select account_id from membership where site_id = current_site()');
    const seen = people.data.map((person: { id: string }) => person.id).sort();
    expect(seen).toEqual(members.map(({ account_id }) => account_id).sort());
    // The view itself: by the policies alone, without a condition that names the site.
    for (const view of ['core_user', 'core_site']) {
      const rows = await test.app.db.site(id).query<{ site_id: string }>(`select distinct site_id from ${view}`);
      expect(
        rows.map((row) => row.site_id),
        view,
      ).toEqual([id]);
      await expect(test.app.db.site(id).run(`delete from ${view} where site_id = current_site()`)).rejects.toThrow();
    }
  });

  it('are closed to a key that does not name them and to whoever acts in another place', async () => {
    const makeKey = async (collections: string[]) =>
      (await as('admin', '/api/api-keys', { name: 'ก', role: 'admin', collections })).json().data.key as string;
    const by = (key: string, path: string, body?: unknown) =>
      test.call(path, { host, body, headers: { authorization: `Bearer ${key}` } });
    const all = await makeKey(['*']);
    expect((await by(all, '/api/user')).status).toBe(403);
    const pipeline = [{ $lookup: { from: 'user', pipeline: [], as: 'all' } }];
    expect((await by(all, '/api/errand/aggregate', { pipeline })).json().data[0].all).toEqual([]);
    expect((await by(await makeKey(['user']), '/api/user')).json().total).toBeGreaterThan(3);
    const errands = await by(await makeKey(['errand']), `/api/errand/${errand}?expand=assignee`);
    expect(errands.json().data._expanded.assignee).toBeNull();
    const link = (await as('admin', `/api/people/${ids.manager}/bypass`, {})).json().data.url;
    const entered = await test.call(new URL(link).pathname, { host, method: 'POST' });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    expect((await test.call('/api/task', { host, headers: { cookie } })).status).toBe(200);
    expect((await test.call('/api/user', { host, headers: { cookie } })).status).toBe(403);
  });

  it('are not written by the calls of records, and the refusal names the call that does', async () => {
    const written = [
      [`/api/user/${ids.user}`, 'PUT', { data: { role: 'root' } }, 'PUT /api/people/:id'],
      [`/api/user/${ids.user}`, 'DELETE', undefined, 'DELETE /api/people/:id'],
      ['/api/batch', 'POST', { operations: [{ op: 'create', collection: 'user', data: {} }] }, 'POST /api/people'],
      [`/api/user/${ids.user}/transition`, 'POST', { event: 'x' }, 'PUT /api/people/:id'],
      [`/api/site/${(await site()).id}`, 'PUT', { data: { name: 'ก' } }, 'PUT /api/site'],
    ] as const;
    for (const role of ['root', 'admin', 'user'])
      for (const [path, method, body, call] of written) {
        const answer = await as(role, path, body, method);
        expect(answer.status, `${method} ${path} as ${role}`).toBe(403);
        expect(answer.text).toContain(call);
      }
    const calls = callGroups
      .flatMap((group) => group.calls)
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    for (const { core } of coreCollections)
      for (const call of Object.values(core.changedBy)) expect(calls).toContain(call);
  });
});

describe('the site, as a collection', () => {
  it('is one record, what every page tells', async () => {
    const { id, name } = await site();
    expect((await test.call('/api/site/query', { host, body: { args: [{}] } })).json().data).toMatchObject([
      { id, name },
    ]);
    expect((await as('root', '/api/site/count')).json().count).toBe(1);
    expect((await test.call(`/api/site/${(await test.site('shop')).id}`, { host })).status).toBe(404);
  });
});

describe('the description of the API', () => {
  it('tells how people are read and leaves the call that registers one', async () => {
    const { paths } = (await as('admin', '/api/openapi.json')).json();
    expect(Object.keys(paths['/api/user']).sort()).toEqual(['get', 'post']);
    expect(paths['/api/user'].post.operationId).toBe('registerAccount');
    expect(Object.keys(paths['/api/user/{id}'])).toEqual(['get']);
    expect(paths['/api/site'].get.operationId).toBe('readSettings');
  });
});
