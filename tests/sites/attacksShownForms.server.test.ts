import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject, LayoutSettings } from '../../schemas/index.ts';
import { sweepFiles } from '../../server/files/sweepFiles.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { beginUpload, readTicketCookie, sendFile, sendPart } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const pdf = Buffer.from('%PDF-1.7\nงาน');
let test: TestApp;

const upload = (uid: string, more: object = {}): LayoutObject => ({
  ...{ uid, type: 'upload', v: 1, name: uid, fileTypeLimit: [] },
  ...more,
});
const unique = (uid: string, collection: string, field: string): LayoutObject => ({
  ...{ uid, type: 'input', v: 1, name: uid },
  ...{ remoteValid: true, remoteValidCollection: collection, remoteValidKey: field },
});

async function publish(role: string, key: string, objects: LayoutObject[], settings: object = {}) {
  const as = (path: string, method: string, body: object) => test.as(role)(path, { host, method, body });
  const layout = buildLayout({ kind: 'form', settings: settings as LayoutSettings }, objects);
  const saved = await as('/api/layout', 'PUT', { key, layout, version: 0 });
  expect(saved.status, saved.text).toBe(200);
  const published = await as('/api/layout/publish', 'POST', { key, version: saved.json().data.version });
  expect(published.status, published.text).toBe(200);
}

const begin = (form: string, field: string, cookie?: string) =>
  beginUpload({ test, host, cookie }, { purpose: 'form', form, field, name: 'a.pdf', size: pdf.length });
const ask = (key: string, name: string, value: unknown, role?: string) =>
  (role ? test.as(role) : test.call)('/api/form/taken', { host, body: { key, name, value } });
const send = (key: string, values: object) => test.call('/api/form', { host, body: { key, values } });
const query = (sql: string, values: unknown[] = []) => test.app.db.platform.query<Record<string, unknown>>(sql, values);

beforeAll(async () => {
  test = await openTestApp();
  const collections = {
    payroll: [{ roles: ['hr'] }],
    diary: [{ roles: ['superadmin'], owner: true }],
    shelf: [{ roles: ['manager'], fields: ['title'] }, { roles: ['superadmin'] }],
  };
  for (const [name, read] of Object.entries(collections)) {
    const schema = {
      type: 'object',
      properties: { title: { type: 'string' }, salary: { type: 'string' } },
      'x-access': { read },
    };
    const made = await test.as('root')('/api/collection', { host, body: { data: { name, title: name, schema } } });
    expect(made.status, made.text).toBe(201);
    await test.as('root')(`/api/${name}`, { host, body: { data: { title: 'book', salary: '90000' } } });
  }
  await publish('admin', 'page/shown', [
    upload('file'),
    upload('staff', { show: { 'user.role': 'admin' } }),
    { uid: 'text', type: 'input', v: 1, name: 'text' },
  ]);
  for (const key of ['nowhere/form', 'panel/inquiry'])
    await publish('admin', key, [upload('file'), unique('title', 'shelf', 'title')]);
  await publish('admin', 'page/members', [upload('file')], { authen: true });
  await publish('admin', 'page/shut', [upload('file')], { locked: true });
  await publish('manager', 'page/spy', [
    unique('salary', 'payroll', 'salary'),
    unique('price', 'shelf', 'salary'),
    unique('title', 'shelf', 'title'),
  ]);
  const keys = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      code: { type: 'string', 'x-secret': true },
    },
    'x-access': { read: [{ roles: ['superadmin'] }], create: [{ roles: ['superadmin'] }] },
  };
  const made = await test.as('root')('/api/collection', {
    host,
    body: { data: { name: 'safe', title: 'safe', schema: keys } },
  });
  expect(made.status, made.text).toBe(201);
  await test.as('superadmin')('/api/safe', {
    host,
    body: { data: { title: 'book', code: '4711' } },
  });
  await publish('superadmin', 'page/secret', [unique('code', 'safe', 'code')]);
  await publish('superadmin', 'page/good', [unique('salary', 'shelf', 'salary'), unique('diary', 'diary', 'title')]);
});
afterAll(() => test.close());

describe('the upload of a visitor', () => {
  it('begins for a field of files of a form that is shown to them, and for nothing else', async () => {
    expect((await begin('page/shown', 'file')).status).toBe(201);
    for (const [form, field] of [
      ['page/shown', 'text'],
      ['page/shown', 'nothing'],
      ['page/shown', 'staff'],
      ['page/none', 'file'],
      ['page/members', 'file'],
      ['page/shut', 'file'],
      ['nowhere/form', 'file'],
      ['panel/inquiry', 'file'],
    ] as const) {
      const { status } = await begin(form, field);
      expect(status, `${form} ${field}`).toBeGreaterThanOrEqual(400);
      expect(status, `${form} ${field}`).toBeLessThan(500);
    }
    expect((await begin('page/shown', 'staff', await test.cookie('admin', host))).status).toBe(201);
  });

  it('ends when its page does: a form of a plugin that is off takes nothing', async () => {
    const { id } = await test.site('academy');
    const plugins = (on: string[]) => test.as('root')(`/api/sites/${id}`, { method: 'PUT', body: { plugins: on } });
    expect((await plugins(['lesson', 'calendar'])).status).toBe(200);
    const shownBy = test.app.registry.plugins.find(({ manifest }) =>
      manifest.routes?.some(({ layout }) => layout === 'page/:slug'),
    );
    const stillOn = shownBy?.manifest.core === true;
    expect((await begin('page/shown', 'file')).status).toBe(stillOn ? 201 : 404);
    expect((await plugins(['cms', 'lesson', 'calendar'])).status).toBe(200);
    expect((await begin('page/shown', 'file')).status).toBe(201);
  });

  it('is swept two hours after its last byte, however often it is asked about', async () => {
    const begun = await begin('page/shown', 'file');
    const { upload: id } = begun.json().data;
    await query(`update file_upload set touched_at = now() - interval '3 hours' where id = $1`, [id]);
    const sender = { test, host, cookie: readTicketCookie(begun) };
    expect((await sendPart(sender, id, 0, Buffer.alloc(0))).status).toBe(400);
    await sweepFiles(test.app);
    expect(await query('select id from file_upload where id = $1', [id])).toEqual([]);
  });

  it('is swept six hours after it began, even though bytes still trickle in', async () => {
    const { upload: id } = (await begin('page/shown', 'file')).json().data;
    await query(`update file_upload set created_at = now() - interval '7 hours', touched_at = now() where id = $1`, [
      id,
    ]);
    await sweepFiles(test.app);
    expect(await query('select id from file_upload where id = $1', [id])).toEqual([]);
  });

  it('is swept with all the others, however many somebody left', async () => {
    const { id: site } = await test.site('academy');
    await query(
      `insert into file_upload (id, site_id, name, extension, size, purpose, is_public, ticket_hash, touched_at)
       select 'flood' || n, $1, 'a.pdf', 'pdf', 9, 'form', false, '\\x00', now() - interval '3 hours'
       from generate_series(1, 450) as n returning id`,
      [site],
    );
    await sweepFiles(test.app);
    expect(await query(`select count(*)::int as left from file_upload where id like 'flood%'`)).toEqual([{ left: 0 }]);
  });

  it('leaves a file that is gone two hours later unless the form was sent', async () => {
    const sent = await sendFile({ test, host }, pdf, {
      name: 'a.pdf',
      purpose: 'form',
      form: 'page/shown',
      field: 'file',
    });
    expect(sent.status, sent.text).toBe(201);
    const { id } = sent.json().data;
    await query(`update file set created_at = now() - interval '3 hours' where id = $1`, [id]);
    await sweepFiles(test.app);
    expect(await query('select id from file where id = $1', [id])).toEqual([]);
  });
});

describe('the question whether a value exists', () => {
  it('is answered about a field that those who published the form read on every record', async () => {
    expect((await ask('page/good', 'salary', '90000')).json().data).toEqual({ taken: true });
    expect((await ask('page/good', 'salary', '1')).json().data).toEqual({ taken: false });
    expect((await ask('page/spy', 'title', 'book')).json().data).toEqual({ taken: true });
  });

  it('tells nothing of what they may not read: a collection, a field, the records of others', async () => {
    for (const [key, name] of [
      ['page/spy', 'salary'],
      ['page/spy', 'price'],
      ['page/good', 'diary'],
    ] as const)
      for (const value of ['90000', 'book', 'free']) {
        const answer = await ask(key, name, value);
        expect(answer.json(), `${key} ${name} ${value}`).toMatchObject({ code: 'value_uncheckable' });
      }
  });

  it('is refused about a field that its form does not ask it of', async () => {
    expect((await ask('page/shown', 'text', 'book')).status).toBe(400);
  });

  it('tells nothing of a secret field, not even to a form of somebody who reads the whole record', async () => {
    for (const value of ['4711', 'free'])
      expect((await ask('page/secret', 'code', value)).json(), value).toMatchObject({ code: 'value_uncheckable' });
  });

  it('tells as little when the form is sent: what is there and what is not are refused alike', async () => {
    const [there, free] = await Promise.all(['90000', '1'].map((salary) => send('page/spy', { salary })));
    expect(there?.status).toBe(400);
    expect(free?.json().details).toEqual(there?.json().details);
  });

  it('is not asked about a form that no page shows', async () => {
    for (const key of ['nowhere/form', 'panel/inquiry'])
      for (const role of [undefined, 'user'])
        expect((await ask(key, 'title', 'book', role)).json().code).toBe('form_unknown');
    expect((await send('panel/inquiry', { title: 'x' })).json().code).toBe('form_unknown');
  });
});
