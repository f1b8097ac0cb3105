import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const input = (name: string, more: object = {}): LayoutObject => ({
  uid: name,
  type: 'input',
  name,
  label: name,
  ...more,
});
const row = (objects: LayoutObject[], more: Partial<Row> = {}): Row => ({
  uid: 'r1',
  columns: [{ uid: 'c1', objects }],
  ...more,
});

async function publish(key: string, rows: Row[], settings: object = {}) {
  const asAdmin = test.as('admin');
  const layout = { version: 1, kind: 'form', settings: { title: 'ใบสมัคร', ...settings }, rows };
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  const { version } = saved.json().data;
  return asAdmin('/api/layout/publish', { host, method: 'POST', body: { key, version } });
}

const send = (key: string, values: object, as: TestApp['call'] = test.call) =>
  as('/api/form', { host, body: { key, values } });
const read = async (collection: string, id: string) =>
  (await test.as('admin')(`/api/${collection}/${id}`, { host })).json().data;

describe('a value that must be new', () => {
  const unique = { remoteValid: true, remoteValidCollection: 'form_submission', remoteValidKey: 'form_data.mail' };
  const ask = (body: object, as: TestApp['call'] = test.call) =>
    as('/api/form/taken', { host, body: { key: 'page/unique', ...body } });

  beforeAll(async () => {
    await publish('page/unique', [
      row([
        input('mail', { inputType: 'email', ...unique }),
        input('account', { remoteValid: true, remoteValidCollection: 'user', remoteValidKey: 'email' }),
        input('lost', { remoteValid: true, remoteValidCollection: 'nowhere', remoteValidKey: 'x' }),
        input('plain'),
      ]),
    ]);
    expect((await send('page/unique', { mail: 'a@b.co' })).status).toBe(201);
  });

  it('is looked up for a visitor, who learns yes or no and nothing else', async () => {
    const found = await ask({ name: 'mail', value: ' a@b.co ' });
    expect(found.json()).toEqual({ status: 200, data: { taken: true } });
    expect((await ask({ name: 'mail', value: 'c@b.co' })).json().data).toEqual({ taken: false });
    expect((await ask({ name: 'account', value: 'USER@demo.test' })).json().data).toEqual({ taken: true });
  });

  it('is looked up only for fields that were made so, and as a text', async () => {
    for (const name of ['plain', 'nobody', 'mail.x', '__proto__'])
      expect((await ask({ name, value: 'x' })).status).toBe(400);
    for (const value of [{ $ne: 1 }, ['a@b.co'], null, true])
      expect((await ask({ name: 'mail', value })).json().data).toEqual({ taken: false });
    expect((await ask({ key: 'page/nowhere', name: 'mail', value: 'a@b.co' })).status).toBe(404);
    expect((await ask({ name: 'lost', value: 'x' })).status).toBe(409);
  });

  it('is refused when the form is sent all the same', async () => {
    const answer = await send('page/unique', { mail: 'a@b.co', lost: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.json().details).toMatchObject([
      { path: 'mail', code: 'field_taken', message: 'กรุณาตรวจสอบ มีข้อมูลนี้ในระบบแล้ว' },
      { path: 'lost', message: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้' },
    ]);
  });

  it('is taken once when many send it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('page/unique', { mail: 'race@b.co' })));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  });
});

it('is refused while a required switch is off, with what to do about it', async () => {
  const consent = { uid: 'ok', type: 'switch', name: 'ok', label: 'ยอมรับเงื่อนไข', required: true };
  await publish('page/consent', [row([input('name'), consent])]);
  for (const off of [{}, { ok: false }, { ok: 'true' }]) {
    const refused = await send('page/consent', { name: 'ก', ...off });
    expect(refused.status).toBe(400);
    expect(refused.json().details).toMatchObject([{ path: 'ok', message: 'กรุณาเปิดสวิตช์นี้ก่อนส่ง' }]);
  }
  expect((await send('page/consent', { name: 'ก', ok: true })).status).toBe(201);
});

describe('a row that is repeated', () => {
  beforeAll(() =>
    publish('page/team', [
      row([input('name', { required: true, reqError: 'กรุณากรอกชื่อ' }), input('mail', { inputType: 'email' })], {
        dataMode: 'copy',
        dataSetName: 'people',
        maxCopies: 3,
      }),
    ]),
  );

  it('is stored as a list', async () => {
    const values = { people: ['2', '1'], 'people.1.name': 'ก', 'people.2.name': 'ข', 'people.2.mail': 'a@b.co' };
    const answer = await send('page/team', values);
    expect(answer.status, answer.text).toBe(201);
    expect((await read('form_submission', answer.json().data.id)).form_data).toEqual({
      people: [
        { name: 'ข', mail: 'a@b.co' },
        { name: 'ก', mail: 'N/A' },
      ],
    });
  });

  it('is complained about by its copy', async () => {
    const answer = await send('page/team', { people: ['1', '2'], 'people.1.name': 'ก', 'people.2.mail': 'x' });
    expect(answer.json().details).toMatchObject([
      { path: 'people.2.name', message: 'กรุณากรอกชื่อ' },
      { path: 'people.2.mail' },
    ]);
    const tooMany = await send('page/team', { people: ['1', '2', '3', '4'] });
    expect(tooMany.json().details[0]).toMatchObject({ path: 'people', message: 'มีได้ไม่เกิน 3 รายการ' });
  });
});

describe('a form that goes on with an order', () => {
  const settings = { next: 'order', course: 'c-9', ref1: 'R1', order: { price: 1200, type: '' } };

  it('makes one on the terms of its settings, whatever the sender says', async () => {
    expect((await publish('page/enrol', [row([input('name')])], settings)).status).toBe(200);
    const user = test.as('user');
    const body = { key: 'page/enrol', values: { name: 'ก', price: 1 }, price: 1, next: 'x' };
    const answer = await user('/api/form', { host, body });
    expect(answer.status, answer.text).toBe(201);
    const orders = await user('/api/order/query', { host, body: { method: 'find', args: [{}] } });
    expect(orders.json().data).toMatchObject([
      {
        price: 1200,
        payment: 'bill_payment',
        type: 'lesson',
        approve: 'manual',
        state: 'pending',
        user_id: 'demo_user',
        course_id: 'c-9',
        ref1: 'R1',
        form_submission: answer.json().data.id,
      },
    ]);
  });

  it('is found from its submission, and stands in no menu', async () => {
    const asAdmin = test.as('admin');
    const found = await asAdmin('/api/order/query', { host, body: { method: 'find', args: [{}] } });
    const [{ id, form_submission: submission }] = found.json().data;
    const page = (await asAdmin(`/api/page?path=/forms/inbox/${submission}`, { host })).json();
    expect(JSON.stringify(page.data)).toContain(`"/records/order/${id}"`);
    expect(JSON.stringify(page.menu)).not.toContain('"/records/order"');
  });

  it('takes no second registration of a person for a course', async () => {
    const again = await send('page/enrol', { name: 'ก' }, test.as('user'));
    expect([again.status, again.json().code]).toEqual([409, 'form_registered']);
    const rush = await Promise.all(
      Array.from({ length: 6 }, () => send('page/enrol', { name: 'ก' }, test.as('manager'))),
    );
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(1);
    const { json } = await test.as('admin')('/api/order/count', { host });
    expect(json()).toMatchObject({ count: 2 });
  });

  it('is made by the server only, and read by its owner and the staff', async () => {
    const user = test.as('user');
    const body = { data: { price: 1, payment: 'x', type: 'x', approve: 'x' } };
    expect((await user('/api/order', { host, body })).status).toBe(403);
    const other = await test.as('employee')('/api/order/query', { host, body: { method: 'find', args: [{}] } });
    expect(other.json().data ?? []).toEqual([]);
  });

  it('is not published when no plugin offers what follows', async () => {
    const refused = await publish('page/nowhere-next', [row([input('name')])], { next: 'fireworks' });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toMatch(/fireworks/);
  });
});

describe('GET /api/geo', () => {
  const ask = (path: string) => test.call(`/api/geo/${path}`, { host });

  it('answers a little at a time, for everybody to keep', async () => {
    const provinces = await ask('provinces');
    expect(provinces.json().data).toHaveLength(77);
    expect(provinces.headers['cache-control']).toMatch(/public/);
    const districts = await ask(`districts?province=${encodeURIComponent('ตรัง')}`);
    expect(districts.json().data).toContain('กันตัง');
    const places = await ask(`search?text=${encodeURIComponent('ลาดยาว')}`);
    expect(places.json().data[0]).toMatchObject({ zipcode: '10900' });
    expect(places.text.length).toBeLessThan(5000);
  });

  it('refuses what it cannot read', async () => {
    for (const path of ['districts', 'districts?province=', `search?text=${'x'.repeat(100)}`, 'search?text=a&text=b'])
      expect((await ask(path)).status).toBe(400);
  });
});
