import type { WebSocket } from 'ws';
import type { Site } from '../../schemas/index.ts';
import type { Session } from '../accounts/session.ts';
import type { App } from '../app/app.ts';

/** A page that listens. */
export interface Watcher {
  socket: WebSocket;
  site: Site;
  /** Whose session it was when the line was opened. */
  session: Session | null;
  token: string | undefined;
  collections: Set<string>;
  /** Questions it was asked and has not answered. */
  asked: Set<string>;
}

/** Why the server closes a line; the page acts on it. */
export const lineEnds = { signedOut: 4401, resetNeeded: 4403, locked: 4423 } as const;

/** The session behind a line as it is now (answered from memory): whoever signed out a moment ago is a visitor. */
export async function findWatcherSession(app: App, { site, token }: Pick<Watcher, 'site' | 'token'>) {
  return token ? await app.sessions.find(site.id, token) : null;
}

/** Why this line may not go on, if so: its session is over, is locked, or must get a new password first. */
export function findLineEnd(before: Session | null, now: Session | null): number | undefined {
  if (before && !now) return lineEnds.signedOut;
  if (now?.locked) return lineEnds.locked;
  if (now?.mustReset) return lineEnds.resetNeeded;
  return undefined;
}

export function send(watcher: Watcher, message: object): void {
  watcher.socket.send(JSON.stringify(message));
}
