import { Agent, request } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

export interface TestRequest {
  port: number;
  path: string;
  /** The site, by its host name; the connection always goes to this machine. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** A body as it goes over the wire, in place of `body`. */
  text?: string | Buffer;
  /** Keeps connections open from call to call; without it each call has its own. */
  agent?: Agent;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  json(): any;
}

/** What no answer of the product may ever hold: hashes of passwords, and fields that are the server's own. */
const secrets =
  /\$argon2(id|i|d)\$|"(password_?hash|salt|key_?hash|id_?hash|token_?hash|code_?hash|totp_?secret)"\s*:/i;

function findSecret(text: string): string | undefined {
  return secrets.exec(text)?.[0];
}

/** With its length: without it a DELETE would send a body that no server reads. */
const describeBody = (body: string | Buffer) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});

const oneCallEach = new Agent({ keepAlive: false });

/** One HTTP call to a site on this machine, without relying on the resolver knowing names under localhost. */
export function sendRequest(options: TestRequest): Promise<TestAnswer> {
  const body = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const host = `${options.host ?? 'localhost'}:${options.port}`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent: options.agent ?? oneCallEach,
        host: '127.0.0.1',
        port: options.port,
        path: options.path,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { host, ...(body === undefined ? {} : describeBody(body)), ...options.headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        // Read as it arrives: a test that watches how long the server computes shares its thread.
        const decoder = new StringDecoder('utf8');
        let text = '';
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          text += decoder.write(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          text += decoder.end();
          const secret = findSecret(text);
          if (secret) return reject(new Error(`${options.path} answered with a secret: ${secret}`));
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: () => JSON.parse(text),
          });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
