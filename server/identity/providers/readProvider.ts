import { canGiveRole, rankRole } from '../../../engine/people/rankRole.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { providerRefused } from '../accounts.errors.ts';
import type { LdapSettings, OidcSettings, SavedProvider } from './providerStore.ts';

type Preset = Pick<OidcSettings, 'issuer' | 'scopes' | 'idTokenAlgorithm'>;

const presets: Record<'line' | 'google', Preset> = {
  line: { issuer: 'https://access.line.me', scopes: 'profile openid', idTokenAlgorithm: 'HS256' },
  google: { issuer: 'https://accounts.google.com', scopes: 'openid email profile', idTokenAlgorithm: 'RS256' },
};

interface OidcInput {
  /** A preset; anything else is a provider of its own. */
  preset?: string;
  clientId: string;
  issuer?: string;
  scopes?: string;
  idTokenAlgorithm?: string;
  signUp?: boolean;
}

type LdapInput = Pick<LdapSettings, 'url' | 'baseDn'> & Partial<LdapSettings>;

export type ProviderInput = {
  title: string;
  enabled?: boolean;
  position?: number;
} & ({ kind: 'oidc'; config: OidcInput } | { kind: 'ldap'; config: LdapInput });

/**
 * A provider decides who people are, and this server calls its URL. So only root sets issuers and directories;
 * administrators of a site choose among the presets.
 */
export function readProvider(
  { title, enabled = true, position = 100, ...given }: ProviderInput,
  { id, role, production }: { id: string; role: string; production: boolean },
): Omit<SavedProvider, 'secret' | 'updatedBy'> {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id)) throw badRequest({ what: 'id' });
  const settings = given.kind === 'oidc' ? readOidc(given.config, production) : readLdap(given.config);
  const isPreset = 'preset' in settings && settings.preset !== 'custom';
  if (!isPreset && role !== 'root') throw providerRefused();
  return { id, kind: given.kind, title, config: settings, enabled, position };
}

function readOidc(
  {
    preset,
    clientId,
    issuer = '',
    scopes = 'openid email profile',
    idTokenAlgorithm = 'RS256',
    signUp = true,
  }: OidcInput,
  production: boolean,
): OidcSettings {
  if (preset === 'line' || preset === 'google') return { preset, clientId, signUp, ...presets[preset] };
  if (!isIssuer(issuer, production)) throw badRequest({ what: 'issuer' });
  return { preset: 'custom', issuer, clientId, signUp, scopes, idTokenAlgorithm };
}

/** Always TLS, except for a provider on the developer's own machine. */
function isIssuer(issuer: string, production: boolean): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (!production && protocol === 'http:' && isLoopback(hostname));
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function readLdap({
  url,
  startTls = false,
  bindDn = '',
  baseDn,
  nameAttribute = 'sAMAccountName',
  idAttribute = 'dn',
  signUp = true,
  role = 'user',
}: LdapInput): LdapSettings {
  if (!URL.canParse(url) || !/^ldaps?:$/.test(new URL(url).protocol)) throw badRequest({ what: 'url' });
  // A directory provides a site's people, not its administrators.
  if (!canGiveRole('root', role) || rankRole(role) > 1) throw badRequest({ what: 'role' });
  return { url, startTls, bindDn, baseDn, nameAttribute, idAttribute, signUp, role };
}
