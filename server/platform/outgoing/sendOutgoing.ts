import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { OutgoingFailure, type OutgoingRules, readOutgoingUrl } from './outgoingRules.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For all of it: name, connection, answer. */
  timeoutMs: number;
  /** More of the answer is not read. */
  mostBytes: number;
}

export interface OutgoingAnswer {
  status: number;
  /** Its Content-Type. */
  type: string;
  text: string;
  /** False where it was longer than what was read of it. */
  whole: boolean;
}

/** Addresses of a name. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveByDns: Resolve = (host) => lookUp(host, { all: true });

/**
 * A request to a server that somebody of a site named. It goes to public addresses alone (docs/SECURITY.md): the name is
 * resolved once, each of its addresses is checked, and the connection is made to what was checked. Redirects are answers like
 * any other and are not followed. Throws an `OutgoingFailure` when there is no answer.
 */
export async function sendOutgoing(
  rules: OutgoingRules,
  asked: OutgoingRequest,
  resolve: Resolve = resolveByDns,
): Promise<OutgoingAnswer> {
  const url = readOutgoingUrl(rules, asked.url);
  const signal = AbortSignal.timeout(asked.timeoutMs);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const failAs = (error: unknown) => fail(describeFailure(error, signal));
    const sent = send(url, {
      method: asked.method,
      headers: { 'user-agent': 'Sala', 'accept-encoding': 'identity', ...asked.headers },
      // A connection of its own: none that was kept open for another site, or for an address of an hour ago.
      agent: false,
      lookup: lookUpChecked(rules, resolve),
      signal,
    });
    sent.on('response', (answer) => readAnswer(answer, asked.mostBytes).then(done, failAs));
    sent.on('error', failAs);
    sent.end(asked.body);
  });
}

function lookUpChecked({ networks }: OutgoingRules, resolve: Resolve): LookupFunction {
  return (host, { all }, give) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        const closed = found.find(({ address }) => !isPublicAddress(address, networks));
        if (closed) give(new OutgoingFailure('address', closed.address), []);
        else if (!first) give(new OutgoingFailure('unknown_host', host), []);
        else if (all) give(null, found);
        else give(null, first.address, first.family);
      },
      (error: unknown) => give(new OutgoingFailure('unknown_host', codeOf(error)), []),
    );
  };
}

async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break; // leaving the loop closes the connection
  }
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
  const type = answer.headers['content-type'] ?? '';
  return { status: answer.statusCode ?? 0, type, text, whole: size <= mostBytes && answer.complete };
}

function describeFailure(error: unknown, signal: AbortSignal): OutgoingFailure {
  if (error instanceof OutgoingFailure) return error;
  return signal.aborted ? new OutgoingFailure('timeout') : new OutgoingFailure('unreachable', codeOf(error));
}

/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`: nothing of what is inside of the network. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
