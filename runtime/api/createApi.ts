import { ApiError } from './ApiError.ts';
import { pageLanguage } from './pageLanguage.ts';

export interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Calls this site's HTTP API and returns the JSON; a refusal is thrown as an `ApiError`. */
export type Api = <Answer>(path: string, options?: ApiOptions) => Promise<Answer>;

const patienceMs = 30_000;

/** Programs of another origin name it, and bring an API key. */
export function createApi(caller: { origin?: string; key?: string } = {}): Api {
  return async <Answer>(path: string, options: ApiOptions = {}) => {
    const response = await send(caller, path, options);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw readError(response.status, answer);
    return answer as Answer; // the caller knows the type of this call's answer
  };
}

async function send(
  { origin = '', key }: { origin?: string; key?: string },
  path: string,
  { method = 'GET', body, signal, timeoutMs = patienceMs }: ApiOptions,
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  // The browser would name its own language. A program says itself what it wants.
  const isPage = origin === '' && typeof document !== 'undefined';
  const isFile = typeof Blob !== 'undefined' && body instanceof Blob;
  try {
    return await fetch(`${origin}${path}`, {
      method,
      credentials: 'same-origin',
      // Pages of other sites cannot set this header, so it protects against cross-site requests.
      headers: {
        Accept: 'application/json',
        'X-Sala': '1',
        ...(isPage ? { 'Accept-Language': pageLanguage() } : {}),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      body: body === undefined || isFile ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: timeout.aborted ? 'timeout' : 'offline', message: '' });
  }
}

function readError(status: number, answer: unknown): ApiError {
  const { code, message, details } = typeof answer === 'object' && answer !== null ? (answer as Partial<ApiError>) : {};
  // Another tab, or an administrator, locked the screen.
  if (code === 'session_locked') dispatchEvent(new Event('sala:locked'));
  return new ApiError({ status, code: code ?? 'unexpected', message: message ?? '', details });
}
