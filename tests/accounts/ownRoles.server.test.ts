import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addHolder, addOwnRole } from '../support/ownRoles.ts';
import { addPerson, readNotices } from '../support/people.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'factory.localhost';
const title = { th: 'บรรณารักษ์', en: 'Librarian' };
let test: TestApp;
let tape: string;

beforeAll(async () => {
  test = await openTestApp();
  const text = { type: 'string', 'x-index': true };
  const schema = {
    type: 'object',
    properties: { name: text, cost: { type: 'number', 'x-index': true }, kind: text },
    'x-access': {
      read: [{ roles: ['manager', 'superadmin', 'admin'] }],
      create: [{ roles: ['manager', 'superadmin'] }],
      update: [{ roles: ['manager', 'superadmin', 'admin'], when: { kind: 'open' } }],
    },
  };
  const step = (name: string, roles: string[]) => ({ title: name, event: name.toUpperCase(), roles });
  const states = {
    here: {
      title: 'here',
      transitions: { lent: step('lend', ['manager', 'admin']), gone: step('drop', ['superadmin']) },
    },
    lent: { title: 'lent', transitions: { here: step('return', ['manager', 'admin']) } },
    gone: { title: 'gone', final: true },
  };
  const machine = { id: 'tape', initial: 'here', states };
  const data = { name: 'tape', title: 'tape', schema, machine };
  const made = await root('/api/collection', { body: { data } });
  expect(made.status, made.text).toBe(201);
  tape = await addTape('one', 'open');
});
afterAll(() => test.close());

const root = (path: string, call: object = {}) => test.as('root')(path, call);
const as = (name: string, path: string, body?: unknown, method?: string) => test.as(name)(path, { body, method });
const addTape = async (name: string, kind: string) => {
  const made = await root('/api/tape', { body: { data: { name, kind, cost: 7 } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id as string;
};
const grant = { collection: 'tape', actions: ['read'], fields: ['name', 'kind'] };
const send = (name: string, event: string, id = tape) => as(name, `/api/tape/${id}/transition`, { event });

describe('a role of a site', () => {
  it('adds to its base what it was granted: records, fields, events, pages and menu', async () => {
    expect((await as('employee', '/api/tape')).status).toBe(403);
    await addOwnRole(test, {
      id: 'librarian',
      base: 'employee',
      grants: [grant, { collection: 'tape', events: ['LEND'], when: { kind: 'open' } }],
      pages: ['/inventory/products'],
    });
    const closed = await addTape('two', 'closed');
    const read = (await as('librarian', `/api/tape/${tape}`)).json().data;
    expect(read).toMatchObject({ name: 'one', kind: 'open' });
    expect(read).not.toHaveProperty('cost');
    expect(read._actions).toMatchObject([{ event: 'LEND' }]);
    expect((await as('librarian', `/api/tape/${closed}`)).json().data._actions).toEqual([]);
    const listed = await as('librarian', '/api/tape?sort=name');
    expect(listed.json().data).toHaveLength(2);
    expect(listed.text).not.toContain('cost');
    expect((await as('librarian', '/api/tape/query', { method: 'find', args: [{ cost: 7 }] })).text).not.toContain(
      '"one"',
    );
    expect((await send('librarian', 'LEND', closed)).status).toBe(403);
    expect((await send('librarian', 'DROP')).status).toBe(403);
    expect((await send('librarian', 'LEND')).status).toBe(200);
    expect((await send('librarian', 'RETURN')).status).toBe(403);
    expect((await send('manager', 'RETURN')).status).toBe(200);
    expect((await as('librarian', `/api/tape/${tape}`, { data: { name: 'x' } }, 'PUT')).status).toBe(403);
    const page = '/api/page?path=/inventory/products';
    expect([(await as('librarian', page)).status, (await as('employee', page)).status]).toEqual([200, 403]);
    const menu = async (name: string) =>
      (await as(name, '/api/page?path=/work')).text.includes('"/inventory/products"');
    expect([await menu('librarian'), await menu('employee')]).toEqual([true, false]);
  });

  it('shows somebody who does not work there the lists that it opens, in the menu of the site', async () => {
    const menu = async (name: string) =>
      JSON.stringify((await as(name, '/api/page?path=/')).json().menu).match(
        /"\/(records\/tape|inventory\/products)"/g,
      );
    await addOwnRole(test, { id: 'reader', base: 'user', grants: [grant], pages: ['/inventory/products'] });
    expect([await menu('reader'), await menu('user')]).toEqual([['"/inventory/products"', '"/records/tape"'], null]);
  });

  it('takes away what it denies: actions, fields, events and pages', async () => {
    const denies = [
      { collection: 'tape', actions: ['create'], events: ['RETURN'] },
      { collection: 'tape', actions: ['read'], fields: ['cost'] },
      { collection: 'product' },
    ];
    await addOwnRole(test, { id: 'careful', base: 'manager', denies, closedPages: ['/inventory/products'] });
    expect((await as('careful', `/api/tape/${tape}`)).json().data).not.toHaveProperty('cost');
    expect((await as('manager', `/api/tape/${tape}`)).json().data).toHaveProperty('cost');
    expect((await as('careful', '/api/tape', { data: { name: 'x' } })).status).toBe(403);
    expect((await send('careful', 'LEND')).status).toBe(200);
    expect((await send('careful', 'RETURN')).status).toBe(403);
    expect((await send('manager', 'RETURN')).status).toBe(200);
    for (const path of ['/api/product', '/api/product/export?format=csv', '/api/page?path=/inventory/products'])
      expect((await as('careful', path)).status, path).toBe(403);
  });

  it('changes for open sessions and sockets at once', async () => {
    await addOwnRole(test, { id: 'watcher', base: 'employee', grants: [grant] });
    const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
      headers: { host: `${host}:${test.port}`, cookie: await test.cookie('watcher') },
    });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'message');
    socket.send(JSON.stringify({ watch: ['tape'] }));
    const change = async (name: string) => {
      const { version } = (await root(`/api/tape/${tape}`)).json().data;
      expect((await root(`/api/tape/${tape}`, { method: 'PUT', body: { data: { name }, version } })).status).toBe(200);
    };
    await expect
      .poll(async () => {
        await change('again');
        return heard.some((one) => one.includes('"changed"'));
      })
      .toBe(true);
    const saved = await as('superadmin', '/api/roles/watcher', { title, base: 'employee' }, 'PUT');
    expect(saved.status, saved.text).toBe(200);
    expect((await as('watcher', '/api/tape')).status).toBe(403);
    heard.length = 0;
    await change('closed now');
    expect((await as('watcher', '/api/session')).status).toBe(200);
    expect(heard.filter((one) => one.includes('"changed"'))).toEqual([]);
    socket.terminate();
  });

  it('is listed, and told with what its base may', async () => {
    const { own, given } = (await as('manager', '/api/roles')).json().data;
    expect(own.find(({ id }: { id: string }) => id === 'librarian')).toMatchObject({ people: 1, base: 'employee' });
    expect(given.find(({ id }: { id: string }) => id === 'admin')).toMatchObject({ givable: false });
    const rights = (await as('manager', '/api/roles/librarian/rights')).json().data;
    const found = rights.collections.find(({ name }: { name: string }) => name === 'tape');
    expect(found.actions.find(({ action }: { action: string }) => action === 'read')).toMatchObject({
      allowed: true,
      base: false,
      fields: ['name', 'kind'],
    });
    expect(found.events).toMatchObject([
      { event: 'LEND', allowed: true, base: false },
      { event: 'DROP', allowed: false },
      { event: 'RETURN', allowed: false },
    ]);
    expect((await as('employee', '/api/roles')).status).toBe(403);
  });

  it('falls back to its base when it is removed, and its people are told', async () => {
    await addOwnRole(test, { id: 'short', base: 'manager', grants: [{ collection: 'tape', actions: ['delete'] }] });
    const key = await as('short', '/api/api-keys', { name: 'k', role: 'short', collections: ['tape'] });
    expect(key.status, key.text).toBe(201);
    const headers = { authorization: `Bearer ${key.json().data.key}` };
    expect((await test.call('/api/tape', { headers })).status).toBe(200);
    const invited = await as('superadmin', '/api/invitations', { email: 'x@short.example', role: 'short' });
    expect(invited.status, invited.text).toBe(201);
    expect((await as('superadmin', '/api/roles/short', undefined, 'DELETE')).status).toBe(200);
    expect((await test.call('/api/tape', { headers })).status).toBe(401);
    expect((await as('short', '/api/tape')).status).toBe(200);
    expect((await as('short', `/api/tape/${tape}?version=999`, undefined, 'DELETE')).status).toBe(403);
    const person = (await as('admin', '/api/people/demo_short')).json().data;
    expect(person).toMatchObject({ role: 'manager', ownRole: null });
    expect(await readNotices(test, (await test.site('factory')).id, 'demo_short')).toEqual(['Your role was changed']);
    const left = (await as('superadmin', '/api/invitations')).json().data;
    expect(left.find(({ email }: { email: string }) => email === 'x@short.example')).toMatchObject({
      status: 'revoked',
    });
    expect((await root('/api/audit?limit=20')).text).toContain('role.removed');
  });
});

describe('nobody gets more than they have', () => {
  const makes = (name: string, role: object) => as(name, '/api/roles', { id: 'attack', title, base: 'user', ...role });
  const refusals: [string, string, object][] = [
    ['an administrator a base above them', 'admin', { base: 'superadmin' }],
    ['anybody root', 'root', { base: 'root' }],
    [
      'an administrator an action that is not theirs',
      'admin',
      { grants: [{ collection: 'tape', actions: ['create'] }] },
    ],
    [
      'an administrator an event that is not theirs',
      'admin',
      { grants: [{ collection: 'tape', actions: ['read'], events: ['DROP'] }] },
    ],
    [
      'an administrator records that are not theirs',
      'admin',
      { grants: [{ collection: 'tape', actions: ['update'] }] },
    ],
    ['an administrator a page of the system', 'admin', { pages: ['/config/people'] }],
    ['a manager any role', 'manager', {}],
    ['an employee any role', 'employee', {}],
    ['a visitor of the role itself', 'librarian', {}],
  ];
  it.each(refusals)('by making a role: %s', async (_, name, role) => {
    expect([400, 403]).toContain((await makes(name, role)).status);
    expect((await root('/api/roles')).text).not.toContain('attack');
  });

  it('by changing the role that they have, or one that exceeds them', async () => {
    await addOwnRole(test, { id: 'deputy', base: 'admin', denies: [{ collection: 'tape', events: ['LEND'] }] });
    const open = { title, base: 'admin' };
    expect((await as('deputy', '/api/roles/deputy', open, 'PUT')).json()).toMatchObject({ code: 'role_yours' });
    expect((await as('deputy', '/api/roles', { id: 'free', ...open })).json()).toMatchObject({ code: 'role_exceeds' });
    await addOwnRole(test, { id: 'strong', base: 'admin', grants: [{ collection: 'tape', actions: ['create'] }] });
    for (const method of ['PUT', 'DELETE'])
      expect((await as('admin', '/api/roles/strong', method === 'PUT' ? open : undefined, method)).status).toBe(403);
    expect((await as('admin', '/api/roles/careful', { title, base: 'admin' }, 'PUT')).status).toBe(409);
  });

  it('by giving, inviting, adding or taking over somebody with a role that exceeds them', async () => {
    const person = await addPerson(test, { host });
    const role = 'strong';
    const body = { email: 'n@strong.example', role, password: 'first-password' };
    for (const [path, sent, method] of [
      [`/api/people/${person.id}/role`, { role }, 'PUT'],
      ['/api/invitations', { email: 'i@strong.example', role }, 'POST'],
      ['/api/people', body, 'POST'],
      ['/api/api-keys', { name: 'k', role, collections: ['*'] }, 'POST'],
    ] as const) {
      const answer = await as('admin', path, sent, method);
      expect(answer.json(), path).toMatchObject({ status: 403, code: 'role_exceeds' });
    }
    await addHolder(test, { id: 'payroll', base: 'user' }, 'payroll_clerk');
    const grants = [{ collection: 'tape', actions: ['create'] }];
    expect((await root('/api/roles', { body: { id: 'payroll', title, base: 'user', grants } })).status).toBe(201);
    for (const [path, sent, method] of [
      ['/api/people/demo_payroll_clerk', { email: 'mine@attack.example' }, 'PUT'],
      ['/api/people/demo_payroll_clerk/bypass', {}, 'POST'],
      ['/api/people/demo_payroll_clerk/reset', {}, 'POST'],
    ] as const)
      expect((await as('admin', path, sent, method)).status, path).toBe(403);
    expect((await as('superadmin', `/api/people/${person.id}/role`, { role }, 'PUT')).status).toBe(200);
  });

  it('by a key that was made before something was taken away', async () => {
    await addOwnRole(test, { id: 'keyed', base: 'admin' });
    const made = await as('keyed', '/api/api-keys', { name: 'k', role: 'manager', collections: ['tape'] });
    const headers = { authorization: `Bearer ${made.json().data.key}` };
    expect((await test.call('/api/tape', { headers })).status).toBe(200);
    const denies = [{ collection: 'tape', actions: ['read'] }];
    expect((await as('superadmin', '/api/roles/keyed', { title, base: 'admin', denies }, 'PUT')).status).toBe(200);
    expect((await test.call('/api/tape', { headers })).status).toBe(401);
  });
});

it.each([
  [{ base: 'employe' }, 'base', 'employee'],
  [{ grants: [{ collection: 'taep', actions: ['read'] }] }, 'grants.0.collection', 'tape'],
  [{ grants: [{ collection: 'tape', events: ['LED'] }] }, 'grants.0.events.0', 'LEND'],
  [{ denies: [{ collection: 'tape', fields: ['kost'] }] }, 'denies.0.fields.0', 'cost'],
  [{ pages: ['/inventory/product'] }, 'pages.0', '/inventory/products'],
  [{ grants: [{ collection: 'tape' }] }, 'grants.0', 'ต้องมี actions หรือ events'],
  [{ grants: [{ collection: 'tape', actions: ['read'], when: { $wher: 1 } }] }, 'grants.0.when', ''],
  [{ id: 'finance' }, 'id', 'อยู่แล้ว'],
])('a role that names %j is refused with its place and the nearest name', async (role, path, near) => {
  const sent = { id: 'typo', title, base: 'user', ...role };
  const answer = await test.as('root')('/api/roles', { body: sent });
  expect(answer.status, answer.text).toBe(400);
  const { details } = answer.json();
  expect(details[0].path).toBe(path);
  expect(details[0].message).toContain(near);
});

describe('what an own role is called', () => {
  const make = async (id: string, title: { th: string; en: string }) => {
    const made = await root('/api/roles', {
      body: { id, title, base: 'employee' },
      headers: { 'accept-language': 'en' },
    });
    return [made.status, made.json().message ?? made.json().error?.message ?? ''];
  };

  it('is not the title of a given role, in either language and however it is spaced', async () => {
    for (const title of [
      { th: 'ผู้ดูแลระบบ', en: 'Keeper' },
      { th: 'ผู้ดูแล', en: ' administrator' },
      { th: 'ผู้ดูแล\u200bระบบ', en: 'Keeper' },
      { th: 'ผู้ดูแล', en: 'Super  Administrator' },
    ])
      expect(await make('keeper', title)).toEqual([400, expect.stringContaining('title of a given role')]);
    expect(await make('keeper', { th: 'ผู้ดูแลห้อง', en: 'Room keeper' })).toEqual([201, '']);
  });

  it('is no name that every object has', async () => {
    expect(await make('constructor', { th: 'ช่างก่อสร้าง', en: 'Builder' })).toEqual([
      400,
      expect.stringContaining('cannot be used'),
    ]);
  });
});
