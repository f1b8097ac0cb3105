import type { ServerResponse } from 'node:http';
import { requestCut } from '../../platform/errors/httpErrors.ts';

/** Aborts when the caller closes the connection before the answer has been sent. */
export function callerSignal(response: ServerResponse): AbortSignal {
  const ending = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) ending.abort(requestCut());
  });
  return ending.signal;
}
