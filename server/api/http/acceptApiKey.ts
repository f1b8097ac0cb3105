import { keyRefused, keyWithCookie } from '../../identity/accounts.errors.ts';
import { findApiKey } from '../../identity/keys/apiKeys.ts';
import { readSessionCookie } from '../../identity/sessionCookie.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import type { Context, Middleware } from './context.ts';

/**
 * Authenticates an API key (`Authorization: Bearer` or `X-API-Key`), which acts in the key's role. The definition of
 * each call decides whether keys may make it.
 */
export function acceptApiKey(app: App): Middleware {
  return (context, next) => {
    const secret = readKey(context);
    return secret === undefined ? next() : openKeySession(app, context.state, secret).then(next);
  };
}

async function openKeySession(app: App, visit: Visit, secret: string): Promise<void> {
  const { site } = visit;
  if (readSessionCookie(visit)) throw keyWithCookie();
  const key = await findApiKey(app, site, secret);
  if (!key) throw keyRefused();
  visit.session = {
    key: '',
    userId: key.id,
    ...holderOf({ registry: app.registry, site }, key),
    name: key.name,
    email: '',
    mustReset: false,
    needsFactor: false,
    locked: false,
    expiresAt: '',
    homeSiteId: site.id,
    via: 'key',
    createdAt: '',
    apiKey: { id: key.id, collections: key.collections },
  };
}

function readKey(context: Context): string | undefined {
  const header = context.get('x-api-key');
  if (header) return header;
  return /^Bearer\s+(\S+)$/i.exec(context.get('authorization'))?.[1];
}
