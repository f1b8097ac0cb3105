/** What the server answered when it refused: its stable code and a message for people. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(answer: { status: number; code: string; message: string; details?: unknown }) {
    super(answer.message);
    this.name = 'RequestError';
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details;
  }
}

/** Status of a request that never reached the server. */
export const unreachable = 0;

/** Asks the server and reads its JSON; anything but success is thrown as a `RequestError`. */
export async function request<T>(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
  const response = await send(path, {
    method,
    credentials: 'same-origin',
    headers: method === 'GET' ? {} : { 'content-type': 'application/json', 'x-sala': '1' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await readAnswer(response);
  if (!response.ok) throw new RequestError({ ...describeRefusal(answer, response), status: response.status });
  // The shape of a success is the contract of the endpoint that was asked.
  return answer as T;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw new RequestError({ status: unreachable, code: 'unreachable', message: String(error) });
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function describeRefusal(answer: unknown, response: Response): { code: string; message: string; details?: unknown } {
  if (typeof answer !== 'object' || answer === null) return { code: 'unknown', message: response.statusText };
  const { code, message, details } = answer as Record<string, unknown>;
  return { code: String(code ?? 'unknown'), message: String(message ?? response.statusText), details };
}
