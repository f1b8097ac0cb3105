import type { IncomingMessage } from 'node:http';
import { sessionCookieNames } from '../accounts/findSession.ts';
import type { App } from '../app/app.ts';
import { findWatcherSession, type Watcher } from './watcher.ts';

export const realtimePath = '/api/realtime';

/** Only pages of the site itself may listen. */
export async function admitWatcher(
  app: App,
  request: IncomingMessage,
): Promise<Pick<Watcher, 'site' | 'session' | 'token'> | undefined> {
  if (request.url?.split('?')[0] !== realtimePath) return undefined;
  const host = request.headers.host ?? '';
  const { origin } = request.headers;
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host)) return undefined;
  const site = await app.sites.byHost(host.replace(/:\d+$/, '').toLowerCase());
  if (!site || site.suspended) return undefined;
  const token = readCookie(request.headers.cookie ?? '');
  return { site, token, session: await findWatcherSession(app, { site, token }) };
}

function readCookie(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (sessionCookieNames.includes(name)) return value;
  }
  return undefined;
}
