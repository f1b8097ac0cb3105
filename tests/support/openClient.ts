import { sendRequest, type TestAnswer } from './sendRequest.ts';

export interface Client {
  get(path: string): Promise<TestAnswer>;
  post(path: string, body: unknown): Promise<TestAnswer>;
  put(path: string, body: unknown): Promise<TestAnswer>;
  delete(path: string, body?: unknown): Promise<TestAnswer>;
  signIn(username: string, password: string): Promise<TestAnswer>;
  /** What it would send as its Cookie header. */
  cookie(): string;
}

/** Someone who calls one site over HTTP and keeps its cookies, as a browser would. */
export function openClient(options: { port: number; host: string }): Client {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    const headers: Record<string, string> = { origin: `http://${options.host}:${options.port}` };
    if (cookies.size > 0) headers.cookie = cookie();
    const answer = await sendRequest({ ...options, method, path, headers, body });
    keepCookies(cookies, answer.headers['set-cookie']);
    return answer;
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path, body) => call('DELETE', path, body),
    signIn: (username, password) => call('POST', '/api/signin', { username, password }),
    cookie,
  };
}

function keepCookies(cookies: Map<string, string>, header: string | string[] | undefined): void {
  for (const line of [header ?? []].flat()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
