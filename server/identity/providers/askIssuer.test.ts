import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutgoingRules } from '../../platform/outgoing/outgoingRules.ts';
import { listNetworks } from '../../platform/outgoing/publicAddress.ts';
import { createIssuerFetch } from './askIssuer.ts';

const rules: OutgoingRules = { ports: [{ from: 443, to: 443 }], networks: listNetworks([]), secure: false };
const get = { method: 'GET', headers: {}, body: null, redirect: 'manual' } as const;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a provider that root named', () => {
  it('is asked wherever it stands', async () => {
    const issuer = await listen((_, answer) => answer.setHeader('content-type', 'application/json').end('{"a":1}'));
    const answer = await createIssuerFetch(rules, issuer)(`${issuer}/keys`, get);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      200,
      'application/json',
      { a: 1 },
    ]);
  });

  it('is sent the form of whoever asks for tokens', async () => {
    let body = '';
    const issuer = await listen((asked, answer) => {
      asked.on('data', (chunk) => {
        body += chunk;
      });
      asked.on('end', () => answer.end());
    });
    await createIssuerFetch(rules, issuer)(issuer, {
      ...get,
      method: 'POST',
      body: new URLSearchParams({ code: 'x' }),
    });
    expect(body).toBe('code=x');
  });

  it('leads this server to nothing inside beside itself, neither by its metadata nor by a redirect', async () => {
    const reached: string[] = [];
    const handle: RequestListener = ({ url = '' }, answer) => {
      reached.push(url);
      answer.writeHead(302, { location: `${inside}/followed` }).end();
    };
    const [issuer, inside] = await Promise.all([listen(handle), listen(handle)]);
    const ask = createIssuerFetch(rules, issuer);
    const neighbour = issuer.replace('127.0.0.1', 'localhost');
    for (const url of [inside, neighbour, 'https://169.254.169.254/latest/meta-data', 'https://localhost/keys'])
      await expect(ask(url, get), url).rejects.toMatchObject({ reason: expect.stringMatching(/address|port/) });
    expect((await ask(`${issuer}/own`, get)).status).toBe(302);
    expect(reached).toEqual(['/own']);
  });

  it('fills no memory by an answer without end', async () => {
    let sent = 0;
    const issuer = await listen((_, answer) => {
      const write = () => {
        do sent += 100_000;
        while (answer.write('x'.repeat(100_000)));
      };
      answer.on('drain', write);
      write();
    });
    await expect(createIssuerFetch(rules, issuer)(issuer, get)).rejects.toThrow('too long');
    expect(sent).toBeLessThan(20_000_000);
  });
});
