import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLayout } from '../factories/buildPage.ts';
import { computingTime } from '../support/computingTime.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { beginUpload, type FileSender, readTicketCookie, sendBytes, sendFile, sendPart } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const elsewhere = 'shop.localhost';
const pdf = Buffer.from('%PDF-1.7\nความลับ');
const form = { purpose: 'form', form: 'page/attachments', field: 'file' };
let test: TestApp;
let sales: FileSender;

beforeAll(async () => {
  test = await openTestApp();
  const upload = (uid: string) => ({ uid, type: 'upload', v: 1, name: uid, fileTypeLimit: [] });
  for (const key of ['page/attachments', 'page/others'])
    await publishLayout(test, { host, key, layout: buildLayout({ kind: 'form' }, [upload('file'), upload('second')]) });
  sales = { test, host, cookie: await test.cookie('sales', host) };
});
afterAll(() => test.close());

const as = (role: string, path: string, options: object = {}) => test.as(role)(path, { host, ...options });
const attach = async (sender: FileSender) => {
  const sent = await sendFile(sender, pdf, { name: 'secret.pdf', ...form });
  expect(sent.status, sent.text).toBe(201);
  return sent.json().data as { id: string; url: string };
};
const send = (role: string, key: string, field: string, url: string) =>
  as(role, '/api/form', { body: { key, values: { [field]: [{ outputLink: url }] } } });

describe('the private file of somebody else', () => {
  let file: { id: string; url: string };
  beforeAll(async () => {
    file = await attach(sales);
  });

  it.each([
    ['by its address', () => file.url, {}],
    ['under another name', () => `/files/${file.id}/x.html`, {}],
    ['as a picture of it', () => `${file.url}?w=160&f=webp`, {}],
    ['by a part of it', () => file.url, { headers: { range: 'bytes=0-3' } }],
    ['by asking whether it changed', () => file.url, { headers: { 'if-none-match': '*' } }],
    ['by its head', () => file.url, { method: 'HEAD' }],
    ['by what is known of it', () => `/api/files/${file.id}`, {}],
    ['by deleting it', () => `/api/files/${file.id}`, { method: 'DELETE' }],
    ['with an escaped address', () => `/%66iles/${file.id}/x`, {}],
  ])('does not exist: %s', async (_, path, options) => {
    for (const role of ['hr', 'admin']) expect((await as(role, path(), options)).status).toBeGreaterThanOrEqual(404);
    expect((await test.call(path(), { host, ...options })).status).toBeGreaterThanOrEqual(404);
    const visitor = { host, headers: { cookie: 'sala_upload=forged' }, ...options };
    expect((await test.call(path(), visitor)).status).toBeGreaterThanOrEqual(404);
    const owner = await test.call(file.url, { host: elsewhere, headers: { cookie: sales.cookie ?? '' } });
    expect(owner.status).toBe(404);
    expect((await as('sales', file.url)).bytes.equals(pdf)).toBe(true);
  });

  it('stands in no form but the one, and no field but the one, that it was sent for, and in that once', async () => {
    expect((await send('hr', form.form, 'file', file.url)).json().code).toBe('validation_failed');
    expect((await send('sales', 'page/others', 'file', file.url)).json().code).toBe('validation_failed');
    expect((await send('sales', form.form, 'second', file.url)).json().code).toBe('validation_failed');
    expect((await send('sales', form.form, 'file', file.url)).status).toBe(201);
    expect((await send('sales', form.form, 'file', file.url)).json().code).toBe('validation_failed');
    expect((await as('hr', file.url)).status).toBe(404);
    expect((await as('manager', file.url)).status).toBe(200);
  });

  it('is not attached to a record that its sender may not read, nor to one of another site', async () => {
    const { data } = (await as('admin', '/api/form_submission?limit=1')).json();
    const body = { purpose: 'record', collection: 'form_submission', record: data[0].id, name: 'a.pdf', size: 10 };
    expect((await beginUpload({ test, host, cookie: await test.cookie('hr', host) }, body)).status).toBe(404);
    const admin = { test, host: elsewhere, cookie: await test.cookie('admin', elsewhere) };
    expect((await beginUpload(admin, body)).status).toBe(404);
  });
});

describe('a record that somebody may only read', () => {
  it('takes no file of theirs, and what others attach is for its readers alone', async () => {
    const access = {
      read: [{ roles: ['sales', 'admin'] }],
      update: [{ roles: ['admin'] }],
      create: [{ roles: ['admin'] }],
    };
    const schema = { type: 'object', properties: { title: { type: 'string' } }, 'x-access': access };
    const data = { name: 'readable', title: 'ก', schema };
    expect((await as('root', '/api/collection', { body: { data } })).status).toBe(201);
    const { id } = (await as('admin', '/api/readable', { body: { data: { title: 'x' } } })).json().data;
    const file = { purpose: 'record', collection: 'readable', record: id, name: 'a.pdf' };
    expect((await beginUpload(sales, { ...file, size: pdf.length })).status).toBe(403);
    const admin = { test, host, cookie: await test.cookie('admin', host) };
    const { url } = (await sendFile(admin, pdf, file)).json().data;
    expect((await as('sales', url)).status).toBe(200);
    expect((await as('hr', url)).status).toBe(404);
    expect((await test.call(url, { host })).status).toBe(404);
  });
});

describe('the upload of somebody else', () => {
  it('cannot be looked at, filled, finished or given up', async () => {
    const { upload } = (await beginUpload(sales, { name: 'a.pdf', size: pdf.length, ...form })).json().data;
    const path = `/api/files/upload/${upload}`;
    const visitor = readTicketCookie(await beginUpload({ test, host }, { name: 'b.pdf', size: 9, ...form }));
    for (const cookie of [await test.cookie('admin', host), visitor, undefined]) {
      const thief = { test, host, cookie };
      expect((await sendPart(thief, upload, 0, pdf)).status).toBe(404);
      expect((await sendBytes(thief, `${path}/finish`, Buffer.alloc(0))).status).toBe(404);
      expect((await test.call(path, { host, headers: { cookie: cookie ?? '' } })).status).toBe(404);
      const dropped = await test.call(path, { host, method: 'DELETE', headers: { cookie: cookie ?? '' } });
      expect(dropped.status).toBe(404);
    }
    expect((await sendPart(sales, upload, 0, pdf)).status).toBe(204);
  });

  it('does not arrive letter by letter, each of which would be stored and its row written anew', async () => {
    const { upload } = (await beginUpload(sales, { name: 'c.pdf', size: 300, ...form })).json().data;
    expect((await sendPart(sales, upload, 0, pdf.subarray(0, 1))).status).toBe(204);
    await test.app.db.platform.query(
      `update file_upload set received = 257, parts = (select jsonb_agg(part) from (select parts -> 0 as part, generate_series(1, 257)) as many) where id = $1`,
      [upload],
    );
    const refused = await sendPart(sales, upload, 257, pdf.subarray(0, 1));
    expect([refused.status, refused.json().code]).toEqual([413, 'parts_too_small']);
  });

  it('is not begun from another site', async () => {
    const headers = { cookie: sales.cookie ?? '', origin: 'https://evil.example' };
    expect((await test.call('/api/files', { host, body: { name: 'a.pdf', size: 9 }, headers })).json().code).toBe(
      'cross_site',
    );
  });
});

describe('a file that is not what it says', () => {
  const page = '<html><script>alert(1)</script></html>';
  it.each([
    ['a.svg', page],
    ['a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`],
    ['a.svg', '<!---->'.repeat(5000)],
    ['a.svg', `<?xml version="1.0"?>${'<!-- a -->'.repeat(3000)}<!-- no end`],
    ['a.png', page],
    ['a.pdf', page],
    ['a.html', page],
    ['a.htm', page],
    ['a.svg.html', page],
    ['a.xhtml', page],
    ['a.exe', 'MZ'],
    ['a', 'text'],
    ['constructor', 'text'],
    ['a.__proto__', 'text'],
  ])('is refused, at once: %s', async (name, content) => {
    const admin = { test, host, cookie: await test.cookie('admin', host) };
    const ms = await computingTime(async () =>
      expect((await sendFile(admin, Buffer.from(content), { name })).status).toBe(415),
    );
    expect(ms).toBeLessThan(3000);
  });

  it('runs nothing on the origin of the site when it is a picture with a script', async () => {
    const admin = { test, host, cookie: await test.cookie('admin', host) };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
    const sent = await sendFile(admin, Buffer.from(svg), { name: 'logo.svg' });
    const answer = await test.call(sent.json().data.url, { host });
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('cannot write its name into the header of an answer', async () => {
    const admin = { test, host, cookie: await test.cookie('admin', host) };
    const sent = await sendFile(admin, pdf, { name: 'a"\r\nset-cookie: x=1;\u202efdp.exe.pdf' });
    const answer = await test.call(sent.json().data.url, { host });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(String(answer.headers['content-disposition'])).not.toMatch(/[\r\n\u202e]|"/);
  });
});

describe('a portrait', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
    'data:text/html,x',
    'http://plain.example/',
  ])('is never %s', async (avatar) => {
    expect((await as('hr', '/api/account', { method: 'PUT', body: { avatar } })).status).toBe(400);
  });
});

describe('the library', () => {
  it.each(['user', 'sales', 'hr'])('is closed to %s', async (role) => {
    expect((await as(role, '/api/files')).status).toBe(403);
    const sender = { test, host, cookie: await test.cookie(role, host) };
    expect((await beginUpload(sender, { name: 'a.pdf', size: 9 })).status).toBe(403);
    expect((await test.call('/api/files', { host })).status).toBe(401);
  });

  it('holds nothing that people sent by forms', async () => {
    const { id } = await attach(sales);
    expect((await as('root', '/api/files?limit=100')).text).not.toContain(id);
  });
});
