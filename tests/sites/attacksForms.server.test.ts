import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject, LayoutSettings, Row } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { computingTime } from '../support/computingTime.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;

const field = (uid: string, more: object = {}): LayoutObject => ({ uid, type: 'input', v: 1, name: uid, ...more });
const row = (uid: string, objects: LayoutObject[], more: Partial<Row> = {}): Row => ({
  uid,
  columns: [{ uid: `${uid}-c`, objects }],
  ...more,
});
const publish = (key: string, rows: Row[], settings: object = {}) =>
  publishLayout(test, {
    host,
    key,
    layout: { ...buildLayout({ kind: 'form', settings: settings as LayoutSettings }), rows },
  });
const as = (role: string, path: string, body?: unknown) => test.as(role)(path, { host, body });
const send = (key: string, values: unknown, more: object = {}) =>
  test.call('/api/form', { host, body: { key, values, ...more } });
const ask = (key: string, name: string, value: unknown) =>
  test.call('/api/form/taken', { host, body: { key, name, value } });
const read = async (id: string, collection = 'form_submission') =>
  (await as('admin', `/api/${collection}/${id}`)).json().data;

beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    type: 'object',
    properties: { pin: { type: 'string', 'x-secret': true }, code: { type: 'string' } },
    'x-access': { read: [{ roles: ['superadmin'] }] },
  };
  const made = await as('root', '/api/collection', { data: { name: 'vault', title: 'Vault', schema } });
  expect(made.status, made.text).toBe(201);
  await as('root', '/api/vault', { data: { pin: '4711', code: 'a' } });
  const unique = (collection: string, key: string) => ({
    remoteValid: true,
    remoteValidCollection: collection,
    remoteValidKey: key,
  });
  const names = ['id', 'created_by', '$where', '$or', 'pin.x', '__proto__', 'constructor', 'code.$ne', ''];
  await publish('page/oracle', [
    row('r', [
      field('secret', unique('vault', 'pin')),
      field('password', unique('user', 'password_hash')),
      field('role', unique('user', 'role')),
      field('username', unique('account', 'username')),
      field('session', unique('session', 'id_hash')),
      ...names.map((name, index) => field(`odd${index}`, unique('vault', name))),
      field('plain'),
      field('off', { ...unique('vault', 'code'), remoteValid: false }),
      field('unsaid', { ...unique('vault', 'code'), remoteValid: undefined }),
    ]),
  ]);
  await publish('page/rows', [
    row('people', [field('name', { required: true }), field('age')], {
      dataMode: 'copy',
      dataSetName: 'people',
      maxCopies: 50,
    }),
  ]);
  await publish('page/fixed', [
    row('r', [
      { uid: 'price', type: 'hidden', v: 1, name: 'price', value: 700 },
      { uid: 'who', type: 'hidden', v: 1, name: 'who', source: 'account', syncData: 'id' },
      { uid: 'whose', type: 'hidden', v: 1, name: 'whose', source: 'account', syncData: 'role' },
      { uid: 'from', type: 'hidden', v: 1, name: 'from', source: 'address' },
      field('plain'),
      field('p1', { name: '__proto__.polluted' }),
      field('p2', { name: 'constructor.prototype.polluted' }),
      field('staff', { show: { 'user.role': 'admin' } }),
    ]),
  ]);
  await publish('page/gated', [row('r', [field('plain')])], { authen: true });
  await publish('page/shut', [row('r', [field('plain')])], { locked: true });
  await publish('page/guarded', [row('r', [field('plain'), { uid: 'g', type: 'authen', v: 1 }])]);
  await publish('page/paid', [row('r', [field('plain')])], { next: 'order', order: { price: 900 }, course: 'c1' });
});
afterAll(() => test.close());

describe('the question whether a value exists', () => {
  it.each(['secret', 'password', 'role', 'username', 'session', ...Array.from({ length: 9 }, (_, at) => `odd${at}`)])(
    'is never answered about what nobody may ask: %s',
    async (name) => {
      for (const value of ['4711', 'a', 'root', 'demo_root', '1']) {
        const answer = await ask('page/oracle', name, value);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain('"taken":true');
      }
    },
  );

  it.each(['plain', 'off', 'unsaid', 'nothing', 'r', 'people', 'people.1.name', '__proto__', 'constructor'])(
    'is not asked about a field that was not made so: %s',
    async (name) => {
      for (const key of ['page/oracle', 'page/rows', 'page/fixed'])
        expect((await ask(key, name, 'x')).status).toBe(400);
    },
  );

  it('comes to an end for who asks it too often', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 130 && !answers.includes(429); at += 1)
      answers.push((await ask('page/oracle', 'secret', String(at))).status);
    expect(answers).toContain(429);
  });
});

describe('a form behind a gate', () => {
  it.each(['page/gated', 'page/shut', 'page/guarded'])('takes nothing from outside: %s', async (key) => {
    const calls: [string, object][] = [
      ['/api/form', { key, values: { plain: 'x' } }],
      ['/api/form', { key, values: { plain: 'x' }, path: '/cms/page/open' }],
      ['/api/form', { key: `${key}/`, values: { plain: 'x' } }],
      ['/api/files', { purpose: 'form', form: key, field: 'plain', name: 'a.pdf', size: 9 }],
    ];
    for (const [path, body] of calls)
      expect((await test.call(path, { host, body })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('rows that somebody repeats without end', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at.toString(36));
  it.each([
    ['ids', { people: ids(60_000) }],
    ['ids of one name', { people: Array.from({ length: 100_000 }, () => '1') }],
    ['fields', Object.fromEntries(ids(20_000).map((id) => [`people.${id}.name`, 'x']))],
    ['objects', { people: Array.from({ length: 20_000 }, () => ({ name: 'x' })) }],
  ])('are refused or cut in no time: %s', async (_, values) => {
    const ms = await computingTime(async () => {
      const answer = await send('page/rows', values);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 201)
        expect((await read(answer.json().data.id)).form_data.people.length).toBeLessThanOrEqual(50);
    });
    expect(ms).toBeLessThan(2000);
  });
});

describe('values nested without end', () => {
  it.each(['people', 'plain', 'price', 'from'])('are no reason to fail: %s', async (name) => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const key of ['page/rows', 'page/fixed']) {
      const text = `{"key":"${key}","values":{"${name}":${deep}}}`;
      expect([201, 400]).toContain((await sendRequest({ port: test.port, host, path: '/api/form', text })).status);
    }
  });
});

describe('what a sender adds', () => {
  it('is not believed: prices, identities, roles, fields that they cannot see, prototypes', async () => {
    const values = {
      ...{ price: 1, who: 'demo_root', whose: 'root', from: 'x'.repeat(5000), plain: 'ก', staff: 'x' },
      ...{ user_id: 'demo_root', state: 'approved', course_id: 'c9', form_key: 'page/other', parent: 'x' },
      '__proto__.polluted': 'x',
      'constructor.prototype.polluted': 'x',
    };
    const answer = await send('page/fixed', values, { user_id: 'demo_root', state: 'approved', actor: 'root' });
    expect(answer.status, answer.text).toBe(201);
    const stored = await read(answer.json().data.id);
    expect(stored.form_data).toMatchObject({ price: 700, plain: 'ก' });
    expect(stored.form_data).not.toHaveProperty('staff', 'x');
    expect(Object.keys(stored.form_data)).not.toEqual(expect.arrayContaining(['who', 'whose']));
    expect(stored.form_data.from.length).toBeLessThanOrEqual(500);
    expect(stored).toMatchObject({ form_key: 'page/fixed' });
    expect(stored.user_id ?? null).toBeNull();
    expect(stored.course_id ?? null).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['a zero byte', { plain: 'a\u0000b' }],
    ['half a character', { plain: '\ud800' }],
    ['an object', { plain: { $gt: '' } }],
    ['a script', { plain: '<script>alert(1)</script>' }],
    ['a formula', { plain: '=1+1' }],
  ])('is data or refused: %s', async (_, values) => {
    expect([201, 400]).toContain((await send('page/fixed', values)).status);
  });

  it('does not show one visitor what another one sent', async () => {
    const { id } = (await send('page/fixed', { plain: 'ของฉัน' })).json().data;
    for (const path of ['/api/form_submission', `/api/form_submission/${id}`, '/api/form', `/api/form/${id}`]) {
      expect((await test.call(path, { host })).status, path).toBeGreaterThanOrEqual(400);
      expect((await as('user', path)).text).not.toContain('ของฉัน');
    }
  });
});

describe('a record that a form makes', () => {
  const ids: Record<string, string> = {};
  const reference = (collection: string) => ({ type: 'string', 'x-ref': collection });
  const define = async (name: string, properties: object, access: object) => {
    const schema = { type: 'object', properties, 'x-access': access };
    const made = await as('root', '/api/collection', { data: { name, title: name, schema } });
    expect(made.status, made.text).toBe(201);
  };
  const fill = async (key: string, collection: string, data: object) => {
    ids[key] = (await as('root', `/api/${collection}`, { data })).json().data.id;
  };

  beforeAll(async () => {
    await define('branch', { open: { type: 'boolean' } }, { read: [{ public: true, when: { open: true } }] });
    await define('campaign', { title: { type: 'string' } }, { read: [{ roles: ['admin'] }] });
    const properties = {
      branch: reference('branch'),
      campaign: reference('campaign'),
      told: reference('vault'),
    };
    await define('lead', properties, { create: [{ roles: ['admin'] }], read: [{ roles: ['admin'] }] });
    await fill('open', 'branch', { open: true });
    await fill('closed', 'branch', { open: false });
    await fill('ours', 'campaign', { title: 'ours' });
    await fill('others', 'campaign', { title: 'others' });
    await fill('vault', 'vault', { code: 'b' });
    const rows = [
      row('r', [
        field('branch'),
        { uid: 'campaign', type: 'hidden', v: 1, name: 'campaign', value: ids.ours as string },
        { uid: 'from', type: 'hidden', v: 1, name: 'told', source: 'address' },
      ]),
    ];
    await publish('page/lead', rows, { record: 'lead' });
    await publish('page/chosen', [row('r', [field('campaign')])], { record: 'lead' });
    const fixed = { uid: 'told', type: 'hidden', v: 1, name: 'told', value: ids.vault as string };
    await publish('page/told', [row('r', [fixed, field('branch')])], { record: 'lead' });
  });

  const count = async () => (await as('admin', '/api/lead')).json().total;
  const paths = async (key: string, values: object) =>
    (await send(key, values)).json().details?.map(({ path }: { path: string }) => path);

  it('refers to what its sender may read, and to what the form names and its publisher may read', async () => {
    const sent = await send('page/lead', { branch: ids.open });
    expect(sent.status, sent.text).toBe(201);
    const { made_record: made } = await read(sent.json().data.id);
    const lead = await read(String(made).split('/')[1] ?? '', 'lead');
    expect(lead).toMatchObject({ branch: ids.open, campaign: ids.ours });
  });

  it('refers to no other record, and says of it what it says of none', async () => {
    const before = await count();
    expect(await paths('page/lead', { branch: ids.closed })).toEqual(['branch']);
    expect(await paths('page/lead', { branch: ids.open, told: ids.vault })).toEqual(['told']);
    // Readable for the publisher, but it was the sender who named it.
    for (const id of [ids.ours, ids.others]) expect(await paths('page/chosen', { campaign: id })).toEqual(['campaign']);
    // Named by the form, but its publisher may not read it.
    expect(await paths('page/told', { branch: ids.open })).toEqual(['told']);
    const hidden = await send('page/lead', { branch: ids.closed });
    const nowhere = await send('page/lead', { branch: 'branch_nowhere' });
    expect(hidden.text.replaceAll(ids.closed ?? '', 'x').replace(/"requestId":"[^"]*"/, '')).toBe(
      nowhere.text.replaceAll('branch_nowhere', 'x').replace(/"requestId":"[^"]*"/, ''),
    );
    expect(await count()).toBe(before);
  });
});

describe('an order that a form makes', () => {
  it('is made once of what came twice at once, for the sender and at the price of the form', async () => {
    const body = {
      key: 'page/paid',
      values: { plain: 'x', price: 1, user_id: 'demo_root' },
      order: { price: 1, payment: 'free', approve: 'auto' },
      settings: { order: { price: 1 } },
      next: 'nothing',
      price: 1,
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => as('user', '/api/form', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const orders = (await as('admin', '/api/order')).json();
    expect(orders.total).toBe(1);
    expect(orders.data[0]).toMatchObject({ price: 900, user_id: 'demo_user', course_id: 'c1' });
    expect((await as('hr', `/api/order/${orders.data[0].id}`)).status).toBeGreaterThanOrEqual(403);
    for (const event of ['APPROVE', 'PAY', 'CONFIRM'])
      expect((await as('user', `/api/order/${orders.data[0].id}/transition`, { event })).status).toBeGreaterThanOrEqual(
        400,
      );
    expect((await as('user', '/api/order', { data: { price: 1 } })).status).toBe(403);
  });
});

describe('the places of Thailand', () => {
  it.each([
    'districts?province=__proto__',
    'districts?province=constructor',
    'districts?province=a&province=b',
    'subdistricts?province=x&district=toString',
    'search?text=%00',
    'search?text=%25',
    `search?text=${'%E0%B8%81'.repeat(60)}`,
    `search?text=${'(a+)+'.repeat(11)}`,
    'search?text[]=1',
  ])('answer what nobody would ask: %s', async (question) => {
    const answer = await test.call(`/api/geo/${question}`, { host });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200) expect(answer.json().data.length).toBeLessThanOrEqual(20);
  });
});
