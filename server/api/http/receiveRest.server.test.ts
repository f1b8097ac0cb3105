import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Sends a whole request and reads afterwards, as a proxy does that closes each connection. */
async function sendAndClose(path: string, bytes: number): Promise<string> {
  const socket = connect(test.port, '127.0.0.1');
  const head = [
    `PATCH ${path} HTTP/1.1`,
    'host: factory.localhost',
    'origin: http://factory.localhost',
    'connection: close',
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes}`,
    `cookie: ${await test.cookie('admin')}`,
  ];
  const got: Buffer[] = [];
  const faults: string[] = [];
  socket.on('data', (chunk: Buffer) => got.push(chunk));
  socket.on('error', (error: Error & { code?: string }) => faults.push(error.code ?? error.message));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes, 120));
  await once(socket, 'close').catch(() => undefined);
  return faults.join() || Buffer.concat(got).toString();
}

it('an upload that is refused before it is read is told so, not reset: many at once', async () => {
  const unknown = `/api/files/upload/${'a'.repeat(32)}`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendAndClose(unknown, 4_000_000)));
  const statuses = new Set(answers.map((answer) => answer.slice(0, 12)));
  expect([...statuses]).toEqual(['HTTP/1.1 404']);
});

it('uploads beyond what one person may have under way are refused with when to return, and a place is free once one is whole', async () => {
  const ask = (name: string) => test.as('admin')('/api/files', { body: { name, size: 3 } });
  const begun = await Promise.all(Array.from({ length: 120 }, (_, at) => ask(`${at}.txt`)));
  const refused = begun.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  const { upload } = begun.find(({ status }) => status === 201)?.json().data ?? {};
  const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await test.as('admin')(`/api/files/upload/${upload}`, {
    method: 'PATCH',
    headers,
    text: 'abc',
  });
  expect(sent.status, sent.text).toBe(204);
  expect((await ask('next.txt')).status).toBe(201);
});
