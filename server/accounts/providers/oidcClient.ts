import * as oidc from 'openid-client';
import type { App } from '../../app/app.ts';
import { providerFailed } from '../accounts.errors.ts';
import { openSecretBox } from '../secretBox.ts';
import type { ProviderOf } from './providerStore.ts';
import { isLoopback } from './readProvider.ts';
import type { OutsideIdentity } from './resolveIdentity.ts';

/** What is kept on our side while the person is at the provider's. */
export interface OidcFlow {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface OidcClient {
  /** Where to send the browser, and what to keep until it comes back. */
  start(redirectUri: string): Promise<{ url: string; flow: OidcFlow }>;
  /** Checks everything the browser brought back and asks the provider who it is. */
  finish(currentUrl: URL, flow: OidcFlow): Promise<OutsideIdentity>;
}

const discoveries = new Map<string, { config: Promise<oidc.Configuration>; until: number }>();
const discoveryMs = 3_600_000;

export async function openOidcClient(app: App, siteId: string, provider: ProviderOf<'oidc'>): Promise<OidcClient> {
  const config = await discover(app, siteId, provider).catch((error: unknown) => {
    app.log.warn({ err: error, provider: provider.id }, 'sign-in provider');
    throw providerFailed();
  });
  return {
    start: async (redirectUri) => {
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        redirectUri,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: provider.config.scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },
    finish: async (currentUrl, flow) => {
      try {
        const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('the provider sent no ID token');
        const more = await readUserInfo(config, tokens.access_token, claims.sub);
        return toIdentity(provider.id, { ...more, ...claims });
      } catch (error) {
        app.log.warn({ err: error, provider: provider.id }, 'sign-in provider');
        throw providerFailed();
      }
    },
  };
}

async function discover(app: App, siteId: string, provider: ProviderOf<'oidc'>): Promise<oidc.Configuration> {
  const key = `${siteId} ${provider.id} ${provider.updatedAt}`;
  const known = discoveries.get(key);
  if (known && known.until > Date.now()) return known.config;
  const config = askProvider(app, provider);
  if (discoveries.size > 1000) discoveries.clear();
  discoveries.set(key, { config, until: Date.now() + discoveryMs });
  config.catch(() => discoveries.delete(key));
  return config;
}

async function askProvider(app: App, { config, secret }: ProviderOf<'oidc'>): Promise<oidc.Configuration> {
  const issuer = new URL(config.issuer);
  const clientSecret = secret === null ? undefined : (await openSecretBox(app.config)).open(secret);
  const onThisMachine = app.config.environment !== 'production' && isLoopback(issuer.hostname);
  const found = await oidc.discovery(
    issuer,
    config.clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: config.idTokenAlgorithm },
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    { timeout: 10, execute: onThisMachine ? [oidc.allowInsecureRequests] : [] },
  );
  // A token signed by the client's own secret has no public key to check it by; it came over TLS from the provider itself.
  if (!config.idTokenAlgorithm.startsWith('HS')) oidc.enableNonRepudiationChecks(found);
  return found;
}

/** Many providers tell names and addresses only here. Without it the ID token has to do. */
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
