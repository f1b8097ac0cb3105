import type { App } from '../../app/app.ts';
import type { Context, Middleware } from '../../http/context.ts';
import { keyRefused, keyScope, keyWithCookie } from '../accounts.errors.ts';
import { sessionCookieName } from '../findSession.ts';
import { type ApiKey, findApiKey } from './apiKeys.ts';

/** Calls that belong to people; no key opens them, whatever it reaches. */
const personal = new Set([
  'account',
  'api-keys',
  'audit',
  'changepwd',
  'forgot',
  'invitation',
  'invitations',
  'lock',
  'mails',
  'people',
  'remote',
  'sign-ins',
  'signin',
  'signout',
  'sites',
  'unlock',
  'user',
]);

/** A server that comes with a key (`Authorization: Bearer` or `X-API-Key`) acts in the key's role, on the calls it reaches. */
export function acceptApiKey(app: App): Middleware {
  return async (context, next) => {
    const secret = readKey(context);
    if (secret !== undefined) {
      if (context.cookies.get(sessionCookieName(context))) throw keyWithCookie();
      const key = await findApiKey(app.db.site(context.state.site.id), secret);
      if (!key) throw keyRefused();
      if (!reaches(key, context.path)) throw keyScope();
      context.state.session = {
        key: '',
        userId: key.id,
        role: key.role,
        name: key.name,
        email: '',
        mustReset: false,
        locked: false,
        expiresAt: '',
        homeSiteId: context.state.site.id,
        via: 'key',
        createdAt: '',
        apiKey: { id: key.id, collections: key.collections },
      };
    }
    await next();
  };
}

function readKey(context: Context): string | undefined {
  const header = context.get('x-api-key');
  if (header) return header;
  return /^Bearer\s+(\S+)$/i.exec(context.get('authorization'))?.[1];
}

function reaches(key: ApiKey, path: string): boolean {
  const [, api, name = ''] = path.split('/', 3);
  if (api !== 'api' || personal.has(name)) return false;
  return name === 'session' || key.collections.includes('*') || key.collections.includes(name);
}
