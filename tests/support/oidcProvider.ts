import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface OutsidePerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OidcTestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** People by their subject. */
  people: Map<string, OutsidePerson>;
  /** Who signs in there next. */
  signedIn: string;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine that asks nobody for a password: `signedIn` says who is in front of it. */
export async function openOidcProvider(options: {
  redirectUris: string[];
  idTokenAlgorithm?: 'RS256' | 'HS256';
}): Promise<OidcTestProvider> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found: OidcTestProvider = {
    issuer,
    clientId: 'sala',
    clientSecret: randomBytes(32).toString('base64url'),
    people: new Map(),
    signedIn: '',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const provider = new Provider(issuer, configure(found, options));
  const callback = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    provider
      .interactionFinished(request, response, { login: { accountId: found.signedIn } })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return found;
}

function configure(
  found: OidcTestProvider,
  { redirectUris, idTokenAlgorithm = 'RS256' }: Parameters<typeof openOidcProvider>[0],
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: found.clientId,
        client_secret: found.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: idTokenAlgorithm,
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...found.people.get(sub) }) }),
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
