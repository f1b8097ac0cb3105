import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../schemas/index.ts';
import { sweepFiles } from '../../server/files/sweepFiles.ts';
import { buildPng } from '../support/buildPng.ts';
import { sendFile } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'factory.localhost';
const open = ['code', 'docs', 'photos'];
const staff = { roles: ['admin', 'manager'] };
const schema = {
  properties: {
    code: { type: 'string' },
    docs: { 'x-type': { name: 'file', items: 3, megabytes: 1, extensions: ['csv', 'txt'] } },
    photos: { 'x-type': 'image' },
    closed: { 'x-type': 'file' },
  },
  'x-access': {
    read: [staff, { roles: ['employee'], fields: open }],
    create: [staff, { roles: ['employee'], fields: open }],
    update: [staff, { roles: ['employee'], fields: open }],
    delete: [staff],
  },
};
const text = Buffer.from('ชื่อ,จำนวน\nดินสอ,3\n');

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', {
    body: { data: { name: 'case_file', title: 'case', schema } },
  });
  expect(made.text).toContain('201');
});
afterAll(() => test.close());

const create = async (who: string, data: object = {}) =>
  (await test.as(who)('/api/case_file', { body: { data: { code: 'c', ...data } } })).json().data.id as string;
const save = (who: string, id: string, data: object) =>
  test.as(who)(`/api/case_file/${id}`, { method: 'PUT', body: { data } });
const status = async (who: string, url: string) => (await test.as(who)(url)).status;

async function send(who: string, record: string, field: string, name = 'a.csv', bytes: Buffer = text) {
  const sender = { test, host, cookie: await test.cookie(who) };
  return sendFile(sender, bytes, { name, purpose: 'record', collection: 'case_file', record, field });
}

it('gives a file to whoever may read its field, and to nobody else', async () => {
  const id = await create('admin');
  const docs = (await send('admin', id, 'docs')).json().data;
  const closed = (await send('admin', id, 'closed')).json().data;
  const saved = await save('admin', id, { docs: [{ file: docs.id, name: docs.name }], closed: [closed.url] });
  expect(saved.json().data).toMatchObject({ docs: [{ file: docs.id, name: 'a.csv' }], closed: [{ file: closed.id }] });
  expect((await test.as('employee')(docs.url)).text).toBe(text.toString());
  expect(await status('manager', closed.url)).toBe(200);
  expect(await status('employee', closed.url)).toBe(404);
  expect(await status('member', docs.url)).toBe(404);
  expect((await test.call(docs.url, { host })).status).toBe(404);
  expect((await test.call(docs.url, { host: 'academy.localhost' })).status).toBe(404);
});

it('gives no file to somebody who lists it in a record of their own', async () => {
  const id = await create('admin');
  const closed = (await send('admin', id, 'closed')).json().data;
  await save('admin', id, { closed: [{ file: closed.id }] });
  const own = await create('employee', { docs: [{ file: closed.id }] });
  await save('employee', id, { docs: [{ file: closed.id }] });
  expect((await test.as('employee')(`/api/case_file/${own}`)).json().data.docs).toEqual([{ file: closed.id }]);
  expect(await status('employee', closed.url)).toBe(404);
});

it('takes files into fields that the sender may write, of the kinds and sizes of the field', async () => {
  const id = await create('employee');
  const refusals: [string, string, string, Buffer, number][] = [
    ['employee', 'closed', 'a.csv', text, 403],
    ['employee', 'code', 'a.csv', text, 400],
    ['employee', 'nothing', 'a.csv', text, 403],
    ['member', 'docs', 'a.csv', text, 404],
    ['employee', 'docs', 'a.pdf', Buffer.from('%PDF-1.7\n'), 415],
    ['employee', 'docs', 'a.csv', Buffer.alloc(1024 * 1024 + 1, 'a'), 413],
    ['employee', 'photos', 'a.csv', text, 415],
  ];
  for (const [who, field, name, bytes, expected] of refusals) {
    const answer = await send(who, id, field, name, bytes);
    expect([who, field, name, answer.status], answer.text).toEqual([who, field, name, expected]);
  }
  const photo = await send('employee', id, 'photos', 'a.png', buildPng({ width: 4, height: 4 }));
  expect([photo.status, await status('employee', photo.json().data.url)]).toEqual([201, 200]);
});

it('ends with the record, for its sender too, and is deleted when the record is gone for good', async () => {
  const id = await create('admin');
  const file = (await send('admin', id, 'docs')).json().data;
  const dropped = (await send('admin', id, 'docs')).json().data;
  await save('admin', id, { docs: [{ file: file.id }] });
  await test.app.db.platform.query(`update file set created_at = now() - interval '3 days' where purpose = 'record'`);
  expect(await status('admin', dropped.url)).toBe(404);
  await sweepFiles(test.app);
  expect(await listKept([file.id, dropped.id])).toEqual([file.id]);
  expect(await status('employee', file.url)).toBe(200);
  await test.as('admin')(`/api/case_file/${id}`, { method: 'DELETE' });
  for (const who of ['admin', 'employee', 'root']) expect([who, await status(who, file.url)]).toEqual([who, 404]);
  await sweepFiles(test.app);
  expect(await listKept([file.id])).toEqual([file.id]);
  const [own] = await test.app.db.platform.query<{ table: string }>(
    `select table_name as table from collection where name = 'case_file'`,
  );
  await test.app.db.platform.query(`delete from ${own?.table} where id = $1`, [id]);
  await sweepFiles(test.app);
  expect(await listKept([file.id])).toEqual([]);
});

async function listKept(ids: string[]): Promise<Json[]> {
  const rows = await test.app.db.platform.query<{ id: string }>('select id from file where id = any($1)', [ids]);
  return rows.map((row) => row.id);
}

it('takes files before their record is saved: its sender alone sees them until they belong to it', async () => {
  const sendFirst = async (who: string, field?: string) =>
    sendFile({ test, host, cookie: await test.cookie(who) }, text, {
      ...{ name: 'a.csv', purpose: 'record', collection: 'case_file' },
      ...(field && { field }),
    });
  expect((await sendFirst('employee', 'closed')).status).toBe(403);
  expect((await sendFirst('member', 'docs')).status).toBe(403);
  const listed = (await sendFirst('employee', 'docs')).json().data;
  const attached = (await sendFirst('employee')).json().data;
  const others = (await sendFirst('admin')).json().data;
  for (const { url } of [listed, attached]) {
    expect(await status('employee', url)).toBe(200);
    for (const who of ['admin', 'member']) expect([who, await status(who, url)]).toEqual([who, 404]);
  }
  const made = await test.as('employee')('/api/case_file', {
    body: { data: { code: 'c', docs: [{ file: listed.id, name: 'a.csv' }] }, files: [attached.id, others.id] },
  });
  const id = made.json().data.id as string;
  for (const { url } of [listed, attached]) expect(await status('manager', url)).toBe(200);
  const beside = await test.as('admin')(`/api/files/of/case_file/${id}`);
  expect(beside.json().data.map((file: { id: string }) => file.id)).toEqual([attached.id]);
  expect(await status('employee', others.url)).toBe(404);
  await test.app.db.platform.query(`update file set created_at = now() - interval '3 days' where purpose = 'record'`);
  await sweepFiles(test.app);
  expect((await listKept([listed.id, attached.id, others.id])).toSorted()).toEqual([listed.id, attached.id].toSorted());
});
