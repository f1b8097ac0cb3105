import type { WebSocket } from 'ws';
import type { PresencePlace, Site } from '../../../schemas/index.ts';
import { findSession } from '../../identity/findSession.ts';
import { isHeld } from '../../identity/refuseHeld.ts';
import type { Session } from '../../sites/visit.ts';
import type { App } from '../app.ts';

/** The WebSocket of one open page. */
export interface Channel {
  socket: WebSocket;
  /** What its messages are counted under, beside the channel itself. */
  address: string;
  site: Site;
  /** The session when the channel was opened. */
  session: Session | null;
  /** The session cookie. */
  token: string | undefined;
  /** The collections that the page watches. */
  collections: Set<string>;
  /** The runs of flows that its page follows. */
  runs: Set<string>;
  /** The record that its page stands at, where others see it. */
  here?: PresencePlace;
  /** Whether the page answered the last beat. */
  answered: boolean;
  /** Ids of the commands that the page has received and not answered. */
  asked: Set<string>;
}

/** Close codes; the page reacts to them. */
export const closeCodes = {
  signedOut: 4401,
  /** A new password or a second factor comes first. */
  held: 4403,
  locked: 4423,
  tooMany: 4429,
  // The page tries again later: the site may be resumed.
  siteClosed: 4503,
} as const;

/** The current session of a channel (from the cache): null right after signing out. */
export async function findChannelSession(app: App, { site, token }: Pick<Channel, 'site' | 'token'>) {
  // The site of a channel that has been open for long is asked for anew: its roles may have changed.
  return findSession(app, (await app.sites.byId(site.id)) ?? site, token);
}

/** The reason to close this channel, if any: its session has ended, is locked, or needs a new password or a second factor. */
export function findCloseCode(before: Session | null, now: Session | null): number | undefined {
  if (before && !now) return closeCodes.signedOut;
  if (now?.locked) return closeCodes.locked;
  if (now && isHeld(now)) return closeCodes.held;
  return undefined;
}

/** What may wait to be sent to a page that does not read. */
const mostWaiting = 1_000_000;

export function sendMessage({ socket }: Channel, message: object): void {
  if (socket.bufferedAmount > mostWaiting) socket.terminate();
  else socket.send(JSON.stringify(message));
}
