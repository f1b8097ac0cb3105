import { randomUUID } from 'node:crypto';
import { isOwnPath } from '../../engine/link/isOwnPath.ts';
import { type JsonObject, type RemoteMessage, remoteActions } from '../../schemas/index.ts';
import { readText } from '../accounts/readInput.ts';
import { badRequest } from '../errors/httpErrors.ts';

const maxText = 500;

/** What is asked, and of whom, from the body of a call. */
export function readOrder(body: JsonObject, from: string): { to: string; message: RemoteMessage } {
  const to = readText(body, 'to', 64);
  const action = remoteActions.find((one) => one === body.action);
  if (!action || (to === '*' && action !== 'alert')) throw badRequest({ what: 'action' });
  const message: RemoteMessage = { id: randomUUID(), action, from };
  if (action === 'alert') message.text = readText(body, 'text', maxText);
  if (action === 'route') {
    message.path = readText(body, 'path', 2000);
    if (!isOwnPath(message.path)) throw badRequest({ what: 'path' });
  }
  return { to, message };
}
