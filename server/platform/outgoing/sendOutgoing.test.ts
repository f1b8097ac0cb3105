import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutgoingRules } from './outgoingRules.ts';
import { isPublicAddress, listNetworks } from './publicAddress.ts';
import { type Resolve, sendOutgoing } from './sendOutgoing.ts';

const closed: OutgoingRules = { ports: [{ from: 1, to: 65_535 }], networks: listNetworks([]), secure: false };
const open: OutgoingRules = { ...closed, networks: listNetworks(['127.0.0.1']) };
const request = { method: 'POST', timeoutMs: 2_000, mostBytes: 1_000 } as const;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function listen(handle: RequestListener): Promise<string> {
  const made = createServer(handle);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const reasonOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'answered',
    ({ reason }: { reason: string }) => reason,
  );

describe('addresses', () => {
  const inside = [
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    ...['169.254.169.254', '168.63.129.16', '100.100.100.200', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', 'fe80::1', 'fc00::1'],
    ...[
      'fd00:ec2::254',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'fec0::1',
      'nonsense',
      '',
    ],
  ];
  it.each(inside)('%s is not of the public network', (address) => {
    expect(isPublicAddress(address, listNetworks([]))).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '203.0.114.1', '2606:4700::1111', '2001:4860:4860::8888'])(
    '%s is',
    (address) => expect(isPublicAddress(address, listNetworks([]))).toBe(true),
  );

  it('an installation opens its own networks, and never where clouds keep credentials', () => {
    const all = listNetworks(['0.0.0.0/0', '::/0']);
    expect(['10.0.0.1', '127.0.0.1', '::1', 'fd12::1'].every((address) => isPublicAddress(address, all))).toBe(true);
    expect(['169.254.169.254', 'fd00:ec2::254', 'fe80::1'].some((address) => isPublicAddress(address, all))).toBe(
      false,
    );
  });
});

describe('a request is refused before anything is sent', () => {
  const spellings = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0'];
  it.each(spellings)('to %s, however it is written', async (host) => {
    expect(await reasonOf(sendOutgoing(closed, { ...request, url: `http://${host}:8080/` }))).toBe('address');
  });

  it('to a name that leads inside, also when only one of its addresses does', async () => {
    const url = 'http://inside.example/';
    for (const found of [['10.0.0.5'], ['8.8.8.8', '127.0.0.1'], ['2606:4700::1', '::1'], ['169.254.169.254']]) {
      const resolve: Resolve = async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      expect(await reasonOf(sendOutgoing(closed, { ...request, url }, resolve)), found.join()).toBe('address');
    }
    expect(await reasonOf(sendOutgoing(closed, { ...request, url: 'http://localhost/' }))).toBe('address');
    expect(await reasonOf(sendOutgoing(closed, { ...request, url }, async () => []))).toBe('unknown_host');
  });

  it('by another scheme, port or with a password in it', async () => {
    const strict: OutgoingRules = { ports: [{ from: 443, to: 443 }], networks: open.networks, secure: true };
    const cases: [string, string][] = [
      ['ftp://example.com/', 'url'],
      ['file:///etc/passwd', 'url'],
      ['https://user:secret@example.com/', 'url'],
      ['not a url', 'url'],
      ['http://example.com/', 'https'],
      ['https://example.com:6379/', 'port'],
    ];
    for (const [url, reason] of cases)
      expect(await reasonOf(sendOutgoing(strict, { ...request, url })), url).toBe(reason);
  });
});

it('connects to the address that was checked: a name is resolved once', async () => {
  const url = await listen((_, answer) => answer.end('here'));
  let asked = 0;
  const resolve: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  const answer = await sendOutgoing(open, { ...request, url: url.replace('127.0.0.1', 'name.example') }, resolve);
  expect([answer, asked]).toEqual([{ status: 200, type: '', text: 'here', whole: true }, 1]);
});

it('sends body and headers, and does not follow a redirect', async () => {
  const seen: string[] = [];
  const url = await listen((asked, answer) => {
    let body = '';
    asked.on('data', (chunk) => {
      body += chunk;
    });
    asked.on('end', () => {
      seen.push(`${asked.method} ${asked.url} ${asked.headers['x-mark']} ${body}`);
      answer.writeHead(307, { location: '/elsewhere', 'content-type': 'text/plain' }).end('moved');
    });
  });
  const headers = { 'x-mark': 'here' };
  expect(await sendOutgoing(open, { ...request, url: `${url}/hook?a=1`, headers, body: 'สวัสดี' })).toEqual({
    status: 307,
    type: 'text/plain',
    text: 'moved',
    whole: true,
  });
  expect(seen).toEqual(['POST /hook?a=1 here สวัสดี']);
});

it('reads no more of an answer than asked for, and waits no longer', async () => {
  const endless = await listen((_, answer) => {
    const write = () => {
      while (answer.write('x'.repeat(1_000)));
    };
    answer.on('drain', write);
    write();
  });
  const cut = await sendOutgoing(open, { ...request, url: endless });
  expect([cut.text.length, cut.whole]).toEqual([1_000, false]);
  server?.closeAllConnections();
  server?.close();
  const silent = await listen((_, answer) => void answer.write('a'));
  const answer = sendOutgoing(open, { ...request, timeoutMs: 60, url: silent });
  expect(await reasonOf(answer)).toBe('timeout');
  const never = sendOutgoing(
    open,
    { ...request, timeoutMs: 60, url: 'http://slow.example/' },
    () => new Promise(() => {}),
  );
  expect(await reasonOf(never)).toBe('timeout');
});

it('tells that nobody listens', async () => {
  const url = await listen((_, answer) => answer.end());
  server?.close();
  server?.closeAllConnections();
  expect(await reasonOf(sendOutgoing(open, { ...request, url }))).toBe('unreachable');
});
