import { createToken, hashToken } from '../accounts/tokens.ts';
import type { Context } from '../http/context.ts';
import { keepHours } from './fileLimits.ts';

const cookie = 'sala_upload';

/** By this a visitor who is not signed in is known again as the sender of his files, and by nothing else. */
export function readTicket(context: Context): Buffer | null {
  const token = context.cookies.get(cookie);
  return token ? hashToken(token) : null;
}

/** The visitor's ticket, made when he has none. It ends when what he sent and did not use is swept away. */
export function issueTicket(context: Context): Buffer {
  const known = readTicket(context);
  if (known) return known;
  const token = createToken();
  context.cookies.set(cookie, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: context.secure,
    path: '/',
    maxAge: keepHours.unclaimed * 3_600_000,
  });
  return hashToken(token);
}

/** Whether this request comes from whoever sent a file. */
export function isSender(context: Context, file: { owner_id: string | null; ticket_hash: Buffer | null }): boolean {
  const { session } = context.state;
  if (file.owner_id) return session?.userId === file.owner_id && !session.apiKey;
  const ticket = readTicket(context);
  return ticket !== null && file.ticket_hash !== null && ticket.equals(file.ticket_hash);
}
