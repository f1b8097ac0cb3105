import type { IncomingMessage } from 'node:http';

/** Whether the one who asked hung up before all was sent or answered: what fails then is no fault of ours. */
export function isCallerGone(request: IncomingMessage): boolean {
  return request.socket.destroyed || (request.destroyed && !request.complete);
}
