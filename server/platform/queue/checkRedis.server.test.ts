import { createServer, type Server } from 'node:net';
import { afterEach, expect, inject, it } from 'vitest';
import { checkRedis } from './checkRedis.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers every command with the same words. */
async function listenAnswering(answer: string): Promise<number> {
  server = createServer((socket) =>
    socket.on('data', (chunk) => {
      for (const _ of chunk.toString().matchAll(/\*\d+\r\n/g)) socket.write(answer);
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

it('says in one line that nothing answers, without the password', async () => {
  await expect(checkRedis('redis://:hush@127.0.0.1:1')).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^Redis cannot be used: check REDIS_URL redis:\/\/:\*\*\*@127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)$/,
    ),
  });
});

it('says that Redis wants a password', async () => {
  const port = await listenAnswering('-NOAUTH Authentication required.\r\n');
  await expect(checkRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow('NOAUTH Authentication required.');
});

it('says that something other than Redis listens there', async () => {
  const port = await listenAnswering('HTTP/1.1 400 Bad Request\r\n\r\n');
  await expect(checkRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow('Redis cannot be used');
});

it.runIf(inject('redisUrl'))('is content with a Redis that answers', async () => {
  await checkRedis(inject('redisUrl') ?? '');
});
