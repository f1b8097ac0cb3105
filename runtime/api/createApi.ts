import { ApiError } from './ApiError.ts';

export interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Calls this site's own HTTP face and gives back the JSON; a refusal is thrown as an `ApiError`. */
export type Api = <Answer>(path: string, options?: ApiOptions) => Promise<Answer>;

const patienceMs = 30_000;

export function createApi(): Api {
  return async <Answer>(path: string, options: ApiOptions = {}) => {
    const response = await send(path, options);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw readError(response.status, answer);
    return answer as Answer; // the caller knows what this call answers
  };
}

async function send(path: string, { method = 'GET', body, signal, timeoutMs = patienceMs }: ApiOptions) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      // A page of another site cannot set this header, so the server knows that the call is ours.
      headers: {
        Accept: 'application/json',
        'X-Sala': '1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
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
