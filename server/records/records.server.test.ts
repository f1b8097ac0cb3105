import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
const schema = {
  properties: {
    name: { type: 'string', 'x-index': true, 'x-search': true },
    price: { type: 'number', minimum: 0, 'x-index': true },
    code: { type: 'string', 'x-unique': true },
    owner: { type: 'string', 'x-ref': 'thing' },
    pin: { type: 'string', 'x-secret': true },
  },
  required: ['name'],
  'x-access': {
    read: [{ roles: ['admin'] }, { roles: ['user'], owner: true }, { roles: ['guest'], fields: ['name'] }],
    create: [{ roles: ['admin', 'user'] }],
    update: [{ roles: ['admin'] }, { roles: ['user'], owner: true, fields: ['name'] }],
    delete: [{ roles: ['admin'] }],
  },
};
const machine = {
  initial: 'draft',
  states: {
    draft: { title: { th: 'ร่าง', en: 'Draft' }, transitions: { active: { title: { th: 'เริ่มใช้', en: 'Use' } } } },
    active: { title: { th: 'ใช้งาน', en: 'Active' }, final: true },
  },
};

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'thing', title: 'สิ่งของ', schema, machine } },
  });
  expect(made.status).toBe(201);
});
afterAll(() => test.close());

async function make(data: Record<string, unknown>, role = 'admin') {
  const answer = await test.as(role)('/api/thing', { body: { data } });
  expect(answer.text).toContain('"status":201');
  return answer.json().data;
}

describe('a collection defined at run time', () => {
  it('is refused to those who may not build', async () => {
    const answer = await test.as('admin')('/api/collection', { body: { data: { name: 'x', title: 'x', schema } } });
    expect(answer.status).toBe(403);
  });

  it('is refused with the place of each fault when it is not sound', async () => {
    const answer = await test.as('root')('/api/collection', {
      body: { data: { name: 'Bad Name', title: 'x', schema: { properties: { a: { type: 'colour' } } } } },
    });
    expect(answer.status).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain('name');
  });

  it('is widened, never narrowed', async () => {
    const root = test.as('root');
    const wider = { ...schema, properties: { ...schema.properties, colour: { type: 'string', 'x-index': true } } };
    expect((await root('/api/collection/thing', { method: 'PUT', body: { data: { schema: wider } } })).status).toBe(
      200,
    );
    expect((await make({ name: 'สีแดง', colour: 'red' })).colour).toBe('red');
    const found = await test.as('admin')('/api/thing?colour=red');
    expect(found.json().total).toBe(1);
    const { price: _, ...rest } = schema.properties;
    const narrower = await root('/api/collection/thing', {
      method: 'PUT',
      body: { data: { schema: { ...schema, properties: rest } } },
    });
    expect(narrower.status).toBe(409);
  });

  it('exists on its own site only', async () => {
    const answer = await test.as('root')('/api/thing', { host: 'shop.localhost' });
    expect(answer.status).toBe(404);
  });
});

describe('a record', () => {
  it('is created, read, changed, moved, put in the trash and restored, and all of it is in its history', async () => {
    const admin = test.as('admin');
    const thing = await make({ name: 'โต๊ะไม้สัก', price: 1500, code: 'T1' });
    expect(thing).toMatchObject({
      state: 'draft',
      version: 1,
      created_by: 'demo_admin',
      _actions: [{ event: 'ACTIVE', to: 'active', title: 'เริ่มใช้' }],
    });
    const path = `/api/thing/${thing.id}`;
    expect(
      (await admin(path, { method: 'PUT', body: { data: { price: 1200 }, version: 1 } })).json().data.version,
    ).toBe(2);
    expect((await admin(`${path}/transition`, { body: { event: 'active' } })).json().data).toMatchObject({
      state: 'active',
      version: 3,
    });
    expect((await admin(path, { method: 'DELETE' })).status).toBe(200);
    expect((await admin(path)).status).toBe(404);
    expect((await admin('/api/thing?trash=true')).json().data).toHaveLength(1);
    expect((await admin(`${path}/restore`, { method: 'POST', body: {} })).json().data.version).toBe(5);
    const history = (await admin(`${path}/history`)).json().data;
    expect(history.map((entry: { action: string }) => entry.action)).toEqual([
      'restore',
      'delete',
      'transition',
      'update',
      'create',
    ]);
    expect(history[3].changes).toEqual([{ field: 'price', from: 1500, to: 1200 }]);
  });

  it('refuses a stale change and shows the newer record', async () => {
    const thing = await make({ name: 'เก้าอี้' });
    const put = (data: object) =>
      test.as('admin')(`/api/thing/${thing.id}`, { method: 'PUT', body: { data, version: 1 } });
    expect((await put({ price: 1 })).status).toBe(200);
    const stale = await put({ price: 2 });
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'version_conflict', details: { record: { price: 1, version: 2 } } });
  });

  it('names the field of a doubled value', async () => {
    await make({ name: 'หนึ่ง', code: 'SAME' });
    const answer = await test.as('admin')('/api/thing', { body: { data: { name: 'สอง', code: 'SAME' } } });
    expect(answer.status).toBe(409);
    expect(answer.json().details[0]).toMatchObject({ path: 'code', code: 'duplicate' });
  });

  it('says in Thai or English what is wrong with which field', async () => {
    const send = (language: string) =>
      test.as('admin')('/api/thing', { body: { data: { price: -1 } }, headers: { 'accept-language': language } });
    expect((await send('th')).json().details).toMatchObject([
      { path: 'name' },
      { path: 'price', code: 'minimum', message: 'price ต้องไม่น้อยกว่า 0' },
    ]);
    expect((await send('en')).json().details).toMatchObject([
      { path: 'name' },
      { path: 'price', code: 'minimum', message: "Field 'price' must be at least 0" },
    ]);
  });

  it('refuses a text longer than an index can hold, clearly', async () => {
    const answer = await test.as('admin')('/api/thing', { body: { data: { name: 'ก'.repeat(4000) } } });
    expect(answer.status).toBe(400);
    expect(answer.json().details[0]).toMatchObject({ path: 'name' });
  });

  it('refers only to records that exist', async () => {
    const target = await make({ name: 'แม่' });
    await make({ name: 'ลูก', owner: target.id });
    const answer = await test.as('admin')('/api/thing', { body: { data: { name: 'กำพร้า', owner: 'thing_nowhere' } } });
    expect(answer.status).toBe(400);
    expect(answer.json().details[0]).toMatchObject({ path: 'owner', code: 'reference' });
    const listed = await test.as('admin')('/api/thing?name=ลูก&expand=owner'.replace('ลูก', encodeURIComponent('ลูก')));
    expect(listed.json().data[0]._expanded.owner).toMatchObject({ id: target.id, name: 'แม่' });
  });

  it('never shows a secret field, whatever is asked', async () => {
    const thing = await make({ name: 'ตู้เซฟ', pin: 'zx-9911' });
    const admin = test.as('admin');
    const answers = await Promise.all([
      admin(`/api/thing/${thing.id}`),
      admin('/api/thing?fields=pin,name'),
      admin('/api/thing?search=zx-9911'),
      admin(`/api/thing/${thing.id}/history`),
      admin('/api/thing/aggregate', { body: { pipeline: [{ $project: { pin: 1, copy: '$pin' } }] } }),
      admin('/api/thing/query', { body: { method: 'find', args: [{ pin: 'zx-9911' }] } }),
    ]);
    for (const answer of answers) expect(answer.text).not.toContain('zx-9911');
    expect(answers[5]?.json().total ?? 0).toBe(0);
  });
});

describe('access', () => {
  it('narrows a member to their own records, on every path', async () => {
    const mine = await make({ name: 'ของฉัน', price: 5 }, 'user');
    const theirs = await make({ name: 'ของเขา', price: 7 });
    const user = test.as('user');
    expect((await user('/api/thing')).json().data.map((one: { id: string }) => one.id)).toEqual([mine.id]);
    expect((await user('/api/thing/count')).json().count).toBe(1);
    expect((await user(`/api/thing/${theirs.id}`)).status).toBe(404);
    expect((await user('/api/thing/aggregate', { body: { pipeline: [{ $count: 'n' }] } })).json().data).toEqual([
      { n: 1 },
    ]);
    expect((await user(`/api/search?query=${encodeURIComponent('ของเขา')}`)).json().data).toEqual([]);
    expect(
      (await user(`/api/thing/${theirs.id}`, { method: 'PUT', body: { data: { name: 'x' } } })).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await user(`/api/thing/${mine.id}`, { method: 'PUT', body: { data: { price: 1 } } })).status).toBe(400);
    expect((await user(`/api/thing/${mine.id}`, { method: 'DELETE' })).status).toBe(403);
  });

  it('shows only the open fields', async () => {
    const listed = await test.as('guest')('/api/thing?limit=1');
    expect(Object.keys(listed.json().data[0])).not.toContain('price');
  });

  it('asks visitors to sign in and refuses strangers', async () => {
    expect((await test.call('/api/thing')).status).toBe(401);
    expect((await test.as('employee')('/api/thing')).status).toBe(403);
  });
});

describe('many at once', () => {
  it('runs a batch whole or not at all', async () => {
    const admin = test.as('admin');
    const before = (await admin('/api/thing/count')).json().count;
    const operations = [
      { op: 'create', collection: 'thing', data: { name: 'ก' } },
      { op: 'create', collection: 'thing', data: { price: 1 } },
    ];
    const failed = await admin('/api/batch', { body: { operations } });
    expect(failed.status).toBe(400);
    expect(failed.json()).toMatchObject({ code: 'batch_failed', details: { index: 1 } });
    expect((await admin('/api/thing/count')).json().count).toBe(before);
    const each = await admin('/api/batch', { body: { operations, each: true } });
    expect(each.status).toBe(200);
    const [why = ''] = each.json().data.flatMap(({ error }: { error?: { message: string } }) => error?.message ?? []);
    expect(why).toMatch(/name/);
    // What is wrong is said once.
    expect(why.match(/name/g)).toHaveLength(1);
    expect(each.json().data.some(({ data }: { data?: object }) => data)).toBe(true);
    const done = await admin('/api/batch', { body: { operations: operations.slice(0, 1) } });
    expect(done.json().data[0].data.name).toBe('ก');
  });

  it('finds a Thai word inside unsegmented text', async () => {
    await make({ name: 'หลักสูตรความปลอดภัยในการทำงาน' });
    const found = await test.as('admin')(`/api/thing?search=${encodeURIComponent('ปลอดภัย')}`);
    expect(found.json().data[0].name).toContain('ปลอดภัย');
  });

  it('counts by state and in several collections', async () => {
    const admin = test.as('admin');
    const stats = (await admin('/api/thing/stats')).json().data;
    expect(stats.total).toBe((await admin('/api/thing/count')).json().count);
    const counts = (await admin('/api/multi-count', { body: { collections: ['thing'] } })).json().counts;
    expect(counts.thing.allTime).toBe(stats.total);
  });

  it('loses no change when clients write the same record together', async () => {
    const thing = await make({ name: 'นับ', price: 0 });
    const admin = test.as('admin');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        admin(`/api/thing/${thing.id}`, { method: 'PUT', body: { data: { price: index + 1 } } }),
      ),
    );
    const stored = answers.filter((answer) => answer.status === 200).length;
    const after = (await admin(`/api/thing/${thing.id}`)).json().data;
    expect(after.version).toBe(stored + 1);
    expect((await admin(`/api/thing/${thing.id}/history`)).json().data).toHaveLength(stored + 1);
  });
});

describe('clearing', () => {
  it('asks for a confirmation before it moves everything to the trash', async () => {
    const admin = test.as('admin');
    const asked = await admin('/api/thing/clear', { method: 'DELETE' });
    expect(asked.json()).toMatchObject({ status: 409, code: 'confirm_needed' });
    const { count, token } = asked.json().details;
    expect((await admin('/api/thing/count')).json().count).toBe(count);
    expect((await admin('/api/thing/clear?confirm=thing&token=forged.x', { method: 'DELETE' })).status).toBe(409);
    const done = await admin(`/api/thing/clear?confirm=thing&token=${token}`, { method: 'DELETE' });
    expect(done.json().data.cleared).toBe(count);
    expect((await admin('/api/thing/count')).json().count).toBe(0);
    expect((await admin('/api/thing?trash=true')).json().total).toBeGreaterThanOrEqual(count);
  });
});

describe('the description of the API', () => {
  it('names the collections and fields that the caller may use, never a secret one', async () => {
    const openApi = (await test.as('admin')('/api/openapi.json')).json();
    expect(openApi.openapi).toBe('3.1.0');
    expect(Object.keys(openApi.paths)).toContain('/api/thing/{id}/transition');
    expect(Object.keys(openApi.components.schemas.thing.properties)).not.toContain('pin');
    expect(Object.keys((await test.call('/api/openapi.json')).json().paths)).not.toContain('/api/thing');
    const docs = await test.as('admin')('/api/docs');
    expect(docs.text).toContain('id="thing"');
    expect(docs.text).not.toContain('<script');
  });
});

describe('the database itself', () => {
  it('refuses the other site its rows when the application asks for them without any filter', async () => {
    const shop = await test.site('shop');
    const factory = await test.site('factory');
    const table = (await test.app.collections.of(factory)).get('thing')?.table;
    const asFactory = await test.app.db.site(factory.id).query(`select id from ${table}`);
    const asShop = await test.app.db.site(shop.id).query(`select id from ${table}`);
    expect(asFactory.length).toBeGreaterThan(0);
    expect(asShop).toEqual([]);
    await expect(
      test.app.db.site(shop.id).run(`insert into ${table} (site_id, id, data) values ($1, 'x', '{}')`, [factory.id]),
    ).rejects.toThrow(/row-level security/);
  });
});
