import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '../../../tests/support/sendRequest.ts';
import { serveAssets } from './serveAssets.ts';

let dir: string;
const app = new Koa().use(serveAssets({ prefix: '/assets/', dir: () => dir }) as never); // it reads nothing of Sala's context
const server = createServer(app.callback());
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sala-assets-'));
  await writeFile(join(dir, 'page.js'), 'plain');
  await writeFile(join(dir, 'page.js.br'), 'brotli');
  await writeFile(join(dir, 'page.js.gz'), 'gz');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(dir, { recursive: true });
});

const ask = (name: string, encodings = '') =>
  sendRequest({
    port: (server.address() as AddressInfo).port,
    path: `/assets/${name}`,
    headers: { 'accept-encoding': encodings },
  });

it('sends each browser what it can read, whoever asked before', async () => {
  for (const _ of ['first', 'again']) {
    expect((await ask('page.js', 'gzip, br')).headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': '6',
    });
    expect((await ask('page.js', 'gzip')).headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '2' });
    const plain = await ask('page.js');
    expect([plain.text, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  }
});

it('finds what was missing when it was asked for before', async () => {
  expect((await ask('late.css')).status).toBe(404);
  await writeFile(join(dir, 'late.css'), 'a {}');
  expect((await ask('late.css')).text).toBe('a {}');
});

it('reads a small file once, and sends a large one whole', async () => {
  await writeFile(join(dir, 'small.js'), 'kept');
  await writeFile(join(dir, 'large.js'), 'x'.repeat(200_000));
  for (const name of ['small.js', 'large.js']) await ask(name);
  await rm(join(dir, 'small.js'));
  expect((await ask('small.js')).text).toBe('kept');
  expect((await ask('large.js')).text).toHaveLength(200_000);
});
