import { request } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestAnswer } from './sendRequest.ts';
import type { TestApp } from './testApp.ts';

export interface FileSender {
  test: TestApp;
  host: string;
  /** Of the account, or the ticket of a visitor. */
  cookie?: string;
}

/** Bytes to a call, as they are; chunked when they come from a stream. */
export function sendBytes(
  { test, host, cookie }: FileSender,
  path: string,
  bytes: Buffer | Readable,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Pick<TestAnswer, 'status' | 'text' | 'headers' | 'json'>> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: test.port,
        path,
        method,
        agent: false,
        headers: {
          host: `${host}:${test.port}`,
          'content-type': 'application/octet-stream',
          ...headers,
          ...(cookie ? { cookie } : {}),
          ...(Buffer.isBuffer(bytes) ? { 'content-length': String(bytes.length) } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers, json: () => JSON.parse(text) });
        });
      },
    );
    call.on('error', reject);
    if (Buffer.isBuffer(bytes)) call.end(bytes);
    else pipeline(bytes, call).catch(reject);
  });
}

/** The headers of a part that goes on from here. */
export function partAt(offset: number | string): Record<string, string> {
  return { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
}

/** The next bytes of an upload. */
export function sendPart(sender: FileSender, upload: string, offset: number | string, bytes: Buffer | Readable) {
  return sendBytes(sender, `/api/files/upload/${upload}`, bytes, { method: 'PATCH', headers: partAt(offset) });
}

/** Begins an upload; the answer as it is. */
export function beginUpload({ test, host, cookie }: FileSender, body: object): Promise<TestAnswer> {
  return test.call('/api/files', { host, method: 'POST', body, headers: cookie ? { cookie } : {} });
}

/** Begins, sends and finishes; the last answer, whichever that is. */
export async function sendFile(
  sender: FileSender,
  bytes: Buffer,
  body: { name: string; [more: string]: unknown },
): Promise<Pick<TestAnswer, 'status' | 'text' | 'json'>> {
  const begun = await beginUpload(sender, { size: bytes.length, ...body });
  if (begun.status !== 201) return begun;
  const own = { ...sender, cookie: sender.cookie ?? readTicketCookie(begun) };
  const { upload } = begun.json().data;
  const size = 4 * 1024 * 1024;
  for (let at = 0; at < bytes.length; at += size) {
    const sent = await sendPart(own, upload, at, bytes.subarray(at, at + size));
    if (sent.status !== 204) return sent;
  }
  return sendBytes(own, `/api/files/upload/${upload}/finish`, Buffer.alloc(0));
}

/** The cookie by which a visitor is known again. */
export function readTicketCookie(answer: Pick<TestAnswer, 'headers'>): string | undefined {
  const set = answer.headers['set-cookie'];
  const found = (Array.isArray(set) ? set : [set]).find((each) => each?.startsWith('sala_upload='));
  return found?.split(';')[0];
}
