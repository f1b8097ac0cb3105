import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { runOutbox } from '../../records/effects/runOutbox.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await publish('page/apply', 'form', {});
  await publish('page/members', 'form', { authen: true });
  await publish('page/plain', 'page', {}, [{ uid: 'head', type: 'header', text: 'หน้า' }]);
});
afterAll(() => test.close());

const logics = [{ method: 'show', destination: { uid: 'why' }, when: 'other' }];
const objects: LayoutObject[] = [
  { uid: 'name', type: 'input', name: 'name', label: 'ชื่อ', required: true, reqError: 'กรุณากรอกชื่อ' },
  { uid: 'mail', type: 'input', name: 'mail', inputType: 'email' },
  {
    uid: 'kind',
    type: 'radiobox',
    name: 'kind',
    label: { th: 'ชนิด', en: 'Kind' },
    options: [{ value: 'a' }, { value: 'other', label: { th: 'อื่น ๆ', en: 'Another' } }],
    logics: logics as never,
  },
  { uid: 'why', type: 'textarea', name: 'why', required: true },
  { uid: 'price', type: 'hidden', name: 'price', source: 'fixed', value: 700 },
  { uid: 'who', type: 'hidden', name: 'who', source: 'account', syncData: 'id' },
];

async function publish(key: string, kind: string, settings: object, shown = objects) {
  const rows = [{ uid: 'r1', columns: [{ uid: 'c1', objects: shown }] }];
  const layout = { version: 1, kind, settings: { title: 'ใบสมัคร', course: 'c-1', ...settings }, rows };
  const asAdmin = test.as('admin');
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  const { version } = saved.json().data;
  expect((await asAdmin('/api/layout/publish', { host, method: 'POST', body: { key, version } })).status).toBe(200);
}

const send = (values: unknown, key = 'page/apply') => test.call('/api/form', { host, body: { key, values } });
const stored = async (id: string) => (await test.as('admin')(`/api/form_submission/${id}`, { host })).json().data;

describe('POST /api/form', () => {
  it('stores what a visitor sent, empty fields as N/A', async () => {
    const answer = await send({ name: 'สมชาย', kind: 'a' });
    expect(answer.status, answer.text).toBe(201);
    expect(await stored(answer.json().data.id)).toMatchObject({
      form_key: 'page/apply',
      course_id: 'c-1',
      state: 'submitted',
      form_data: { name: 'สมชาย', mail: 'N/A', kind: 'a', price: 700 },
    });
  });

  it('keeps how its questions were called and what was chosen read, without the fields nobody sees', async () => {
    const { data } = (await send({ name: 'สมชาย', kind: 'other', why: 'x' })).json();
    expect((await stored(data.id)).questions).toEqual([
      { name: 'name', title: 'ชื่อ' },
      { name: 'mail', title: expect.any(String) },
      { name: 'kind', title: 'ชนิด', chosen: 'อื่น ๆ' },
      { name: 'why', title: expect.any(String) },
    ]);
  });

  it('keeps a line of what was answered, by which it is known and found', async () => {
    const { data } = (await send({ name: 'สมศรี  ใจงาม', kind: 'other', why: 'ก'.repeat(1200) })).json();
    const { excerpt, sender } = await stored(data.id);
    expect(sender).toBe('สมศรี  ใจงาม');
    expect(excerpt).toMatch(/^สมศรี ใจงาม · อื่น ๆ · ก+…$/);
    expect(excerpt).toHaveLength(1000);
    const found = await test.as('admin')(`/api/form_submission?search=${encodeURIComponent('สมศรี')}`, { host });
    expect(found.json().data.map(({ id }: { id: string }) => id)).toEqual([data.id]);
  });

  it('names each field at fault in the language of the reader', async () => {
    const answer = await send({ mail: 'nobody', kind: 'free' });
    expect(answer.status).toBe(400);
    expect(answer.json().details).toEqual([
      { path: 'name', uid: 'name', code: 'field_invalid', message: 'กรุณากรอกชื่อ' },
      { path: 'mail', uid: 'mail', code: 'field_invalid', message: 'กรุณาตรวจสอบรูปแบบอีเมล์ให้ถูกต้อง' },
      { path: 'kind', uid: 'kind', code: 'field_invalid', message: 'กรุณาเลือกจากตัวเลือกที่มี' },
    ]);
  });

  it('asks for a field once another one shows it', async () => {
    expect((await send({ name: 'ก', kind: 'other' })).json().details).toMatchObject([{ path: 'why' }]);
    expect((await send({ name: 'ก', kind: 'other', why: 'เพราะ' })).status).toBe(201);
  });

  it('believes neither prices nor identities nor fields that the form does not have', async () => {
    const values = { name: 'ก', price: 1, who: 'admin', user_id: 'admin', state: 'closed' };
    const answer = await test.as('user')('/api/form', { host, body: { key: 'page/apply', values, user_id: 'admin' } });
    expect(answer.status, answer.text).toBe(201);
    const record = await stored(answer.json().data.id);
    expect(record).toMatchObject({ state: 'submitted', user_id: 'demo_user', created_by: 'demo_user' });
    expect(record.form_data).toMatchObject({ price: 700, who: 'demo_user' });
    expect(record.form_data).not.toHaveProperty('user_id');
  });

  it('knows only published forms, behind the gates of their pages', async () => {
    expect((await send({ name: 'ก' }, 'page/plain')).status).toBe(404);
    expect((await send({ name: 'ก' }, 'page/nowhere')).status).toBe(404);
    expect((await send({ name: 'ก' }, 'page/members')).status).toBe(401);
    expect((await send('x')).status).toBe(400);
  });

  it('stores a hostile value as data or refuses it, and never fails', async () => {
    for (const value of [{ $ne: 1 }, [[]], null, 5, '<script>', '\u0000'.repeat(3)]) {
      const { status } = await send({ name: value, kind: value, __proto__: value, why: value });
      expect([201, 400]).toContain(status);
    }
    for (const mail of [{ $ne: 1 }, true, ['a@b.co']]) expect((await send({ name: 'ก', mail })).status).toBe(400);
    expect([201, 400]).toContain((await send({ name: 'ก\u0000ข' })).status);
  });
});

describe('submissions', () => {
  it('are created by sending a form only', async () => {
    const body = { data: { form_key: 'page/apply', form_data: {} } };
    expect((await test.call('/api/form_submission', { host, body })).status).toBe(401);
    expect((await test.as('user')('/api/form_submission', { host, body })).status).toBe(403);
    expect((await test.as('admin')('/api/form_submission', { host, body })).status).toBe(403);
  });

  it('are found again by those who sent them, and by nobody else', async () => {
    const body = { method: 'find', args: [{ form_key: 'page/apply' }] };
    const own = await test.as('user')('/api/form/query', { host, body });
    expect(own.status, own.text).toBe(200);
    expect(own.json().data.map((record: { user_id: string }) => record.user_id)).toEqual(['demo_user']);
    expect((await test.call('/api/form/query', { host, body })).status).toBe(401);
  });
});

describe('the inbox of forms', () => {
  const answer = (id: string, role: string) =>
    test.as(role)('/api/form/answer', { host, body: { id, text: 'ขอบคุณที่ติดต่อมา' } });
  const shown = async (id: string, role = 'manager') =>
    (await test.as(role)(`/api/page?path=/forms/inbox/${id}`, { host })).json();

  it('tells those who look after forms of a new one, which they open, take over and answer by mail', async () => {
    const { id } = (await send({ name: 'มาลี', mail: 'malee@example.com' })).json().data;
    await runOutbox(test.app);
    const { data } = (await test.as('manager')('/api/notification?sort=-created_at', { host })).json();
    expect(data[0]).toMatchObject({ path: `/forms/inbox/${id}`, text: { th: 'ใบสมัคร' }, read: false });
    const { counters } = (await test.as('manager')('/api/page?path=/work', { host })).json();
    expect(counters).toContainEqual(expect.objectContaining({ name: 'form_new', path: '/forms/inbox' }));
    const body = { data: { assignee: 'demo_manager' } };
    const assigned = await test.as('admin')(`/api/form_submission/${id}`, { host, method: 'PUT', body });
    expect(assigned.status, assigned.text).toBe(200);
    const sent = await answer(id, 'manager');
    expect([sent.status, sent.json().data]).toEqual([200, { to: 'malee@example.com' }]);
    const { submission } = (await shown(id)).data.submission;
    expect(submission).toMatchObject({ assignee: 'demo_manager', email: 'malee@example.com' });
    expect(submission.replies).toMatchObject([
      { text: 'ขอบคุณที่ติดต่อมา', by: 'ผู้จัดการ ตัวอย่าง', mail: { status: 'waiting', error: null } },
    ]);
    await test.app.db.platform.query(`update mail set status = 'failed', error = '550 unknown' where record_id = $1`, [
      id,
    ]);
    const [failed] = (await shown(id)).data.submission.submission.replies;
    expect(failed.mail).toEqual({ status: 'failed', error: expect.stringContaining('ส่งไม่สำเร็จ') });
    const mails = await test.app.db.platform.query(`select from mail where kind = 'form_answer' and to_address = $1`, [
      'malee@example.com',
    ]);
    expect(mails).toHaveLength(1);
  });

  it('is closed to all others, and says when there is no address', async () => {
    const { id } = (await send({ name: 'ไม่มีอีเมล' })).json().data;
    expect((await answer(id, 'manager')).json().code).toBe('no_sender_address');
    const { submission } = (await shown(id)).data.submission;
    expect(submission.answers).toContainEqual(expect.objectContaining({ name: 'mail', value: '' }));
    expect(submission.attached).toEqual([{ name: 'price', value: '700' }]);
    expect((await answer(id, 'sales')).status).toBe(404);
    expect((await answer('nowhere', 'manager')).status).toBe(404);
    expect((await shown(id, 'sales')).status).toBe(403);
  });
});
