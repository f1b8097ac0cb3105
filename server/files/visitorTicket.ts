import { createToken, hashToken } from '../platform/secrets/tokens.ts';
import { readOwnCookie, setOwnCookie } from '../sites/ownCookie.ts';
import type { Visit } from '../sites/visit.ts';
import { keepHours } from './fileLimits.ts';

const cookie = 'sala_upload';

/** Identifies a visitor without a session as the sender of their files and forms, and nothing else. */
export function readTicket(visit: Visit): Buffer | null {
  const token = readOwnCookie(visit, cookie);
  return token ? hashToken(token) : null;
}

/** The visitor's ticket, created if missing. It lasts as long as an unused upload. */
export function issueTicket(visit: Visit): Buffer {
  const token = readOwnCookie(visit, cookie) ?? createToken();
  setOwnCookie(visit, cookie, {
    value: token,
    sameSite: 'strict',
    expires: new Date(Date.now() + keepHours.visitor * 3_600_000),
  });
  return hashToken(token);
}

/** Whether this request comes from the sender of a file or form. */
export function isSender(visit: Visit, sent: { owner_id: string | null; ticket_hash: Buffer | null }): boolean {
  const { session } = visit;
  if (sent.owner_id) return session?.userId === sent.owner_id && !session.apiKey;
  const ticket = readTicket(visit);
  return ticket !== null && sent.ticket_hash !== null && ticket.equals(sent.ticket_hash);
}
