import { keyRefused, keyWithCookie } from '../../identity/accounts.errors.ts';
import { findApiKey } from '../../identity/keys/apiKeys.ts';
import { readSessionCookie } from '../../identity/sessionCookie.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { App } from '../app.ts';
import type { Context, Middleware } from './context.ts';

/**
 * Authenticates an API key (`Authorization: Bearer` or `X-API-Key`), which acts in the key's role. The definition of
 * each call decides whether keys may make it.
 */
export function acceptApiKey(app: App): Middleware {
  return async (context, next) => {
    const secret = readKey(context);
    if (secret !== undefined) {
      const { site } = context.state;
      if (readSessionCookie(context.state)) throw keyWithCookie();
      const key = await findApiKey(app, site, secret);
      if (!key) throw keyRefused();
      context.state.session = {
        key: '',
        userId: key.id,
        ...holderOf({ registry: app.registry, site }, key),
        name: key.name,
        email: '',
        mustReset: false,
        needsFactor: false,
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
