import { randomUUID } from 'node:crypto';
import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import { canChangePerson } from '../../../engine/people/rankRole.ts';
import type { RemoteAction, RemoteAnswer, RemoteMessage } from '../../../schemas/index.ts';
import { collectAnswers } from '../../messages/remote/collectAnswers.ts';
import { type RemoteCommand, sendCommand } from '../../messages/remote/remoteCommand.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { roleTooHigh } from '../accounts.errors.ts';
import type { IdentityParts } from '../identityParts.ts';
import { findPerson } from './loadPerson.ts';

export interface CommandInput {
  /** Id of a person; `*` for everybody, which only an alert may go to. */
  to: string;
  action: RemoteAction;
  text?: string;
  path?: string;
}

const noticeMs = 200;

/** Sends a command to a person's open pages on this site and returns their answers. */
export async function commandPages(
  app: IdentityParts,
  visit: Visit,
  { session, given }: { session: Session; given: CommandInput },
): Promise<RemoteAnswer[]> {
  const { to } = given;
  const message = createMessage(given, session.name);
  if (to !== '*') {
    const person = await findPerson(visit.db, to);
    if (!canChangePerson(session.role, person.role)) throw roleTooHigh({ role: person.role });
  }
  const { action, path, text } = message;
  await writeAudit(visit.db, visit, {
    action: `remote.${action}`,
    targetKind: 'person',
    targetId: to,
    changes: { path, text },
  });
  const command = { siteId: visit.site.id, to, message };
  return collectAnswers(app, message.id, () => executeCommand(app, command));
}

function createMessage({ to, action, text, path }: CommandInput, from: string): RemoteMessage {
  if (to === '*' && action !== 'alert') throw badRequest({ what: 'action' });
  if (action === 'alert' && text === undefined) throw badRequest({ what: 'text' });
  if (action === 'route' && (path === undefined || !isOwnPath(path))) throw badRequest({ what: 'path' });
  const id = randomUUID();
  return { id, action, from, ...(action === 'alert' && { text }), ...(action === 'route' && { path }) };
}

/** Notifies the pages first, so that they can show the reason; then enforces the command on the server. */
async function executeCommand(app: IdentityParts, command: RemoteCommand): Promise<void> {
  await sendCommand(app, command);
  const { siteId, to, message } = command;
  if (message.action !== 'logout' && message.action !== 'lock') return;
  await new Promise((done) => setTimeout(done, noticeMs));
  if (message.action === 'logout') await app.sessions.endAll(siteId, to);
  else await app.sessions.lockAll(siteId, to);
}
