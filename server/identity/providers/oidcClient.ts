import * as oidc from 'openid-client';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import { providerFailed } from '../accounts.errors.ts';
import type { IdentityParts } from '../identityParts.ts';
import { createIssuerFetch } from './askIssuer.ts';
import type { ProviderOf } from './providerStore.ts';
import { isLoopback } from './readProvider.ts';
import type { OutsideIdentity } from './resolveIdentity.ts';

/** Stored on the server while the browser is at the provider. */
export interface OidcFlow {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface OidcClient {
  /** The redirect URL, and what to store until the browser returns. */
  start(redirectUri: string): Promise<{ url: string; flow: OidcFlow }>;
  /** Validates the callback and exchanges the code for the person's identity. */
  finish(currentUrl: URL, flow: OidcFlow): Promise<OutsideIdentity>;
}

const discoveries = new Map<string, { config: Promise<oidc.Configuration>; until: number }>();
const discoveryMs = 3_600_000;
/** Of OpenID Connect. */
const longestSubject = 255;

export async function openOidcClient(
  app: IdentityParts,
  siteId: string,
  provider: ProviderOf<'oidc'>,
): Promise<OidcClient> {
  const fail = (error: unknown): never => {
    app.log.warn({ err: error, provider: provider.id }, 'sign-in provider');
    throw providerFailed();
  };
  const config = await discover(app, siteId, provider).catch(fail);
  return {
    start: (redirectUri) => startFlow(config, provider.config.scopes, redirectUri),
    finish: async (currentUrl, flow) => {
      const claims = await readClaims(config, currentUrl, flow).catch(fail);
      return { ...toIdentity(provider.id, claims), issuer: provider.config.issuer };
    },
  };
}

async function startFlow(config: oidc.Configuration, scope: string, redirectUri: string) {
  const flow: OidcFlow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectUri,
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, flow };
}

async function readClaims(
  config: oidc.Configuration,
  currentUrl: URL,
  flow: OidcFlow,
): Promise<Record<string, unknown>> {
  const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  if (claims.sub.length > longestSubject) throw new Error('the provider sent a subject that is too long');
  const more = await readUserInfo(config, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

async function discover(app: IdentityParts, siteId: string, provider: ProviderOf<'oidc'>): Promise<oidc.Configuration> {
  const key = `${siteId} ${provider.id} ${provider.updatedAt}`;
  const known = discoveries.get(key);
  if (known && known.until > Date.now()) return known.config;
  const config = askProvider(app, provider);
  if (discoveries.size > 1000) discoveries.clear();
  discoveries.set(key, { config, until: Date.now() + discoveryMs });
  config.catch(() => discoveries.delete(key));
  return config;
}

async function askProvider(app: IdentityParts, { config, secret }: ProviderOf<'oidc'>): Promise<oidc.Configuration> {
  const issuer = new URL(config.issuer);
  const clientSecret = secret === null ? undefined : (await openSecretBox(app.config)).open(secret);
  const onThisMachine = app.config.environment !== 'production' && isLoopback(issuer.hostname);
  const found = await oidc.discovery(
    issuer,
    config.clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: config.idTokenAlgorithm },
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    {
      execute: onThisMachine ? [oidc.allowInsecureRequests] : [],
      [oidc.customFetch]: createIssuerFetch(app.config.outgoing, config.issuer),
    },
  );
  // A token signed with the client secret has no public key; it came over TLS from the provider itself.
  if (!config.idTokenAlgorithm.startsWith('HS')) oidc.enableNonRepudiationChecks(found);
  return found;
}

/** Many providers give names and e-mail addresses only here; without this endpoint the ID token has to do. */
async function readUserInfo(
  config: oidc.Configuration,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(config, accessToken, subject);
}

function toIdentity(providerId: string, claims: Record<string, unknown>): OutsideIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined;
  };
  return {
    providerId,
    subject: text('sub') ?? '',
    email: text('email'),
    emailVerified: claims.email_verified === true,
    firstname: text('given_name') ?? text('name'),
    lastname: text('family_name'),
    avatar: text('picture'),
  };
}
