import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginUpload,
  type FileSender,
  partAt,
  readTicketCookie,
  sendBytes,
  sendFile,
  sendPart,
} from '../../tests/support/sendFile.ts';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';
import { sweepFiles } from './sweepFiles.ts';

const host = 'academy.localhost';
let test: TestApp;
let admin: FileSender;
let photo: string;
beforeAll(async () => {
  test = await openTestApp();
  admin = { test, host, cookie: await test.cookie('admin', host) };
  await publish('page/upload-here', [
    { uid: 'name', type: 'input', name: 'name' },
    { uid: 'doc', type: 'upload', name: 'doc', fileTypeLimit: ['.PDF', 'jpg'], fileSizeLimit: 1, itemLimit: 2 },
  ]);
  await publish('page/upload-none', [{ uid: 'name', type: 'input', name: 'name' }]);
  photo = await sendPicture('photo.jpg', (image) => image.withExif({ IFD0: { Artist: 'somebody' } }).jpeg());
});
afterAll(() => test.close());

async function publish(key: string, objects: object[], settings: object = {}) {
  const rows = [{ uid: 'r1', columns: [{ uid: 'c1', objects }] }];
  const layout = { version: 1, kind: 'form', settings: { title: 'ใบสมัคร', ...settings }, rows };
  const asAdmin = test.as('admin');
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  const { version } = saved.json().data;
  expect((await asAdmin('/api/layout/publish', { host, method: 'POST', body: { key, version } })).status).toBe(200);
}

async function sendPicture(name: string, make: (image: Sharp) => Sharp, body: object = {}): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const image = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#888', noise } });
  const sent = await sendFile(admin, await make(image).toBuffer(), { name, ...body });
  expect(sent.status, sent.text).toBe(201);
  return sent.json().data.url;
}

const get = (path: string, headers: Record<string, string> = {}) => test.call(path, { host, headers });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj');

describe('GET /files/:id/:name', () => {
  it('may be kept for ever, runs nothing, and answers a reader who has it with nothing', async () => {
    const answer = await get(photo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': "inline; filename*=UTF-8''photo.jpg",
    });
    expect((await get(photo, { 'if-none-match': String(answer.headers.etag) })).status).toBe(304);
  });

  it('sends parts of a film, so that it can be wound on', async () => {
    const sent = await sendFile(admin, Buffer.from('0123456789'), { name: 'a.txt' });
    const { url } = sent.json().data;
    const part = async (range: string) => {
      const { status, text, headers } = await get(url, { range });
      return [status, text, headers['content-range']];
    };
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=5-999')).toEqual([206, '56789', 'bytes 5-9/10']);
    expect(await part('bytes=10-')).toEqual([416, '', 'bytes */10']);
    expect(await part('bytes=0-1,4-5')).toEqual([200, '0123456789', undefined]);
    const head = await test.call(url, { host, method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '10']);
    expect((await get(url, { range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200);
  });

  it('saves what could run in a page: drawings with scripts, and text', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const drawing = await sendFile(admin, Buffer.from(svg), { name: 'a.svg' });
    const { headers } = await get(drawing.json().data.url);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['content-security-policy']).toContain('sandbox');
    const note = await sendFile(admin, Buffer.from('<script>alert(1)</script>'), { name: 'a.txt' });
    expect((await get(note.json().data.url)).headers['content-disposition']).toContain('attachment');
  });

  it('knows nothing of ids that do not exist, in any shape', async () => {
    for (const id of ['1', '..%2F..%2Fetc', '%00', `${'9'.repeat(300)}`, 'x%27%20or%201=1'])
      expect((await get(`/files/${id}/a.jpg`)).status, id).toBe(404);
  });
});

describe('pictures', () => {
  it('carry their size in their address and nothing of what the camera wrote', async () => {
    expect(photo).toMatch(/-1000x600\/photo\.jpg$/);
    const { exif } = await sharp((await get(photo)).bytes).metadata();
    expect(exif).toBeUndefined();
  });

  it('stand upright, whichever way the camera was held', async () => {
    const turned = await sendPicture('turned.jpg', (image) => image.withMetadata({ orientation: 6 }).jpeg());
    expect(turned).toMatch(/-600x1000\//);
  });

  it('come in the format and width that is asked for, drawn once', async () => {
    const small = await get(`${photo}?w=320`, { accept: 'image/avif,image/webp,*/*' });
    expect(small.headers).toMatchObject({ 'content-type': 'image/avif', vary: expect.stringContaining('Accept') });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320, height: 192 });
    expect((await get(`${photo}?w=320`, { accept: 'image/webp' })).headers['content-type']).toBe('image/webp');
    expect((await get(`${photo}?w=320`)).headers['content-type']).toBe('image/jpeg');
    expect((await get(`${photo}?w=320&f=webp`)).headers['content-type']).toBe('image/webp');
    const wide = await sharp((await get(`${photo}?w=2560&f=webp`)).bytes).metadata();
    expect(wide.width).toBe(1000);
    const many = await Promise.all(Array.from({ length: 30 }, () => get(`${photo}?w=640&f=avif`)));
    expect(new Set(many.map(({ bytes }) => bytes.length)).size).toBe(1);
  });

  it('come in widths of the list only; any other number is the file as it is', async () => {
    const whole = (await get(photo)).bytes.length;
    for (const w of ['1', '321', '99999', '-5', '1e3', 'x', '0320'])
      expect((await get(`${photo}?w=${w}&f=avif`)).bytes.length, w).toBe(whole);
    expect((await get(`${photo}?w=320&w=640`)).bytes.length).toBe(whole);
  });
});

describe('files of a form', () => {
  const form = { purpose: 'form', form: 'page/upload-here', field: 'doc' };
  const submit = (cookie: string, doc: unknown) =>
    test.call('/api/form', {
      host,
      headers: { cookie },
      body: { key: 'page/upload-here', values: { name: 'ก', doc } },
    });
  const answer = (url: string, more: object = {}) => ({
    name: 'ใบสมัคร.pdf',
    status: 'uploaded',
    outputLink: url,
    ...more,
  });

  async function sendAsVisitor(bytes = pdf, name = 'ใบสมัคร.pdf') {
    const begun = await beginUpload({ test, host }, { name, size: bytes.length, ...form });
    expect(begun.status, begun.text).toBe(201);
    const cookie = readTicketCookie(begun) ?? '';
    const { upload } = begun.json().data;
    await sendPart({ test, host, cookie }, upload, 0, bytes);
    const done = await sendBytes({ test, host, cookie }, `/api/files/upload/${upload}/finish`, Buffer.alloc(0));
    expect(done.status, done.text).toBe(201);
    return { cookie, url: done.json().data.url as string, upload };
  }

  it('come from visitors too, within the limits of the field, and only where there is one', async () => {
    const visitor = { test, host };
    const begin = async (body: object) =>
      (await beginUpload(visitor, { name: 'a.pdf', size: 5, ...form, ...body })).json().code;
    expect(await begin({ name: 'a.png' })).toBe('file_type');
    expect(await begin({ size: 1_100_000 })).toBe('file_too_large');
    expect(await begin({ field: 'name' })).toBe('form_without_upload');
    expect(await begin({ field: '__proto__' })).toBe('form_without_upload');
    expect(await begin({ form: 'page/upload-none' })).toBe('form_without_upload');
    expect(await begin({ name: 'a.JPEG' })).toBeUndefined();
  });

  it('are read by who sent them and by those who may read the answer, and by nobody else', async () => {
    const { cookie, url } = await sendAsVisitor();
    expect((await get(url, { cookie })).status).toBe(200);
    expect((await get(url, { cookie })).headers['cache-control']).toBe('private, no-store');
    expect((await get(url)).status).toBe(404);
    expect((await test.as('admin')(url, { host })).status).toBe(404);
    const sent = await submit(cookie, [answer(url, { name: 'forged.exe', size: 0, extra: 1 })]);
    expect(sent.status, sent.text).toBe(201);
    const record = (await test.as('admin')(`/api/form_submission/${sent.json().data.id}`, { host })).json().data;
    expect(record.form_data.doc).toEqual([
      {
        name: 'ใบสมัคร.pdf',
        status: 'uploaded',
        uploadProgress: 100,
        size: pdf.length,
        mime: 'application/pdf',
        outputLink: url,
      },
    ]);
    expect((await test.as('admin')(url, { host })).status).toBe(200);
    expect((await test.as('user')(url, { host })).status).toBe(404);
  });

  it('are refused when they are somebody else’s, of another field, used before, or no files at all', async () => {
    const mine = await sendAsVisitor();
    const theirs = await sendAsVisitor();
    expect((await submit(mine.cookie, [answer(theirs.url)])).status).toBe(400);
    expect((await submit(mine.cookie, [answer(photo)])).status).toBe(400);
    expect((await submit(mine.cookie, [answer(mine.url), answer(theirs.url)])).json().details).toMatchObject([
      { path: 'doc' },
    ]);
    for (const outputLink of ['https://evil.example/a.pdf', '', null, '/files/1/a.pdf', '/files/../etc/passwd'])
      expect((await submit(mine.cookie, [answer('', { outputLink })])).status, String(outputLink)).toBe(400);
    for (const doc of ['x', [[]], [5], { outputLink: mine.url }, [answer(mine.url, { status: 'uploading' }), 5]])
      expect((await submit(mine.cookie, doc)).status).toBe(400);
    expect((await submit(mine.cookie, [answer(mine.url)])).status).toBe(201);
    expect((await submit(mine.cookie, [answer(mine.url)])).status).toBe(400);
  });

  it('are limited in number', async () => {
    const first = await sendAsVisitor();
    const urls = [first.url];
    for (let index = 0; index < 2; index += 1)
      urls.push(
        (await sendFile({ test, host, cookie: first.cookie }, pdf, { name: 'a.pdf', ...form })).json().data.url,
      );
    expect(
      (
        await submit(
          first.cookie,
          urls.map((url) => answer(url)),
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await submit(
          first.cookie,
          urls.slice(0, 2).map((url) => answer(url)),
        )
      ).status,
    ).toBe(201);
  });

  it('come from a visitor only by a form and a field that are shown to them', async () => {
    const upload = { type: 'upload', name: 'doc' };
    await publish('page/upload-members', [{ uid: 'doc', ...upload }], { authen: true });
    await publish('page/upload-locked', [{ uid: 'doc', ...upload }], { locked: true });
    await publish('page/upload-guarded', [
      { uid: 'open', ...upload },
      { uid: 'doc', ...upload, name: 'other', show: { 'user.id': { $exists: true } } },
    ]);
    const begin = async (sender: FileSender, body: object) =>
      (await beginUpload(sender, { name: 'a.pdf', size: 5, purpose: 'form', field: 'doc', ...body })).status;
    const visitor = { test, host };
    expect(await begin(visitor, { form: 'page/upload-members' })).toBe(401);
    expect(await begin(admin, { form: 'page/upload-members' })).toBe(201);
    expect(await begin(visitor, { form: 'page/upload-locked' })).toBe(423);
    expect(await begin(visitor, { form: 'page/upload-guarded' })).toBe(403);
    expect(await begin(visitor, { form: 'page/upload-guarded', field: 'open' })).toBe(201);
    expect(await begin(visitor, { form: 'page/draft-only' })).toBe(404);
  });

  it('of visitors are swept away after two hours when the form is never sent, those of members after two days', async () => {
    const unused = await sendAsVisitor();
    const member = (await sendFile(admin, pdf, { name: 'a.pdf', ...form })).json().data;
    const own = { cookie: admin.cookie ?? '' };
    const begun = (await beginUpload({ test, host }, { name: 'a.pdf', size: 5, ...form })).json().data.upload;
    const age = async (hours: number) => {
      await test.app.db.platform.query(`update file set created_at = now() - make_interval(mins => $1)`, [
        Math.round(hours * 60),
      ]);
      await test.app.db.platform.query(`update file_upload set touched_at = now() - make_interval(mins => $1)`, [
        Math.round(hours * 60),
      ]);
      await sweepFiles(test.app);
      return [
        (await get(unused.url, { cookie: unused.cookie })).status,
        (await get(member.url, own)).status,
        (await test.app.db.platform.query('select 1 from file_upload where id = $1', [begun])).length,
      ];
    };
    expect(await age(1.9)).toEqual([200, 200, 1]);
    expect(await age(2.1)).toEqual([404, 200, 0]);
    expect(await age(47)).toEqual([404, 200, 0]);
    expect(await age(49)).toEqual([404, 404, 0]);
  });

  it('are swept away when the form is never sent, and stay when it was', async () => {
    const sent = await sendAsVisitor();
    await submit(sent.cookie, [answer(sent.url)]);
    const unused = await sendAsVisitor();
    await test.app.db.platform.query(`update file set created_at = now() - interval '49 hours'`);
    await sweepFiles(test.app);
    expect((await get(unused.url, { cookie: unused.cookie })).status).toBe(404);
    expect((await get(sent.url, { cookie: sent.cookie })).status).toBe(200);
    expect((await get(photo)).status).toBe(200);
  });
});

describe('the library', () => {
  it('is listed, searched and paged by editors alone', async () => {
    const asAdmin = test.as('admin');
    const all = (await asAdmin('/api/files?limit=2', { host })).json();
    expect(all.data).toHaveLength(2);
    expect(all.paging.totalPages).toBeGreaterThan(1);
    expect(all.used).toBeGreaterThan(0);
    const found = (await asAdmin('/api/files?search=PHOTO&kind=image', { host })).json();
    expect(found.data).toMatchObject([{ name: 'photo.jpg', width: 1000, height: 600, kind: 'image' }]);
    expect((await asAdmin('/api/files?search=%25', { host })).json().total).toBe(0);
    expect((await test.call('/api/files', { host })).status).toBe(401);
    expect((await test.as('user')('/api/files', { host })).status).toBe(403);
  });

  it('says where a file is used, and deletes it with its small forms', async () => {
    const url = await sendPicture('used.png', (image) => image.png());
    const id = url.split('/')[2];
    await publish('page/uses', [
      { uid: 'p', type: 'image', url },
      { uid: 'name', type: 'input', name: 'name' },
    ]);
    const asAdmin = test.as('admin');
    const uses = (await asAdmin(`/api/files/uses/${id}`, { host })).json().data;
    expect(uses).toEqual([{ kind: 'layout', title: 'ใบสมัคร', key: 'page/uses' }]);
    await get(`${url}?w=160&f=webp`);
    expect((await test.as('user')(`/api/files/${id}`, { host, method: 'DELETE' })).status).toBe(403);
    expect((await asAdmin(`/api/files/${id}`, { host, method: 'DELETE' })).status).toBe(200);
    expect((await get(url)).status).toBe(404);
    expect((await get(`${url}?w=160&f=webp`)).status).toBe(404);
  });

  it('tells where a file is used only what its reader may read there', async () => {
    const url = await sendPicture('spread.png', (image) => image.png());
    const id = url.split('/')[2];
    const of = (read: object[]) => ({
      properties: { title: { type: 'string' }, picture: { type: 'string' } },
      'x-access': { read, create: [{ roles: ['admin'] }] },
    });
    const kept = {
      open_place: of([{ roles: ['admin', 'manager'] }]),
      half_place: of([{ roles: ['admin'] }, { roles: ['manager'], fields: ['title'] }]),
      shut_place: of([{ roles: ['admin'] }]),
    };
    for (const [name, schema] of Object.entries(kept)) {
      const made = await test.as('root')('/api/collection', { host, body: { data: { name, title: name, schema } } });
      expect(made.status, made.text).toBe(201);
      const data = { title: 'a', picture: url };
      expect((await test.as('admin')(`/api/${name}`, { host, body: { data } })).status).toBe(201);
    }
    const places = async (role: string) => {
      const { data } = (await test.as(role)(`/api/files/uses/${id}`, { host })).json();
      return (data as { title: string }[]).map(({ title }) => title).toSorted();
    };
    expect(await places('admin')).toEqual(['half_place', 'open_place', 'shut_place']);
    expect(await places('manager')).toEqual(['open_place']);
  });
});

it('shows nothing of a file to another site, whoever asks and however', async () => {
  const secret = await sendFile(admin, pdf, { name: 'secret.pdf' });
  const begun = (await beginUpload(admin, { name: 'a.pdf', size: pdf.length })).json().data;
  const { id, url } = secret.json().data;
  const roles = fc.constantFrom('root', 'superadmin', 'admin', 'manager', 'user', 'public');
  const others = fc.constantFrom('shop.localhost', 'factory.localhost');
  const calls = fc.constantFrom(
    ['GET', url],
    ['HEAD', url],
    ['GET', `${url}?w=160`],
    ['GET', `/api/files/${id}`],
    ['GET', `/api/files/uses/${id}`],
    ['DELETE', `/api/files/${id}`],
    ['GET', '/api/files?search=secret'],
    ['GET', `/api/files/upload/${begun.upload}`],
    ['DELETE', `/api/files/upload/${begun.upload}`],
    ['POST', `/api/files/upload/${begun.upload}/finish`],
    ['PATCH', `/api/files/upload/${begun.upload}`],
  );
  await fc.assert(
    fc.asyncProperty(roles, others, calls, async (role, otherHost, [method = '', path = '']) => {
      const cookie = role === 'public' ? '' : await test.cookie(role, otherHost);
      const answer = await test.call(path, { host: otherHost, method, headers: { cookie, ...partAt(0) } });
      expect(answer.text).not.toContain('secret.pdf');
      expect(answer.text).not.toContain('%PDF');
      if (!path.includes('search=')) expect([401, 403, 404]).toContain(answer.status);
    }),
    { numRuns: 120 },
  );
  expect((await get(url)).text).toBe(pdf.toString());
  expect(
    (await test.call(`/api/files/upload/${begun.upload}`, { host, headers: { cookie: admin.cookie ?? '' } })).status,
  ).toBe(200);
});
