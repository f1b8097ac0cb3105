import type { IncomingMessage } from 'node:http';
import { sessionCookieNames } from '../../identity/sessionCookie.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession } from './channel.ts';

const realtimePath = '/api/realtime';

/** The session behind a request for a channel; undefined when refused: only pages of the site itself may open one. */
export async function admitPage(
  app: App,
  request: IncomingMessage,
): Promise<Pick<Channel, 'site' | 'session' | 'token'> | undefined> {
  if (request.url?.split('?')[0] !== realtimePath) return undefined;
  const host = request.headers.host ?? '';
  const { origin } = request.headers;
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host)) return undefined;
  const site = await app.sites.byHost(host.replace(/:\d+$/, '').toLowerCase());
  if (!site || site.suspended) return undefined;
  const token = readCookie(request.headers.cookie ?? '');
  return { site, token, session: await findChannelSession(app, { site, token }) };
}

function readCookie(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (sessionCookieNames.includes(name)) return value;
  }
  return undefined;
}
