import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPng } from '../../tests/support/buildPng.ts';
import { beginUpload, type FileSender, partAt, sendBytes, sendFile, sendPart } from '../../tests/support/sendFile.ts';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';
import { sweepFiles } from './sweepFiles.ts';

const host = 'academy.localhost';
let test: TestApp;
let admin: FileSender;
let jpeg: Buffer;
beforeAll(async () => {
  test = await openTestApp();
  admin = { test, host, cookie: await test.cookie('admin', host) };
  jpeg = await picture(1000, 600).jpeg().toBuffer();
});
afterAll(() => test.close());

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0b6b57' } });
}

const text = Buffer.from('ชื่อ,จำนวน\nดินสอ,3\n');

describe('sending a file', () => {
  it('keeps it and answers with where it is read, once however often it is finished', async () => {
    const begun = await beginUpload(admin, { name: 'ราคา.csv', size: text.length });
    expect(begun.status, begun.text).toBe(201);
    const { upload } = begun.json().data;
    await sendPart(admin, upload, 0, text);
    const finish = () => sendBytes(admin, `/api/files/upload/${upload}/finish`, Buffer.alloc(0));
    const [first, second] = [await finish(), await finish()];
    expect(first.status, first.text).toBe(201);
    expect(second.json().data).toEqual(first.json().data);
    const { url } = first.json().data;
    expect(decodeURIComponent(url)).toMatch(/^\/files\/\d{13}-\d+\/ราคา\.csv$/);
    expect((await test.call(url, { host })).text).toBe(text.toString());
  });

  it('goes on after a connection that broke in the middle of a part', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]);
    const { upload } = (await beginUpload(admin, { name: 'a.pdf', size: bytes.length })).json().data;
    const path = `/api/files/upload/${upload}`;
    await sendPart(admin, upload, 0, bytes.subarray(0, 1_000_000));
    await breakOff(path, 1_000_000, bytes.subarray(1_000_000, 1_500_000), 2_000_000);
    const asked = await test.call(path, { host, headers: { cookie: admin.cookie ?? '' } });
    expect(asked.json().data).toMatchObject({ offset: 1_000_000, size: bytes.length, file: null });
    // Until the server has noticed that the sender is gone, it answers that the upload is busy, and senders try again.
    const goOn = () => sendPart(admin, upload, 1_000_000, bytes.subarray(1_000_000));
    await expect.poll(async () => (await goOn()).status).toBe(204);
    const done = await sendBytes(admin, `${path}/finish`, Buffer.alloc(0));
    expect(done.status, done.text).toBe(201);
    expect((await test.call(done.json().data.url, { host })).bytes.equals(bytes)).toBe(true);
    expect(await listWork()).toEqual([]);
  });

  it('takes each part once, from a thousand that come at the same time', async () => {
    const bytes = randomBytes(1000).toString('hex');
    const { upload } = (await beginUpload(admin, { name: 'a.txt', size: bytes.length })).json().data;
    const parts = Array.from({ length: 1000 }, () =>
      sendPart(admin, upload, 0, Buffer.from(bytes)).then(({ status }) => status),
    );
    const answers = await Promise.all(parts);
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    // A machine that others keep busy tells some of them to come back.
    expect(answers.filter((status) => ![204, 409, 503].includes(status))).toEqual([]);
    const file = await sendBytes(admin, `/api/files/upload/${upload}/finish`, Buffer.alloc(0));
    expect(file.json().data.size).toBe(bytes.length);
    expect(await listWork()).toEqual([]);
  });

  it('tells where to go on when a part is sent twice or too early', async () => {
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: text.length })).json().data;
    const path = `/api/files/upload/${upload}`;
    expect((await sendPart(admin, upload, 5, text)).json()).toMatchObject({
      code: 'upload_offset',
      details: { offset: 0 },
    });
    expect((await sendBytes(admin, `${path}/finish`, Buffer.alloc(0))).json()).toMatchObject({
      code: 'upload_incomplete',
    });
    for (const offset of ['-1', '1.5', 'x', '', '1e400'])
      expect((await sendPart(admin, upload, offset, text)).status).toBeGreaterThanOrEqual(400);
  });

  it('refuses more bytes than were announced, and forgets them', async () => {
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: 10 })).json().data;
    const sent = await sendPart(admin, upload, 0, text).catch(() => ({ status: 413 }));
    expect(sent.status).toBe(413);
    expect(await listWork()).toEqual([]);
  });

  it('gives up when asked to', async () => {
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: text.length })).json().data;
    const path = `/api/files/upload/${upload}`;
    await sendPart(admin, upload, 0, text.subarray(0, 5));
    expect((await sendBytes(admin, path, Buffer.alloc(0), { method: 'DELETE' })).status).toBe(204);
    expect((await sendPart(admin, upload, 5, text.subarray(5))).status).toBe(404);
  });
});

describe('a client of the tus protocol', () => {
  const endpoint = () => `http://127.0.0.1:${test.port}/api/files/upload`;
  const headers = (cookie = admin.cookie ?? '') => ({ cookie, host: `${host}:${test.port}` });

  /** Sends as `tus-js-client` does; the address of the upload. */
  function send(bytes: Buffer, options: UploadOptions): Promise<string> {
    return new Promise((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: endpoint(),
        headers: headers(),
        retryDelays: [50, 50],
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
        ...options,
      });
      upload.start();
    });
  }

  async function readMade(url: string): Promise<Buffer> {
    const at = new URL(url).pathname;
    const { file } = (await test.call(at, { host, headers: headers() })).json().data;
    const { url: address } = (await test.call(`/api/files/${file}`, { host, headers: headers() })).json().data;
    return (await test.call(address, { host })).bytes;
  }

  it('sends a file in one request, which is stored in pieces, or in parts of its own choice', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_000_000)]);
    const metadata = { filename: 'แผน.pdf', filetype: 'application/pdf' };
    for (const chunkSize of [Number.POSITIVE_INFINITY, 4_000_000]) {
      const url = await send(bytes, { metadata, chunkSize });
      expect((await readMade(url)).equals(bytes)).toBe(true);
    }
    expect(await listWork()).toEqual([]);
  });

  it('goes on where a broken connection left it, with the pieces that had arrived whole', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_000_000)]);
    const { upload } = (await beginUpload(admin, { name: 'a.pdf', size: bytes.length })).json().data;
    await breakOff(`/api/files/upload/${upload}`, 0, bytes.subarray(0, 8_000_000), bytes.length);
    const asked = () => test.call(`/api/files/upload/${upload}`, { host, method: 'HEAD', headers: headers() });
    await expect.poll(async () => (await asked()).headers['upload-offset']).toBe(String(4 * 1024 * 1024));
    const url = await send(bytes, { uploadUrl: `${endpoint()}/${upload}`, metadata: {} });
    expect((await readMade(url)).equals(bytes)).toBe(true);
  });

  it('sends the last part again when the file could not be made', async () => {
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: text.length })).json().data;
    const { storage } = test.app.files;
    const { put } = storage;
    const broken = vi.spyOn(storage, 'put').mockImplementation(async (key, ...more) => {
      if (key.startsWith('upload/')) throw new Error('the store is full');
      await put.call(storage, key, ...more);
    });
    await sendPart(admin, upload, 0, text.subarray(0, 5));
    expect((await sendPart(admin, upload, 5, text.subarray(5))).status).toBe(500);
    broken.mockRestore();
    const url = await send(text, { uploadUrl: `${endpoint()}/${upload}` });
    expect((await readMade(url)).equals(text)).toBe(true);
    expect(await listWork()).toEqual([]);
  });

  it('learns what is understood here, and what is not', async () => {
    const at = '/api/files/upload';
    const told = await test.call(at, { host, method: 'OPTIONS' });
    expect([told.status, told.text]).toEqual([204, '']);
    expect(told.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination',
      'tus-max-size': String(2048 * 1024 * 1024),
    });
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: text.length })).json().data;
    const patch = (more: Record<string, string>) =>
      sendBytes(admin, `${at}/${upload}`, text, { method: 'PATCH', headers: { ...partAt(0), ...more } });
    const newer = await patch({ 'tus-resumable': '2.0.0' });
    expect([newer.status, newer.headers['tus-version'], newer.json().code]).toEqual([412, '1.0.0', 'tus_version']);
    expect((await patch({ 'content-type': 'application/json' })).status).toBe(415);
    const sent = await patch({ 'tus-resumable': '1.0.0' });
    expect([sent.status, sent.headers['upload-offset'], sent.headers['tus-resumable'], sent.text]).toEqual([
      ...[204, String(text.length), '1.0.0'],
      '',
    ]);
    const head = await test.call(`${at}/${upload}`, { host, method: 'HEAD', headers: headers() });
    expect(head.headers).toMatchObject({
      'upload-offset': String(text.length),
      'upload-length': String(text.length),
      'upload-metadata': `filename ${Buffer.from('a.csv').toString('base64')}`,
      'cache-control': 'private, no-store',
    });
  });

  it('is refused like any other, and gives up', async () => {
    const metadata = { filename: 'a.txt' };
    const refused = (bytes: Buffer, options: UploadOptions) =>
      send(bytes, { retryDelays: null, ...options }).then(
        () => 'taken',
        (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1],
      );
    const user = headers(await test.cookie('user', host));
    expect(await refused(text, { metadata, headers: user })).toBe('not_allowed');
    expect(await refused(text, { metadata, headers: headers('') })).toBe('sign_in_needed');
    expect(await refused(text, { metadata: { filename: 'a.exe' } })).toBe('file_type');
    expect(await refused(text, { metadata: { filename: 'a.png' } })).toBe('file_content');
    expect(await refused(text, { metadata: { ...metadata, purpose: 'form' } })).toBe('bad_request');
    const { upload } = (await beginUpload(admin, { name: 'a.txt', size: 5 })).json().data;
    const url = `${endpoint()}/${upload}`;
    await Upload.terminate(url, { headers: headers() });
    expect((await test.call(new URL(url).pathname, { host, headers: headers() })).status).toBe(404);
  });
});

describe('what may be sent', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\a.txt', 'a.txt'],
    ['a\u0000.html.txt', 'a.html.txt'],
    ['\u202etxt.exe.txt', 'txt.exe.txt'],
    ['  .hidden.txt', 'hidden.txt'],
    [`${'ก'.repeat(400)}.txt`, `${'ก'.repeat(116)}.txt`],
    ['<img src=x onerror=alert(1)>.txt', 'img srcx onerroralert(1).txt'],
  ])('cleans the name %j', async (name, clean) => {
    const sent = await sendFile(admin, Buffer.from('x'), { name });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.json().data.name).toBe(clean);
    const read = await test.call(sent.json().data.url, { host });
    expect(read.status).toBe(200);
    expect(read.headers['content-type']).toContain('text/plain');
  });

  it.each(['a.html', 'a.exe', 'a', '.', 'a.php.', 'a.svgz', 'a.js', 'a.png\u0000'])(
    'refuses the kind of %j',
    async (name) => {
      const { status } = await beginUpload(admin, { name, size: 10 });
      expect(status === 415 || (name.startsWith('a.png') && status === 201), String(status)).toBe(true);
    },
  );

  it('refuses what is not what its name says, whatever the name', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const name of ['a.png', 'a.pdf', 'a.mp4', 'a.docx', 'a.svg', 'a.gif'])
      expect((await sendFile(admin, page, { name })).json(), name).toMatchObject({ code: 'file_content' });
    expect((await sendFile(admin, jpeg, { name: 'a.png' })).json().code).toBe('file_content');
    expect((await sendFile(admin, jpeg, { name: 'a.txt' })).json().code).toBe('file_content');
    expect((await sendFile(admin, Buffer.alloc(2000), { name: 'a.csv' })).json().code).toBe('file_content');
    expect((await sendFile(admin, Buffer.from('MZ\u0090\u0000'), { name: 'a.pdf' })).json().code).toBe('file_content');
    const entities = Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    );
    expect((await sendFile(admin, entities, { name: 'a.svg' })).json().code).toBe('file_content');
  });

  it('refuses a small file that is an enormous picture, and one that is cut off', async () => {
    expect(
      (await sendFile(admin, buildPng({ width: 50_000, height: 50_000, bytes: 1_000_000 }), { name: 'a.png' })).json()
        .code,
    ).toBe('picture_too_large');
    expect((await sendFile(admin, jpeg.subarray(0, 100), { name: 'a.jpg' })).json().code).toBe('picture_broken');
  });

  it('refuses sizes that are none, too large or of an empty file', async () => {
    expect((await beginUpload(admin, { name: 'a.txt', size: 0 })).json().code).toBe('file_empty');
    expect((await beginUpload(admin, { name: 'a.txt', size: 3 * 1024 ** 3 })).json().code).toBe('file_too_large');
    for (const size of [-1, 1.5, '5', null, {}, Number.MAX_VALUE])
      expect((await beginUpload(admin, { name: 'a.txt', size })).status).toBe(400);
    for (const name of ['', 5, null, [], 'x'.repeat(600)])
      expect((await beginUpload(admin, { name, size: 5 })).status).toBe(400);
    for (const purpose of ['root', '__proto__', 'constructor', {}])
      expect((await beginUpload(admin, { name: 'a.txt', size: 5, purpose })).status).toBe(400);
  });

  it('asks for the fields and the person that each purpose needs', async () => {
    const body = { name: 'a.txt', size: 5 };
    for (const missing of [
      { purpose: 'form', form: 'page/x' },
      { purpose: 'record', collection: 'contact', record: ' ' },
    ])
      expect((await beginUpload(admin, { ...body, ...missing })).status).toBe(400);
    const place = { collection: 'contact', record: 'none' };
    for (const purpose of ['library', 'avatar', 'record'])
      expect((await beginUpload({ test, host }, { ...body, purpose, ...place })).status).toBe(401);
  });

  it('lets nobody into the library but editors, and nobody in without an account', async () => {
    const body = { name: 'a.txt', size: 5 };
    expect((await beginUpload({ test, host }, body)).status).toBe(401);
    expect((await beginUpload({ test, host, cookie: await test.cookie('user', host) }, body)).status).toBe(403);
    expect((await beginUpload({ test, host }, { ...body, purpose: 'avatar' })).status).toBe(401);
    expect(
      (await beginUpload({ test, host }, { ...body, purpose: 'form', form: 'page/none', field: 'x' })).status,
    ).toBe(404);
  });

  it('stops when the site has no more room', async () => {
    const shop = { test, host: 'shop.localhost', cookie: await test.cookie('admin', 'shop.localhost') };
    const site = await test.site('shop');
    // Room for one megabyte beside the files that the site has already.
    await test.app.db.platform.query(
      `update site set settings = settings || jsonb_build_object('fileQuota',
         1 + (select coalesce(sum(size), 0) from file where site_id = $1) / 1048576.0) where site_id = $1`,
      [site.id],
    );
    await test.app.sites.changed(site.id);
    expect((await beginUpload(shop, { name: 'a.txt', size: 600_000 })).status).toBe(201);
    const both = await Promise.all([1, 2, 3].map(() => beginUpload(shop, { name: 'a.txt', size: 400_000 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
  });
});

describe('sweeping', () => {
  it('removes uploads that stand still, with what had arrived', async () => {
    const { upload } = (await beginUpload(admin, { name: 'a.csv', size: text.length })).json().data;
    await sendPart(admin, upload, 0, text.subarray(0, 5));
    expect(await listParts()).not.toEqual([]);
    await test.app.db.platform.query(`update file_upload set touched_at = now() - interval '25 hours'`);
    await sweepFiles(test.app);
    expect(await listParts()).toEqual([]);
    expect(
      (await test.call(`/api/files/upload/${upload}`, { host, headers: { cookie: admin.cookie ?? '' } })).status,
    ).toBe(404);
  });
});

/** What lies in the folder for work; every request must leave it as it found it. */
async function listWork(): Promise<string[]> {
  return readdir(test.app.files.workDir).catch(() => []);
}

async function listParts(): Promise<string[]> {
  const site = await test.site('academy');
  return readdir(join(test.app.config.dataDir, 'files', 'part', site.id)).catch(() => []);
}

/** Sends less than was promised and tears the connection. */
function breakOff(path: string, offset: number, bytes: Buffer, promised: number): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      host: `${host}:${test.port}`,
      cookie: admin.cookie ?? '',
      'content-length': String(promised),
      ...partAt(offset),
    };
    const call = request({ host: '127.0.0.1', port: test.port, path, method: 'PATCH', agent: false, headers });
    call.on('error', () => undefined);
    call.on('close', () => setTimeout(resolve, 200));
    call.write(bytes, () => setTimeout(() => call.destroy(), 100));
  });
}
