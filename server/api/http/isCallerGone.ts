import type { IncomingMessage } from 'node:http';

/** Whether the client closed the connection before the answer was sent: failures after that are not the server's. */
export function isCallerGone(request: IncomingMessage): boolean {
  return request.socket.destroyed || (request.destroyed && !request.complete);
}
