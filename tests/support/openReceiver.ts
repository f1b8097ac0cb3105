import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it
  json: any;
}

export interface Receiver {
  url: string;
  /** What has arrived, in order. */
  received: Received[];
  /** Decides the answer to the next requests: a status, or `silence` that never answers. */
  answer: (request: Received) => number | 'silence';
  close(): Promise<void>;
}

/** Another system that is told of changes: a real HTTP server on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answer: () => 200, close: async () => undefined };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const received = { path: request.url ?? '', headers: request.headers, body, json: JSON.parse(body) };
      receiver.received.push(received);
      const answer = receiver.answer(received);
      if (answer !== 'silence') response.writeHead(answer).end(`answered ${answer}\0`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  receiver.close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return receiver;
}

/** Whether one of its signatures is made with this secret, as a receiver checks it. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace('v1,', ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}
