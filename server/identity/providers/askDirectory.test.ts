import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askDirectory } from './askDirectory.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(handle: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => handle(socket.on('error', () => undefined)));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const ask = (port: number, { host = '127.0.0.1', startTls = false } = {}) =>
  askDirectory(
    {
      ...{ url: `ldap://${host}:${port}`, startTls, bindDn: 'cn=reader', baseDn: 'dc=example' },
      ...{ nameAttribute: 'uid', idAttribute: 'dn', signUp: true, role: 'member' },
    },
    'secret',
    { username: 'somchai', password: 'right' },
  );

/** One value as LDAP writes it, of less than 128 bytes. */
const write = (tag: number, ...content: (Buffer | number)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));
  return Buffer.concat([Buffer.from([tag, body.length]), body]);
};

it('is not led to another directory by a referral: it would be shown the password of our account', async () => {
  let led = 0;
  const other = await listen((socket) => {
    led += 1;
    socket.destroy();
  });
  const port = await listen((socket) =>
    socket.on('data', (asked: Buffer) => {
      const id = asked[4] ?? 1;
      const url = Buffer.from(`ldap://127.0.0.1:${other}/dc=example`);
      // The code of a referral in answer to a bind, with where to go.
      const result = write(0x61, write(0x0a, 10), write(0x04), write(0x04), write(0xa3, write(0x04, url)));
      socket.write(write(0x30, write(0x02, id), result));
    }),
  );
  await expect(ask(port)).rejects.toThrow();
  expect(led).toBe(0);
});

it('does not keep an answer that has no end', async () => {
  let sent = 0;
  const port = await listen((socket) =>
    socket.once('data', () => {
      const piece = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!socket.destroyed) {
          sent += piece.length;
          if (!socket.write(piece)) return;
        }
      };
      // A message that is said to have two gigabytes.
      socket.write(Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]));
      socket.on('drain', pour);
      pour();
    }),
  );
  const started = performance.now();
  await expect(ask(port)).rejects.toThrow('more than');
  expect(performance.now() - started).toBeLessThan(4000);
  expect(sent).toBeLessThan(50_000_000);
});

it('asks a directory for the certificate of its own name, also where the connection was open before', async () => {
  const asked = Promise.withResolvers<Buffer>();
  const port = await listen((socket) =>
    socket.once('data', ([, , , , id = 1]: Buffer) => {
      const done = write(0x78, write(0x0a, 0), write(0x04), write(0x04));
      socket.write(write(0x30, write(0x02, id), done));
      socket.once('data', (hello: Buffer) => {
        asked.resolve(hello);
        socket.destroy();
      });
    }),
  );
  await expect(ask(port, { host: 'localhost', startTls: true })).rejects.toThrow();
  expect((await asked.promise).toString('latin1')).toContain('localhost');
});
