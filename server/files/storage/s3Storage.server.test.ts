import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileSender, sendFile } from '../../../tests/support/sendFile.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { openS3Storage } from './openS3Storage.ts';

const bucket = 'sala-test';
const host = 'academy.localhost';
let store: S3rver;
let dir: string;
let test: TestApp;
let admin: FileSender;
let endpoint: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sala-s3-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: dir,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  endpoint = `http://127.0.0.1:${port}`;
  test = await openTestApp({
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  admin = { test, host, cookie: await test.cookie('admin', host) };
});
afterAll(async () => {
  await test.close();
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

describe('files in an S3 store, over its protocol', () => {
  it('are sent in parts, read whole and in part, drawn small, and deleted', async () => {
    expect(test.app.files.storage.kind).toBe('s3');
    const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 };
    const image = sharp({ create: { width: 1700, height: 1700, channels: 3, background: '#888', noise } });
    const bytes = await image.png({ compressionLevel: 0 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(8 * 1024 * 1024);
    const sent = await sendFile(admin, bytes, { name: 'a.png' });
    expect(sent.status, sent.text).toBe(201);
    const { url, id } = sent.json().data;
    expect((await test.call(url, { host })).bytes.equals(bytes)).toBe(true);
    const part = await test.call(url, { host, headers: { range: 'bytes=100-199' } });
    expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    const small = await test.call(`${url}?w=160&f=webp`, { host });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 160 });
    expect((await test.as('admin')(`/api/files/${id}`, { host, method: 'DELETE' })).status).toBe(200);
    expect((await test.call(url, { host })).status).toBe(404);
  });

  it('lets go of everything that is removed, and does not mind what is gone', async () => {
    const storage = await openS3Storage({
      bucket,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    });
    const file = join(dir, 'file');
    await writeFile(file, 'ศาลา');
    await storage.put('upload/ก ข.txt', file, 'text/plain');
    const stored = await storage.open('upload/ก ข.txt');
    expect(stored && (await text(stored))).toBe('ศาลา');
    await storage.remove(['upload/ก ข.txt', 'upload/none']);
    expect(await storage.open('upload/ก ข.txt')).toBeUndefined();
  });
});
