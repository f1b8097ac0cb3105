import type { IncomingMessage } from 'node:http';
import { sessionCookieNames } from '../../identity/sessionCookie.ts';
import type { App } from '../app.ts';
import { readAskedHost } from '../http/readAskedHost.ts';
import { type Channel, findChannelSession } from './channel.ts';

const realtimePath = '/api/realtime';

/** The session behind a request for a channel; undefined when refused: only pages of the site itself may open one. */
export async function admitPage(
  app: App,
  request: IncomingMessage,
): Promise<Pick<Channel, 'site' | 'session' | 'token'> | undefined> {
  if (request.url?.split('?')[0] !== realtimePath) return undefined;
  const { host, hostname } = readAskedHost({ req: request });
  const { origin } = request.headers;
  if (origin && URL.parse(origin)?.host !== host) return undefined;
  const site = await app.sites.byHost(hostname);
  if (!site || site.suspended) return undefined;
  const token = readCookie(request.headers.cookie ?? '');
  return { site, token, session: await findChannelSession(app, { site, token }) };
}

/** The one that no neighbouring host name can set, where there are two. */
function readCookie(header: string): string | undefined {
  const given = new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.trim().split('=', 2);
      return [name, value];
    }),
  );
  return sessionCookieNames.map((name) => given.get(name)).find((value) => value !== undefined);
}
