import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ LIMITS: 'bodySeconds=1' });
});
afterAll(() => test.close());

/** Sends the head of a request and a little of its body every 200 ms; answers all that came until the connection was closed. */
async function sendSlowly(path: string, type: string, pieces: string[]): Promise<string> {
  const socket = connect(test.port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: factory.localhost',
    `content-type: ${type}`,
    'content-length: 1000',
    `cookie: ${await test.cookie('admin')}`,
  ];
  const got: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => got.push(chunk));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const timer = setInterval(() => socket.write(pieces.shift() ?? ' '), 200);
  try {
    await once(socket, 'close');
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
  return Buffer.concat(got).toString();
}

it.each([
  ['/api/task', 'application/json', '{"data":'],
  ['/api/consent', 'application/x-www-form-urlencoded', 'choice='],
  ['/api/gateways/line/hook', 'application/json', '{'],
  ['/api/hook/none', 'application/json', '{'],
])('takes no longer for the body of %s than its time, says so and closes the connection', async (path, type, piece) => {
  const answer = await sendSlowly(path, type, [piece]);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"body_slow"');
});
