import { canGiveRole, rankRole } from '../../../engine/people/rankRole.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import { providerRefused } from '../accounts.errors.ts';
import { readOptional, readText } from '../readInput.ts';
import type { LdapSettings, OidcSettings, Provider, SavedProvider } from './providerStore.ts';

type Preset = Pick<OidcSettings, 'issuer' | 'scopes' | 'idTokenAlgorithm'>;

const presets: Record<'line' | 'google', Preset> = {
  line: { issuer: 'https://access.line.me', scopes: 'profile openid', idTokenAlgorithm: 'HS256' },
  google: { issuer: 'https://accounts.google.com', scopes: 'openid email profile', idTokenAlgorithm: 'RS256' },
};

/**
 * A provider says who people are, and this server calls the address it is given. So only root names issuers and directories;
 * administrators of a site choose among the presets.
 */
export function readProvider(
  body: JsonObject,
  { id, role, production }: { id: string; role: string; production: boolean },
): Omit<SavedProvider, 'secret' | 'updatedBy'> {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id)) throw badRequest({ what: 'id' });
  const config = isJsonObject(body.config) ? body.config : {};
  const kind = readKind(body.kind);
  const title = readText(body, 'title', 60);
  const settings = kind === 'oidc' ? readOidc(config, production) : readLdap(config);
  const isPreset = 'preset' in settings && settings.preset !== 'custom';
  if (!isPreset && role !== 'root') throw providerRefused();
  return {
    id,
    kind,
    title,
    config: settings,
    enabled: body.enabled !== false,
    position: typeof body.position === 'number' && Number.isInteger(body.position) ? body.position : 100,
  };
}

function readKind(value: unknown): Provider['kind'] {
  if (value === 'oidc' || value === 'ldap') return value;
  throw badRequest({ what: 'kind' });
}

function readOidc(config: JsonObject, production: boolean): OidcSettings {
  const clientId = readText(config, 'clientId', 300);
  const signUp = config.signUp !== false;
  const { preset } = config;
  if (preset === 'line' || preset === 'google') return { preset, clientId, signUp, ...presets[preset] };
  const issuer = readText(config, 'issuer', 500);
  if (!isIssuer(issuer, production)) throw badRequest({ what: 'issuer' });
  return {
    preset: 'custom',
    issuer,
    clientId,
    signUp,
    scopes: readOptional(config, 'scopes') ?? 'openid email profile',
    idTokenAlgorithm: readOptional(config, 'idTokenAlgorithm', 10) ?? 'RS256',
  };
}

/** TLS always, save for a provider on the developer's own machine. */
function isIssuer(issuer: string, production: boolean): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (!production && protocol === 'http:' && isLoopback(hostname));
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function readLdap(config: JsonObject): LdapSettings {
  const url = readText(config, 'url', 500);
  if (!URL.canParse(url) || !/^ldaps?:$/.test(new URL(url).protocol)) throw badRequest({ what: 'url' });
  const role = readOptional(config, 'role', 40) ?? 'user';
  // A directory fills a site with people, not with its administrators.
  if (!canGiveRole('root', role) || rankRole(role) > 1) throw badRequest({ what: 'role' });
  return {
    url,
    startTls: config.startTls === true,
    bindDn: readOptional(config, 'bindDn', 500) ?? '',
    baseDn: readText(config, 'baseDn', 500),
    nameAttribute: readAttribute(config, 'nameAttribute', 'sAMAccountName'),
    idAttribute: readAttribute(config, 'idAttribute', 'dn'),
    signUp: config.signUp !== false,
    role,
  };
}

function readAttribute(config: JsonObject, name: string, fallback: string): string {
  const value = readOptional(config, name, 60) ?? fallback;
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) throw badRequest({ what: name });
  return value;
}
